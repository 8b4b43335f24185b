# The game master's voice: what everybody hears of a campaign.
# Several narrations of the same kind end in -1, -2 and so on; each may follow any other.

gwv-war-began-1 =
    { $teams ->
        [2] 두
        [3] 세
       *[other] { $teams }개
    } 팀의 손등에 붉은 문양이 떠오릅니다. 이 도시에서 { $rounds }회차 동안, 성배전쟁이 벌어집니다.
gwv-war-began-2 =
    성배가 { $teams ->
        [2] 두
        [3] 세
       *[other] { $teams }개
    } 팀을 골랐습니다. { $rounds }회차가 지나기 전에 하나만 남아야 합니다.
gwv-war-began-3 =
    도시는 아직 모릅니다. 오늘부터 { $rounds }회차, { $teams ->
        [2] 두
        [3] 세
       *[other] { $teams }개
    } 팀이 소원 하나를 두고 싸운다는 것을.

gwv-day-1 = 해가 떠오르고, 도시는 아무 일도 없었던 것처럼 깨어납니다. 마스터들은 사람들 틈에 섞여 걷습니다.
gwv-day-2 = 커피 냄새와 등굣길의 웃음소리. 그 아래로 마력이 흐르고 있음을 아는 이는 몇 되지 않습니다.
gwv-day-3 = 낮은 이야기의 시간입니다. 누군가는 쉬고, 누군가는 묻고, 누군가는 거짓말을 합니다.
gwv-day-4 = 비가 조금 내립니다. 우산들 사이에서 누가 마스터인지 알아볼 방법은 없습니다.
gwv-day-5 = 하늘이 유난히 맑습니다. 이런 날일수록 사람들은 서로의 눈을 피합니다.
gwv-day-6 = 신문은 가스 폭발이라고 적었습니다. 읽는 이 가운데 몇은 그것이 거짓임을 압니다.
gwv-day-7 = 빨래가 마르고 아이들이 뜁니다. 평화는 이렇게 얇은 것입니다.
gwv-day-8 = 교회의 종이 정오를 알립니다. 어떤 이에게는 기도의 시간, 어떤 이에게는 거래의 시간입니다.
gwv-day-9 = 바람에 나뭇잎이 구릅니다. 지난밤의 상처를 가린 옷깃들이 거리를 오갑니다.

gwv-night-1 = 해가 지고 거리가 빕니다. 이제부터는 마술사와 영령의 시간입니다.
gwv-night-2 = 마지막 전철이 떠났습니다. 불 꺼진 창문 뒤에서 누군가 외투를 걸칩니다.
gwv-night-3 = 밤이 도시 위에 뚜껑처럼 덮입니다. 검을 쥔 이들이 움직이기 시작합니다.
gwv-night-4 = 달이 밝습니다. 숨기에는 나쁜 밤, 싸우기에는 좋은 밤입니다.
gwv-night-5 = 고양이들도 골목을 비웠습니다. 오늘 밤 이 도시에는 사냥꾼과 사냥감뿐입니다.
gwv-night-6 = 안개가 강에서 올라옵니다. 안개 속에서는 누구의 발소리도 가까이 들립니다.
gwv-night-7 = 벽시계가 자정을 울립니다. 창가의 촛불 하나가 꺼지고, 문이 열립니다.
gwv-night-8 = 구름이 별을 하나씩 지웁니다. 어둠은 모두에게 공평합니다.
gwv-night-9 = 강물 위로 불빛이 길게 흔들립니다. 오늘 밤이 그 빛을 보는 마지막 밤인 이도 있을 것입니다.

gwv-feeding-1 = 사람들이 쓰러진 채 발견됩니다. 원인은 알 수 없습니다. 지금까지 모두 { $count }명.
gwv-feeding-2 = 구급차 소리가 그치지 않습니다. 이 전쟁에서 먹힌 사람은 이제 { $count }명입니다.
gwv-feeding-3 = 실종자 벽보가 늘어납니다. 누군가 사람을 먹고 있습니다. 합계 { $count }명.
gwv-feeding-4 = 병원은 그것을 집단 빈혈이라 부릅니다. { $count }명째입니다.
gwv-feeding-5 = 골목마다 꽃이 놓입니다. 이유를 모르고 쓰러진 사람이 { $count }명에 이르렀습니다.

gwv-feeding-passed-1 = 교회의 장부에 붉은 줄이 그어집니다. 먹힌 사람이 { $passed }명을 넘어 { $count }명에 이르렀습니다.
gwv-feeding-passed-2 = 소문이 공포가 됩니다. { $passed }명을 넘겼습니다. 지금까지 { $count }명이 먹혔습니다.
gwv-feeding-passed-3 = 감독관이 눈을 감고 숫자를 듣습니다. { $count }명. { $passed }명의 선을 넘었습니다.

gwv-notice-feeding-1 = 종이 울립니다. 교회가 { $cls }{ JOSA($cls, "을/를") } 제재합니다. { $place }에서 저지른 식인 때문입니다.
gwv-notice-feeding-2 = 감독관의 목소리는 차갑습니다. “{ $place }의 일은 도를 넘었다.” { $cls }에게 제재가 내려집니다.
gwv-notice-feeding-3 = { $place }에서 스러진 이들의 이름이 낭독됩니다. 식인의 죄로 { $cls }{ JOSA($cls, "은/는") } 교회의 제재를 받습니다.

gwv-notice-daylight-1 = 교회가 { $cls }{ JOSA($cls, "을/를") } 제재합니다. 대낮의 { $place }에서 서번트가 전열에 나섰기 때문입니다.
gwv-notice-daylight-2 = “신비는 감추어져야 한다.” 한낮의 { $place }에 모습을 드러낸 { $cls }에게 제재가 내려집니다.
gwv-notice-daylight-3 = { $place }의 목격자들은 기억을 지우는 손길을 받습니다. 낮에 싸운 { $cls }{ JOSA($cls, "은/는") } 제재를 받습니다.

gwv-notice-crowd-1 = 교회가 { $cls }{ JOSA($cls, "을/를") } 제재합니다. 사람이 붐비는 { $place }에서 싸움을 벌였기 때문입니다.
gwv-notice-crowd-2 = { $place }에는 보는 눈이 너무 많았습니다. 싸움을 택한 { $cls }에게 제재가 내려집니다.
gwv-notice-crowd-3 = 비명 소리가 { $place }{ JOSA($place, "을/를") } 가득 채웠습니다. 교회는 { $cls }{ JOSA($cls, "을/를") } 지목해 제재합니다.

gwv-notice-own-1 = — 그것은 우리에게 내려진 { $count }번째 제재입니다.
gwv-notice-own-2 = — 우리 이야기입니다. 이것으로 제재는 { $count }번째.
gwv-notice-own-3 = — 우리가 받은 제재가 { $count }번이 되었습니다.

gwv-hunted-1 = 토벌령이 내려집니다! { $cls }의 거점은 { $place }. 그 서번트를 소멸시키는 이는 령주를 얻습니다.
gwv-hunted-2 = 교회가 침묵을 깨고 선언합니다. { $cls }{ JOSA($cls, "을/를") } 토벌하라. 거점은 { $place }, 상은 령주 한 획.
gwv-hunted-3 = 모든 마스터에게 같은 편지가 도착합니다. “{ $place }{ JOSA($place, "을/를") } 거점으로 둔 { $cls }{ JOSA($cls, "을/를") } 없애라.” 토벌령입니다.

gwv-day-fight-1 = { $place }에서 비명과 섬광. 한낮에 마스터들이 싸우고 있습니다.
gwv-day-fight-2 = { $place }의 시계가 멈춥니다. 낮인데도 누군가 참지 못하고 싸움을 걸었습니다.
gwv-day-fight-3 = 경찰이 { $place }{ JOSA($place, "을/를") } 통제합니다. 마술사들의 싸움이 낮의 거리로 새어 나왔습니다.

gwv-quiet-1 = 아무 일도 없었습니다. 칼도 주문도 없이, { $round }회차의 밤이 조용히 지나갑니다.
gwv-quiet-2 = 모두가 기다렸고, 아무도 오지 않았습니다. { $round }회차의 밤은 고요합니다.
gwv-quiet-3 = 별이 유난히 많은 밤. { $round }회차에는 누구도 서로를 찾아내지 못했습니다.
gwv-quiet-4 = 개 짖는 소리 하나 없이 { $round }회차의 밤이 끝납니다. 폭풍 전의 고요일지도 모릅니다.

gwv-exhausted-1 = { $cls }의 모습이 흐려집니다. 마력이 바닥났습니다. 다음 장면이 끝나기 전에 채우지 못하면 사라집니다.
gwv-exhausted-2 = { $cls }{ JOSA($cls, "을/를") } 이 세상에 붙들던 실이 끊어지려 합니다. 다음 장면이 끝날 때까지가 마지막입니다.
gwv-exhausted-3 = 마력이 말라 버린 { $cls }{ JOSA($cls, "은/는") } 숨조차 희미합니다. 남은 시간은 다음 장면의 끝까지입니다.

gwv-lost-exhausted-1 = 끝내 마력이 돌아오지 않았습니다. { $who }{ JOSA($who, "이/가") } 소리 없이 사라집니다.
gwv-lost-exhausted-2 = 촛불이 꺼지듯, { $who }{ JOSA($who, "은/는") } 싸움터가 아닌 곳에서 소멸합니다.
gwv-lost-exhausted-3 = { $who }{ JOSA($who, "은/는") } 마지막 힘으로 웃어 보이고 사라졌습니다. 마력이 다한 것입니다.

gwv-lost-masterless-1 = 마스터를 잃은 { $who }{ JOSA($who, "이/가") } 더는 버티지 못하고 사라집니다.
gwv-lost-masterless-2 = 불러 줄 이가 없는 이름은 이 세상에 머물 수 없습니다. { $who }{ JOSA($who, "이/가") } 소멸합니다.
gwv-lost-masterless-3 = { $who }{ JOSA($who, "은/는") } 주인 없는 방의 창가에서 새벽을 기다리다 흩어졌습니다.

gwv-lost-left-1 = { $who }{ JOSA($who, "이/가") } 전쟁을 내려놓습니다. 계약은 끊어졌습니다.
gwv-lost-left-2 = { $who }의 자리가 빕니다. 싸움을 그만둔 것입니다.
gwv-lost-left-3 = { $who }{ JOSA($who, "은/는") } 작별 인사도 없이 무대에서 내려갑니다.

gwv-died-flight-1 = { $one }{ JOSA($one, "은/는") } 끝내 도망치지 못했습니다. 길 위에서 숨을 거둡니다.
gwv-died-flight-2 = 핏자국이 골목 끝에서 끊깁니다. { $one }{ JOSA($one, "이/가") } 죽었습니다.
gwv-died-flight-3 = 등을 돌린 대가는 목숨이었습니다. { $one }{ JOSA($one, "은/는") } 다시 일어나지 못합니다.

gwv-died-wounds-1 = 상처가 너무 깊었습니다. { $one }{ JOSA($one, "이/가") } 숨을 거둡니다.
gwv-died-wounds-2 = 의식이 돌아오지 않은 채, { $one }{ JOSA($one, "은/는") } 조용히 세상을 떠납니다.
gwv-died-wounds-3 = { $one }의 손등에서 령주가 빛을 잃습니다. 마스터가 죽었습니다.

gwv-died-left-1 = { $one }{ JOSA($one, "이/가") } 손등의 령주를 내려다보다, 전쟁에서 손을 뗍니다.
gwv-died-left-2 = { $one }{ JOSA($one, "은/는") } 짐을 꾸려 도시를 떠났습니다.
gwv-died-left-3 = { $one }의 소원은 여기서 끝났습니다. 스스로 물러난 것입니다.

gwv-refuge-1 = 서번트를 잃은 { $one }{ JOSA($one, "이/가") } 교회의 문을 두드립니다. 살아남았지만, 전쟁에서는 물러납니다.
gwv-refuge-2 = 교회의 등불 아래 { $one }{ JOSA($one, "이/가") } 앉아 있습니다. 더는 싸우지 않습니다.
gwv-refuge-3 = “받아 주십시오.” { $one }{ JOSA($one, "은/는") } 교회에 몸을 맡깁니다.

gwv-contract-1 = 홀로 남은 마스터와 홀로 남은 서번트. { $one }{ JOSA($one, "이/가") } { $two }의 서번트와 새로운 계약을 맺습니다.
gwv-contract-2 = 맹세의 말이 다시 한번 울립니다. { $two }{ JOSA($two, "을/를") } 따르던 서번트가 이제 { $one }의 곁에 섭니다.
gwv-contract-3 = 잃은 자끼리 손을 잡았습니다. { $one }, 그리고 { $two }의 서번트였던 이. 새로운 팀입니다.

gwv-scene-over-1 = 장면이 막을 내립니다. 남은 팀은 { $teams }개.
gwv-scene-over-2 =
    한 장이 넘어갑니다. 아직 { $teams ->
        [2] 두
        [3] 세
       *[other] { $teams }개
    } 팀이 싸우고 있습니다.
gwv-scene-over-3 = 도시는 숫자를 셉니다. 살아남은 팀, { $teams }.
gwv-scene-over-4 =
    숨을 고를 시간입니다. { $teams ->
        [2] 두
        [3] 세
       *[other] { $teams }개
    } 팀이 다음을 준비합니다.
gwv-scene-over-5 = 기록자가 펜을 내려놓습니다. 아직 이름이 지워지지 않은 팀은 { $teams }개.
gwv-scene-over-6 =
    하나의 장면이 끝나고 침묵이 내려앉습니다. { $teams ->
        [2] 두
        [3] 세
       *[other] { $teams }개
    } 팀이 그 침묵을 듣습니다.

gwv-descends-1 = 더는 기다리지 않겠다는 듯, 성배가 스스로 내려옵니다. 남은 모두가 그 아래로 모입니다. { $names }.
gwv-descends-2 = 하늘이 검게 열리고 성배가 모습을 드러냅니다. { $names }, 마지막 싸움입니다.
gwv-descends-3 = 약속된 회차가 다했습니다. 성배가 내려오고 { $names }{ JOSA($names, "은/는") } 피할 수 없는 결전을 맞습니다.

gwv-won-last-1 = 마지막까지 서 있는 것은 { $names }. 성배가 그 손에 내려앉습니다.
gwv-won-last-2 = { $names }{ JOSA($names, "이/가") } 홀로 남았습니다. 성배전쟁의 승자입니다.
gwv-won-last-3 = 도시의 긴 밤이 끝납니다. 소원을 말할 자격은 { $names }에게 있습니다.

gwv-won-last-battle-1 = 마지막 싸움에서 모두가 스러졌습니다. 더 깊은 상처를 입힌 { $names }에게 성배가 돌아갑니다.
gwv-won-last-battle-2 = 서 있는 이는 없습니다. 그러나 저울은 { $names } 쪽으로 기울었습니다. 성배의 주인입니다.
gwv-won-last-battle-3 = 무승부라 부르기에는 { $names }의 마지막 일격이 무거웠습니다. 성배는 { $names }의 것입니다.

gwv-won-final-1 = 성배 아래의 결전이 끝났습니다. 가장 굳건히 서 있던 { $names }{ JOSA($names, "이/가") } 성배를 얻습니다.
gwv-won-final-2 = 성배가 저울질을 마칩니다. 선택받은 것은 { $names }.
gwv-won-final-3 = 빛이 { $names }{ JOSA($names, "을/를") } 비춥니다. 긴 전쟁의 끝, 성배는 주인을 찾았습니다.

gwv-won-nobody-1 = 아무도 남지 않았습니다. 성배는 주인 없이 닫힙니다.
gwv-won-nobody-2 = 승자가 없는 전쟁이었습니다. 성배는 어느 손도 잡지 않고 사라집니다.
gwv-won-nobody-3 = 소원은 모두 재가 되었습니다. 성배가 조용히 빛을 거둡니다.
