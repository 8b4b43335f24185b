# The game master's voice: what happens in a slot of a battle.
# Several narrations of the same kind end in -1, -2 and so on; each may follow any other.
# $one has the better of it, or acts; $two suffers; $other is what $two shows.

gwv-beats-normal-1 = 주문이 다 엮이기 전에 { $one }의 짧고 곧은 일격이 파고듭니다. { $two }의 { $other }{ JOSA($other, "은/는") } 빛을 잃습니다.
gwv-beats-normal-2 = 화려할 것 없는 한 걸음, 한 손. 그것으로 충분했습니다. { $one }{ JOSA($one, "이/가") } { $two }의 { $other }{ JOSA($other, "을/를") } 끊어 냅니다.
gwv-beats-normal-3 = { $two }의 { $other }{ JOSA($other, "이/가") } 피어오르는 사이로 { $one }{ JOSA($one, "이/가") } 그저 걸어 들어와 칩니다.
gwv-beats-normal-4 = 기교에는 기본으로. { $one }의 통상 공격이 { $two }의 { $other } 한가운데를 찌릅니다.
gwv-beats-normal-5 = { $one }{ JOSA($one, "은/는") } 망설이지 않습니다. 손끝의 빛이 커지기 전에 { $two }의 { $other }{ JOSA($other, "을/를") } 흩어 버립니다.

gwv-beats-heavy-1 = { $one }의 강타가 { $two }의 { $other }{ JOSA($other, "을/를") } 통째로 부숴 버립니다.
gwv-beats-heavy-2 = { $two }의 { $other }{ JOSA($other, "이/가") } 닿기도 전에 { $one }의 묵직한 일격이 먼저 내리꽂힙니다.
gwv-beats-heavy-3 = 땅이 울립니다. { $one }의 강타 앞에서 { $two }의 { $other }{ JOSA($other, "은/는") } 종잇장 같았습니다.
gwv-beats-heavy-4 = { $one }{ JOSA($one, "은/는") } 한 발도 물러서지 않습니다. 온 힘을 실은 한 번에 { $two }의 { $other }{ JOSA($other, "이/가") } 꺾입니다.
gwv-beats-heavy-5 = 받아 낼 수 있는 무게가 아니었습니다. { $one }의 강타가 { $two }의 { $other }{ JOSA($other, "을/를") } 자세째 무너뜨립니다.

gwv-beats-counter-1 = { $one }{ JOSA($one, "은/는") } 기다리고 있었습니다. { $two }의 { $other }{ JOSA($other, "을/를") } 흘려 내고 그 힘 그대로 되돌려 줍니다.
gwv-beats-counter-2 = { $two }의 { $other }{ JOSA($other, "이/가") } 허공을 가른 순간, { $one }의 반격이 빈틈을 찌릅니다.
gwv-beats-counter-3 = 한 호흡 늦게, 그러나 정확하게. { $one }의 반격이 { $two }의 { $other } 위로 겹쳐집니다.
gwv-beats-counter-4 = { $two }{ JOSA($two, "은/는") } 공격했다고 믿었습니다. 그 { $other }{ JOSA($other, "은/는") } 처음부터 { $one }{ JOSA($one, "이/가") } 열어 둔 길이었습니다.
gwv-beats-counter-5 = { $one }{ JOSA($one, "이/가") } 몸을 비틀어 { $two }의 { $other }{ JOSA($other, "을/를") } 받아 넘기고, 곧바로 맞받아칩니다.

gwv-beats-flurry-1 = { $one }의 맹공이 빗발칩니다. { $two }의 { $other }{ JOSA($other, "은/는") } 첫 합도 버티지 못합니다.
gwv-beats-flurry-2 = 눈이 따라가지 못합니다. { $two }{ JOSA($two, "이/가") } { $other }{ JOSA($other, "을/를") } 펼쳤을 때 { $one }{ JOSA($one, "은/는") } 이미 그 뒤에 있었습니다.
gwv-beats-flurry-3 = 하나, 둘, 셋… 세는 것이 무의미해질 때까지. { $one }의 맹공이 { $two }의 { $other }{ JOSA($other, "을/를") } 밀어냅니다.
gwv-beats-flurry-4 = { $one }{ JOSA($one, "은/는") } 숨 쉴 틈을 주지 않습니다. { $two }의 { $other }{ JOSA($other, "이/가") } 잇따르는 공격에 무너집니다.
gwv-beats-flurry-5 = 바람 소리가 먼저 들렸습니다. 그다음에는 { $one }의 맹공이, 그리고 부서지는 { $two }의 { $other }{ JOSA($other, "이/가") } 보였습니다.

gwv-beats-magic-1 = { $one }의 손끝에서 빛이 터집니다. { $two }의 { $other }{ JOSA($other, "은/는") } 그 빛에 삼켜집니다.
gwv-beats-magic-2 = 마력이 형태를 얻습니다. { $two }의 { $other }{ JOSA($other, "이/가") } 닿기 전에 { $one }의 마술이 먼저 도착합니다.
gwv-beats-magic-3 = 칼로 벨 수 없는 것이 있습니다. { $one }의 마술이 { $two }의 { $other }{ JOSA($other, "을/를") } 그대로 지나쳐 꽂힙니다.
gwv-beats-magic-4 = 짧은 영창, 긴 섬광. { $one }의 마술 앞에 { $two }의 { $other }{ JOSA($other, "은/는") } 멈춰 섭니다.
gwv-beats-magic-5 = 공기가 일그러집니다. { $two }{ JOSA($two, "이/가") } { $other }{ JOSA($other, "을/를") } 뻗은 자리에는 { $one }의 술식만이 기다리고 있었습니다.

gwv-beats-critical-1 = 행운이 고개를 돌렸습니다. { $one }의 치명이 { $two }의 { $other }{ JOSA($other, "을/를") } 뚫고 급소에 닿습니다.
gwv-beats-critical-2 = 단 한 번뿐인 순간을 { $one }{ JOSA($one, "은/는") } 놓치지 않습니다. { $two }의 { $other }{ JOSA($other, "은/는") } 아무 소용이 없었습니다.
gwv-beats-critical-3 = 우연이라고 부르기에는 너무나 정확합니다. { $one }의 치명이 { $two }의 { $other } 사이를 가릅니다.
gwv-beats-critical-4 = 시간이 느려진 듯한 찰나, { $one }{ JOSA($one, "은/는") } { $two }의 { $other } 너머에서 단 하나의 틈을 봅니다.

gwv-beats-phantasm-1 = 전설이 현실을 덮어씁니다. { $one }의 보구 앞에 { $two }의 { $other }{ JOSA($other, "은/는") } 이름조차 남지 않습니다.
gwv-beats-phantasm-2 = { $two }{ JOSA($two, "은/는") } { $other }{ JOSA($other, "으로/로") } 맞섰습니다. 그러나 { $one }{ JOSA($one, "이/가") } 꺼낸 것은 기술이 아니라 신화였습니다.
gwv-beats-phantasm-3 = 세상이 한순간 하얗게 빛납니다. { $one }의 보구가 { $two }의 { $other }{ JOSA($other, "을/를") } 쓸어 냅니다.
gwv-beats-phantasm-4 = { $one }의 보구가 아직 울부짖고 있습니다. { $two }의 { $other }{ JOSA($other, "은/는") } 그 소리에 묻혀 버립니다.
gwv-beats-phantasm-5 = 막는다는 생각부터가 잘못이었습니다. { $one }의 보구가 { $two }의 { $other }{ JOSA($other, "을/를") } 지나간 뒤에는 정적만 남습니다.

gwv-beats-charge-1 = { $one }{ JOSA($one, "이/가") } 내달립니다. { $two }의 { $other }{ JOSA($other, "은/는") } 그 기세에 휩쓸려 갑니다.
gwv-beats-charge-2 = 발굽 소리인가, 심장 소리인가. { $one }의 돌격이 { $two }의 { $other }{ JOSA($other, "을/를") } 들이받습니다.
gwv-beats-charge-3 = 거리는 아무 의미가 없었습니다. { $one }의 돌격이 { $two }의 { $other } 한복판에 꽂힙니다.
gwv-beats-charge-4 = 멈추지 않는 것에는 맞설 수 없습니다. { $one }{ JOSA($one, "이/가") } { $two }의 { $other }{ JOSA($other, "을/를") } 짓밟고 지나갑니다.

gwv-beats-ambush-1 = { $one }의 모습이 사라집니다. { $two }{ JOSA($two, "이/가") } { $other }{ JOSA($other, "을/를") } 거두기도 전에 기습은 끝나 있었습니다.
gwv-beats-ambush-2 = 그림자가 한 겹 짙어집니다. { $two }의 { $other } 바로 뒤에서 { $one }{ JOSA($one, "이/가") } 나타납니다.
gwv-beats-ambush-3 = 발소리는 없었습니다. { $one }의 기습이 { $two }의 { $other }{ JOSA($other, "을/를") } 비켜 가장 약한 곳을 찾아냅니다.
gwv-beats-ambush-4 = { $two }{ JOSA($two, "은/는") } { $other }{ JOSA($other, "을/를") } 겨누었지만, 겨눈 곳에 { $one }{ JOSA($one, "은/는") } 없었습니다.

gwv-beats-snipe-1 = 멀리서 반짝임 하나. { $two }{ JOSA($two, "이/가") } { $other }{ JOSA($other, "을/를") } 내딛는 순간 { $one }의 저격이 도착합니다.
gwv-beats-snipe-2 = { $one }{ JOSA($one, "은/는") } 숨을 멈추고, 놓습니다. { $two }의 { $other }{ JOSA($other, "은/는") } 닿지 못할 곳에서 꿰뚫립니다.
gwv-beats-snipe-3 = 보이지 않는 선 하나가 허공을 가릅니다. 그 끝에 { $two }의 { $other }{ JOSA($other, "이/가") } 있었습니다. { $one }의 저격입니다.
gwv-beats-snipe-4 = { $one }의 눈은 모든 것을 보고 있습니다. { $two }의 { $other }도 예외가 아니었습니다.

gwv-higher-1 = 같은 힘이 맞부딪칩니다. 그러나 한 뼘 위에 있는 쪽은 { $one }입니다. { $two }{ JOSA($two, "이/가") } 밀려납니다.
gwv-higher-2 = 서로의 수를 읽었습니다. 읽고도 막지 못한 것은 { $two } 쪽이었습니다. { $one }{ JOSA($one, "이/가") } 힘으로 눌러 이깁니다.
gwv-higher-3 = 거울처럼 마주 선 두 공격. 먼저 금이 간 쪽은 { $two }, 그 틈으로 { $one }{ JOSA($one, "이/가") } 밀고 들어갑니다.
gwv-higher-4 = 대등해 보이던 힘겨루기가 { $one } 쪽으로 기웁니다. { $two }{ JOSA($two, "은/는") } 이를 악물고 버팁니다.
gwv-higher-5 = { $one }{ JOSA($one, "와/과") } { $two }, 같은 길을 택한 두 사람. 그 길의 끝까지 가는 쪽은 { $one }입니다.
gwv-higher-6 = 마주친 눈빛이 말합니다. 이번에는 { $one }의 차례라고. { $two }{ JOSA($two, "이/가") } 한 발 물러섭니다.
gwv-higher-7 = { $two }의 힘은 { $one }에게 닿기 직전에 멈춥니다. 모자란 것은 조금, 그러나 그 조금이 전부였습니다.

gwv-even-1 = 불꽃이 튀고, 둘 다 물러섭니다. { $one }도 { $two }도 한 치를 내주지 않습니다.
gwv-even-2 = { $one }{ JOSA($one, "와/과") } { $two }의 힘이 정확히 맞물려 멈춥니다. 숨소리만 들립니다.
gwv-even-3 = 완벽한 균형. { $one }도 { $two }도 상대의 눈에서 자신을 봅니다.
gwv-even-4 = 부딪친 소리만 크게 남습니다. { $one }{ JOSA($one, "와/과") } { $two }, 이번에는 승패가 없습니다.

gwv-undone-1 = 시곗바늘이 뒤로 돕니다. 방금 일어난 일이 { $one }{ JOSA($one, "와/과") } { $two } 사이에서 없었던 일이 됩니다.
gwv-undone-2 = 세계가 한 번 깜빡입니다. { $one }{ JOSA($one, "와/과") } { $two }{ JOSA($two, "은/는") } 부딪치기 전의 자리에 다시 서 있습니다.
gwv-undone-3 = 승패가 갈렸다는 기억만 희미하게 남고, { $one }{ JOSA($one, "와/과") } { $two } 사이의 결과는 지워집니다.
gwv-undone-4 = 모래시계가 뒤집힙니다. { $one }{ JOSA($one, "와/과") } { $two }, 둘 중 누구도 이기지 못한 순간이 다시 쓰입니다.

gwv-both-normal-1 = { $one }의 보구가 쏟아지는 가운데 { $two }{ JOSA($two, "이/가") } 이를 악물고 한 걸음 파고들어 칩니다.
gwv-both-normal-2 = 막을 수 없다면 함께 다칠 뿐. { $two }{ JOSA($two, "은/는") } { $one }의 보구를 맞으면서도 손을 뻗습니다.
gwv-both-normal-3 = 신화와 맨몸이 부딪칩니다. { $one }의 보구가 { $two }{ JOSA($two, "을/를") } 덮치지만, { $two }의 일격도 닿습니다.
gwv-both-normal-4 = { $two }{ JOSA($two, "은/는") } 도망치지 않았습니다. { $one }의 보구가 울리는 한복판에서 작은 일격을 되돌려 줍니다.
gwv-both-normal-5 = { $one }의 전설이 { $two }{ JOSA($two, "을/를") } 삼킵니다. 그 빛 속에서 손 하나가 튀어나와 { $one }{ JOSA($one, "을/를") } 칩니다.
gwv-both-normal-6 = 피할 곳이 없음을 알기에 { $two }{ JOSA($two, "은/는") } 앞으로 나아갑니다. { $one }의 보구와 { $two }의 일격이 엇갈립니다.

gwv-both-critical-1 = { $one }의 보구가 터지는 순간, { $two }{ JOSA($two, "이/가") } 그 흐름의 급소를 찌릅니다. 빛이 절반은 흩어집니다.
gwv-both-critical-2 = { $two }의 치명이 { $one }의 보구에 균열을 냅니다. 둘 다 서로의 공격을 받습니다.
gwv-both-critical-3 = 전설에도 빈틈은 있습니다. { $two }{ JOSA($two, "은/는") } { $one }의 보구 속으로 몸을 던져 그 틈을 찾아냅니다.
gwv-both-critical-4 = 운명이 잠시 { $two }의 편을 듭니다. { $one }의 보구는 기세를 잃은 채 떨어지고, 치명의 일격이 맞부딪쳐 갑니다.

gwv-both-frenzy-1 = 광기가 전설을 향해 돌진합니다. { $two }{ JOSA($two, "은/는") } { $one }의 보구를 맨몸으로 찢고 들어갑니다.
gwv-both-frenzy-2 = { $two }의 포효가 { $one }의 보구를 흔듭니다. 이성이 없는 자에게는 두려움도 없습니다.
gwv-both-frenzy-3 = { $one }의 보구가 미친 팔에 붙들립니다. { $two }{ JOSA($two, "은/는") } 타들어 가면서도 주먹을 휘두릅니다.
gwv-both-frenzy-4 = 빛이 살을 태워도 { $two }{ JOSA($two, "은/는") } 멈추지 않습니다. { $one }의 보구 한가운데로 짐승 같은 손이 뻗어 나옵니다.

gwv-both-phantasm-1 = 두 개의 전설이 정면에서 부딪칩니다. { $one }{ JOSA($one, "와/과") } { $two } 사이에서 하늘이 갈라집니다.
gwv-both-phantasm-2 = { $one }의 진명과 { $two }의 진명이 같은 순간에 하늘을 찢습니다.
gwv-both-phantasm-3 = 빛과 빛이 서로를 삼킵니다. { $one }도 { $two }도 그 폭풍 속에 서 있습니다.
gwv-both-phantasm-4 = 물러설 곳은 없습니다. { $one }{ JOSA($one, "와/과") } { $two }의 보구가 서로의 이야기를 지우려 합니다.
gwv-both-phantasm-5 = 보구가 보구를 부릅니다. { $one }{ JOSA($one, "와/과") } { $two }, 두 신화가 이빨을 맞댑니다.

gwv-guarded-1 = { $one }의 보구가 벽이 되어 섭니다. { $two }의 { $other }{ JOSA($other, "이/가") } 그 위에서 부서집니다.
gwv-guarded-2 = { $two }의 { $other }{ JOSA($other, "이/가") } 덮쳐 오지만, { $one }의 보구는 조금도 흔들리지 않습니다.
gwv-guarded-3 = 지키는 전설도 있습니다. { $one }의 보구가 { $two }의 { $other }{ JOSA($other, "을/를") } 받아 냅니다.
gwv-guarded-4 = { $one }{ JOSA($one, "은/는") } 공격하지 않습니다. 보구의 뒤에서 { $two }의 { $other }{ JOSA($other, "이/가") } 잦아들기를 기다립니다.

gwv-guards-both-1 = 두 개의 방벽이 마주 섭니다. { $one }도 { $two }도 치지 않습니다.
gwv-guards-both-2 = { $one }{ JOSA($one, "와/과") } { $two }, 둘 다 지키기를 택했습니다. 바람이 숨을 고릅니다.
gwv-guards-both-3 = 방패와 방패. { $one }{ JOSA($one, "와/과") } { $two } 사이에 긴 침묵이 흐릅니다.
gwv-guards-both-4 = { $one }{ JOSA($one, "이/가") } 지키고 { $two }도 지킵니다. 전설 둘이 서로를 기다리며 빛나고 있습니다.

gwv-spared-1 = { $one }{ JOSA($one, "와/과") } { $two }{ JOSA($two, "은/는") } 서로를 스쳐 지나갑니다. 지금은 적이 따로 있습니다.
gwv-spared-2 = 눈빛 한 번으로 충분했습니다. { $one }{ JOSA($one, "와/과") } { $two }{ JOSA($two, "은/는") } 서로를 겨누지 않습니다.
gwv-spared-3 = { $one }{ JOSA($one, "와/과") } { $two } 사이에는 말 없는 휴전이 있습니다.
gwv-spared-4 = { $one }{ JOSA($one, "이/가") } 고개를 젓고, { $two }{ JOSA($two, "이/가") } 칼을 내립니다. 지금은 아닙니다.

gwv-unanswered-1 = 추격의 여파가 아직 가라앉지 않았습니다. 이 순간에는 누구도 겨루지 못합니다.
gwv-unanswered-2 = 헛된 후퇴가 남긴 빈자리. 판정 없이 시간만 흐릅니다.
gwv-unanswered-3 = 숨을 몰아쉬는 소리뿐, 이번에는 아무 패도 맞부딪치지 않습니다.
gwv-unanswered-4 = 놓친 사냥감의 숨소리만 가깝습니다. 아무 판정도 없이 한순간이 지나갑니다.

gwv-clash-won-1 = 격이 다릅니다. { $one }의 보구가 { $two }의 보구를 짓누르며 상처를 더 깊게 냅니다.
gwv-clash-won-2 = 맞부딪친 끝에 { $one }의 전설이 { $two }의 전설을 넘어섭니다.
gwv-clash-won-3 = { $two }의 보구가 먼저 갈라지고, 그 틈으로 { $one }의 힘이 쏟아져 들어갑니다.
gwv-clash-won-4 = 더 오래 불린 이름이 이깁니다. { $one }의 전설이 { $two }의 전설 위에 겹쳐 새겨집니다.

gwv-support-good-1 = { $helper }{ JOSA($helper, "이/가") } 같은 { $tile }{ JOSA($tile, "으로/로") } { $front }{ JOSA($front, "을/를") } 밀어 줍니다.
gwv-support-good-2 = { $front }의 등 뒤에서 { $helper }의 { $tile }{ JOSA($tile, "이/가") } 힘을 보탭니다.
gwv-support-good-3 = 호흡이 맞았습니다. { $helper }의 { $tile }{ JOSA($tile, "이/가") } { $front }의 공격에 무게를 더합니다.
gwv-support-good-4 = { $helper }{ JOSA($helper, "이/가") } 때를 놓치지 않고 { $tile }{ JOSA($tile, "을/를") } 겹칩니다. { $front }의 일격이 깊어집니다.
gwv-support-good-5 = { $front }{ JOSA($front, "와/과") } { $helper }, 두 { $tile }{ JOSA($tile, "이/가") } 하나로 포개집니다.
gwv-support-good-6 = “지금이다!” { $helper }의 { $tile }{ JOSA($tile, "이/가") } { $front }의 것과 같은 곳을 칩니다.

gwv-support-vain-1 = { $helper }{ JOSA($helper, "이/가") } { $tile }{ JOSA($tile, "으로/로") } { $front }{ JOSA($front, "을/를") } 도우려 했지만 길이 엇갈립니다.
gwv-support-vain-2 = { $helper }의 { $tile }{ JOSA($tile, "은/는") } 너무 늦었습니다. { $front }의 공격은 이미 지나간 뒤입니다.
gwv-support-vain-3 = { $front }{ JOSA($front, "을/를") } 위한 { $helper }의 { $tile }{ JOSA($tile, "은/는") } 헛손질로 끝납니다.
gwv-support-vain-4 = { $helper }{ JOSA($helper, "이/가") } { $tile }{ JOSA($tile, "을/를") } 내밀지만 { $front }에게 힘이 되지 못합니다.

gwv-guard-good-1 = { $helper }{ JOSA($helper, "이/가") } { $tile }{ JOSA($tile, "으로/로") } 끼어들어 { $front }에게 향하던 공격을 비틀어 놓습니다.
gwv-guard-good-2 = 한 발 앞서 읽었습니다. { $helper }의 { $tile }{ JOSA($tile, "이/가") } { $front }{ JOSA($front, "을/를") } 지켜 냅니다.
gwv-guard-good-3 = { $front }의 앞을 { $helper }의 { $tile }{ JOSA($tile, "이/가") } 가로막습니다. 충격이 한풀 꺾입니다.
gwv-guard-good-4 = { $helper }{ JOSA($helper, "이/가") } { $tile }{ JOSA($tile, "을/를") } 던지듯 내밀어 { $front } 대신 그 힘을 받아 냅니다.
gwv-guard-good-5 = { $helper }의 { $tile }{ JOSA($tile, "이/가") } 빗장처럼 걸립니다. { $front }에게 닿는 힘이 무뎌집니다.

gwv-guard-vain-1 = { $helper }{ JOSA($helper, "이/가") } { $tile }{ JOSA($tile, "으로/로") } { $front }{ JOSA($front, "을/를") } 지키려 했지만, 막아야 할 것은 다른 쪽에서 왔습니다.
gwv-guard-vain-2 = { $helper }의 { $tile }{ JOSA($tile, "은/는") } 읽히고 말았습니다. { $front }{ JOSA($front, "은/는") } 홀로 받아 내야 합니다.
gwv-guard-vain-3 = { $front }{ JOSA($front, "을/를") } 감싸려던 { $helper }의 { $tile }{ JOSA($tile, "이/가") } 허공을 막습니다.
gwv-guard-vain-4 = 막아 주려던 { $helper }의 { $tile }{ JOSA($tile, "은/는") } 소용이 없었습니다. { $front }{ JOSA($front, "이/가") } 혼자 버팁니다.

gwv-cast-bolt-1 = { $caster }{ JOSA($caster, "이/가") } 손끝을 겨눕니다. 위력 { $power }의 마탄이 { $foe }{ JOSA($foe, "을/를") } 향해 허공을 가릅니다.
gwv-cast-bolt-2 = 탁, 하고 손가락을 튕기는 소리. { $caster }의 마탄(위력 { $power })이 { $foe }에게 날아듭니다.
gwv-cast-bolt-3 = { $caster }의 마탄이 꼬리를 끌며 { $foe }{ JOSA($foe, "을/를") } 쫓습니다. 위력 { $power }.
gwv-cast-bolt-4 = { $caster }{ JOSA($caster, "이/가") } 짧게 읊자 위력 { $power }의 빛이 { $foe }에게 쏟아집니다.
gwv-cast-bolt-5 = { $caster }의 손바닥에서 위력 { $power }의 마탄이 터져 { $foe }{ JOSA($foe, "을/를") } 때립니다.

gwv-cast-reinforce-1 = { $caster }의 강화가 { $front }의 몸을 따라 흐릅니다. 위력 { $power }.
gwv-cast-reinforce-2 = { $caster }{ JOSA($caster, "이/가") } 위력 { $power }의 강화를 겁니다. { $front }의 일격이 단단해집니다.
gwv-cast-reinforce-3 = 근육과 뼈에 마력이 스밉니다. { $caster }{ JOSA($caster, "이/가") } { $front }{ JOSA($front, "을/를") } 강화합니다(위력 { $power }).

gwv-cast-ward-1 = { $caster }{ JOSA($caster, "이/가") } { $front }의 앞에 위력 { $power }의 방벽을 펼칩니다.
gwv-cast-ward-2 = 희미한 육각의 빛. { $caster }의 방어(위력 { $power })가 { $front }{ JOSA($front, "을/를") } 감쌉니다.
gwv-cast-ward-3 = { $caster }{ JOSA($caster, "은/는") } { $front }{ JOSA($front, "을/를") } 지키기로 합니다. 위력 { $power }의 방어가 섭니다.
gwv-cast-ward-4 = 보이지 않는 손바닥이 { $front }{ JOSA($front, "을/를") } 가립니다. { $caster }의 방어, 위력 { $power }.
gwv-cast-ward-5 = { $caster }의 마력이 천처럼 펼쳐져 { $front }{ JOSA($front, "을/를") } 덮습니다. 방어의 위력은 { $power }.
gwv-cast-ward-6 = “물러서.” { $caster }의 한마디에 위력 { $power }의 벽이 { $front } 앞에 섭니다.

gwv-cast-heal-1 = { $caster }의 손길에 { $front }의 상처가 아뭅니다. 위력 { $power }의 치유입니다.
gwv-cast-heal-2 = 따뜻한 빛이 내려앉습니다. { $caster }{ JOSA($caster, "이/가") } { $front }에게 치유(위력 { $power })를 베풉니다.
gwv-cast-heal-3 = { $caster }{ JOSA($caster, "은/는") } 싸움 한복판에서 { $front }의 피를 멎게 합니다. 치유의 위력은 { $power }.

gwv-cast-bind-1 = { $caster }의 속박이 { $foe }의 발목을 감습니다. 위력 { $power }.
gwv-cast-bind-2 = 보이지 않는 사슬 소리. { $caster }{ JOSA($caster, "이/가") } 위력 { $power }의 속박으로 { $foe }{ JOSA($foe, "을/를") } 묶습니다.
gwv-cast-bind-3 = { $foe }의 움직임이 무거워집니다. { $caster }{ JOSA($caster, "이/가") } 건 속박, 위력 { $power }.

gwv-cast-jewel-burst-1 = { $caster }{ JOSA($caster, "이/가") } 보석을 던집니다. 몇 년을 모은 마력이 위력 { $power }의 섬광이 되어 { $foe }{ JOSA($foe, "을/를") } 덮칩니다.
gwv-cast-jewel-burst-2 = 손안의 보석이 산산이 부서집니다. { $caster }의 비전, 위력 { $power }의 보석 방출이 { $foe }{ JOSA($foe, "을/를") } 삼킵니다.
gwv-cast-jewel-burst-3 = 가장 아끼던 한 알이었습니다. { $caster }의 보석 방출(위력 { $power })이 { $foe }에게 쏟아집니다.
gwv-cast-jewel-burst-4 = { $caster }{ JOSA($caster, "은/는") } 아까운 기색도 없이 보석을 던집니다. 위력 { $power }의 빛이 { $foe } 위에서 깨어집니다.

gwv-cast-drain-1 = { $caster }{ JOSA($caster, "이/가") } { $foe }의 마력을 움켜쥐고 끌어당깁니다. 위력 { $power }의 흡정입니다.
gwv-cast-drain-2 = 숨이 빨려 나갑니다. { $caster }의 흡정(위력 { $power })이 { $foe }에게서 생기를 앗아 갑니다.
gwv-cast-drain-3 = { $foe }의 그림자가 { $caster } 쪽으로 길게 늘어집니다. 흡정, 위력 { $power }.

gwv-cast-time-control-1 = { $caster }{ JOSA($caster, "이/가") } 시간의 태엽을 감습니다. { $front }의 패배가 되돌아가기 시작합니다. 위력 { $power }.
gwv-cast-time-control-2 = 째깍. { $caster }의 시간 조작(위력 { $power })이 { $front }{ JOSA($front, "을/를") } 위해 한순간을 훔칩니다.
gwv-cast-time-control-3 = { $caster }{ JOSA($caster, "은/는") } 심장 한 박자를 값으로 치르고 { $front }의 시간을 비틉니다. 위력 { $power }.

gwv-cast-substitution-1 = { $caster }{ JOSA($caster, "이/가") } 준비한 인형이 { $front } 대신 찢어집니다. 대체 주물, 위력 { $power }.
gwv-cast-substitution-2 = 상처는 다른 것이 떠맡습니다. { $caster }의 대체 주물(위력 { $power })이 { $front }{ JOSA($front, "을/를") } 대신합니다.
gwv-cast-substitution-3 = 부적이 검게 타 버립니다. { $caster }{ JOSA($caster, "이/가") } { $front }{ JOSA($front, "을/를") } 위해 남겨 둔 위력 { $power }의 대체 주물이었습니다.

gwv-cast-other-1 = { $caster }{ JOSA($caster, "이/가") } { $spell }{ JOSA($spell, "을/를") } 펼칩니다. 위력 { $power }.
gwv-cast-other-2 = { $caster }의 입에서 { $spell }{ JOSA($spell, "이/가") } 흘러나옵니다. 위력은 { $power }.
gwv-cast-other-3 = { $caster }의 { $spell }, 위력 { $power }. 공기가 떨립니다.

gwv-cast-failed-1 = { $caster }{ JOSA($caster, "이/가") } { $spell }{ JOSA($spell, "을/를") } 엮었지만, 무너진 전열과 함께 흩어집니다. 마력만 사라집니다.
gwv-cast-failed-2 = { $caster }의 { $spell }{ JOSA($spell, "은/는") } 형태를 얻지 못합니다. 싸움의 흐름이 그것을 허락하지 않습니다.
gwv-cast-failed-3 = { $spell }의 마지막 음절이 끊깁니다. { $caster }{ JOSA($caster, "은/는") } 헛되이 손을 내립니다.
gwv-cast-failed-4 = 밀려난 자리에서는 주문도 닿지 않습니다. { $caster }의 { $spell }{ JOSA($spell, "이/가") } 허공에서 꺼집니다.

gwv-doubled-1 = 룬이 붉게 달아오르며 그 힘을 두 배로 키웁니다.
gwv-doubled-2 = 새겨진 룬이 이름을 되뇌고, 효과는 두 배가 됩니다.
gwv-doubled-3 = 룬 하나를 더 태웁니다. 같은 마술이 두 배로 울립니다.

gwv-charm-used-1 = { $front }의 품에서 { $goods }{ JOSA($goods, "이/가") } 빛나며 충격을 대신 받습니다.
gwv-charm-used-2 = { $goods }{ JOSA($goods, "이/가") } 낮게 웁니다. { $front }에게 닿을 피해를 삼키려는 것입니다.
gwv-charm-used-3 = { $front }{ JOSA($front, "은/는") } 이 순간을 위해 { $goods }{ JOSA($goods, "을/를") } 남겨 두었습니다.

gwv-aimed-1 = { $one }{ JOSA($one, "은/는") } 앞이 아니라 뒤를 겨누었습니다. 화살은 { $two }{ JOSA($two, "을/를") } 향합니다.
gwv-aimed-2 = 전열을 스쳐 지나, { $one }의 조준이 후열의 { $two }{ JOSA($two, "을/를") } 꿰뚫습니다.
gwv-aimed-3 = { $two }{ JOSA($two, "은/는") } 뒤에 있으면 안전하리라 믿었습니다. { $one }의 눈은 그곳까지 닿습니다.

gwv-spread-1 = 성을 무너뜨리는 { $one }의 힘은 앞사람에서 멈추지 않습니다. 여파가 { $two }{ JOSA($two, "을/를") } 덮칩니다.
gwv-spread-2 = 무너지는 돌처럼, { $one }의 보구가 후열의 { $two }까지 휩씁니다.
gwv-spread-3 = { $one }의 보구가 남긴 폭풍이 뒤에 있던 { $two }에게도 닿습니다.

gwv-loss-life-1 = { $target }{ JOSA($target, "은/는") } 생명력 { $life }점을 잃습니다.
gwv-loss-life-2 = { $target }의 몸에 상처가 새겨집니다. 생명력 { $life }점을 잃습니다.
gwv-loss-life-3 = { $target }{ JOSA($target, "이/가") } 비틀거립니다. 생명력 { $life }점이 빠져나갑니다.
gwv-loss-life-4 = 생명력 { $life }점. { $target }{ JOSA($target, "이/가") } 치른 값입니다.
gwv-loss-life-5 = { $target }의 피가 땅을 적십니다. 생명력 { $life }점을 잃습니다.
gwv-loss-life-6 = { $target }{ JOSA($target, "이/가") } 숨을 삼킵니다. 생명력 { $life }점을 잃습니다.
gwv-loss-life-7 = { $target }에게 닿은 것은 생명력 { $life }점만큼의 아픔입니다.

gwv-loss-mana-1 = { $target }{ JOSA($target, "은/는") } 마력 { $mana }점을 잃습니다.
gwv-loss-mana-2 = { $target }의 몸에서 마력 { $mana }점이 흩어집니다.
gwv-loss-mana-3 = { $target }의 윤곽이 흐려집니다. 마력 { $mana }점이 사라졌습니다.

gwv-loss-both-1 = { $target }{ JOSA($target, "은/는") } 생명력 { $life }점과 마력 { $mana }점을 잃습니다.
gwv-loss-both-2 = { $target }의 육체가 흔들립니다. 생명력 { $life }점, 그리고 마력 { $mana }점을 잃습니다.
gwv-loss-both-3 = { $target }에게서 생명력 { $life }점과 마력 { $mana }점이 떨어져 나갑니다.
gwv-loss-both-4 = 살도 마력도 무사하지 못합니다. { $target }{ JOSA($target, "은/는") } 생명력 { $life }점, 마력 { $mana }점을 잃습니다.
gwv-loss-both-5 = 상처와 함께 마력이 흘러나옵니다. { $target }{ JOSA($target, "은/는") } 생명력 { $life }점과 마력 { $mana }점을 잃습니다.
gwv-loss-both-6 = { $target }{ JOSA($target, "이/가") } 이를 악뭅니다. 생명력 { $life }점, 마력 { $mana }점이 깎여 나갑니다.
gwv-loss-both-7 = 생명력 { $life }점과 마력 { $mana }점. { $target }에게 남은 자국입니다.

gwv-loss-none-1 = { $target }에게는 아무 상처도 남지 않습니다.
gwv-loss-none-2 = 충격은 { $target }에게 닿기 전에 모두 사그라듭니다.
gwv-loss-none-3 = { $target }{ JOSA($target, "은/는") } 그 모든 것을 견뎌 냅니다. 잃은 것이 없습니다.
gwv-loss-none-4 = 먼지가 걷히고, { $target }{ JOSA($target, "은/는") } 멀쩡히 서 있습니다.
gwv-loss-none-5 = { $target }의 발은 한 걸음도 밀리지 않습니다.
gwv-loss-none-6 = 옷자락이 흔들렸을 뿐, { $target }{ JOSA($target, "은/는") } 다치지 않습니다.

gwv-guarded-partly-1 = { $one }의 보구가 앞을 막아서지만, { $two }의 { $other }{ JOSA($other, "은/는") } 그 벽을 넘어 일부가 닿습니다.
gwv-guarded-partly-2 = { $one }의 보구가 힘의 대부분을 받아 냅니다. { $two }의 { $other }{ JOSA($other, "이/가") } 남긴 것은 그 나머지입니다.
gwv-guarded-partly-3 = 방벽이 금이 가며 울립니다. { $one }의 보구를 { $two }의 { $other }{ JOSA($other, "이/가") } 조금 뚫어 냅니다.
gwv-guarded-partly-4 = { $two }의 { $other }{ JOSA($other, "이/가") } 두드리고 또 두드립니다. { $one }의 보구는 무너지지 않지만, 전부를 막지는 못합니다.

gwv-stilled-1 = { $one }의 보구와 { $two }의 { $other }{ JOSA($other, "이/가") } 맞물립니다. 보구는 아무도 다치게 하지 못하고, { $two }의 손이 뻗어 옵니다.
gwv-stilled-2 = { $two }의 { $other } 앞에서 { $one }의 보구가 잦아듭니다. 빛은 누구에게도 닿지 않습니다.
gwv-stilled-3 = { $one }의 보구는 이번에 상처를 내지 못합니다. { $two }의 { $other }{ JOSA($other, "이/가") } 그 한복판을 가르고 들어옵니다.
gwv-stilled-4 = 빛과 손이 서로를 지웁니다. { $one }의 보구가 잠잠해진 자리로 { $two }의 { $other }{ JOSA($other, "이/가") } 밀고 들어옵니다.

gwv-guard-idle-1 = { $helper }{ JOSA($helper, "이/가") } { $tile }{ JOSA($tile, "으로/로") } { $front }{ JOSA($front, "을/를") } 지킬 채비를 하지만, 막을 것이 날아오지 않습니다.
gwv-guard-idle-2 = { $helper }의 { $tile }{ JOSA($tile, "은/는") } 나설 일이 없었습니다. { $front }{ JOSA($front, "은/는") } 스스로 길을 엽니다.
gwv-guard-idle-3 = { $front }의 곁에서 { $helper }{ JOSA($helper, "이/가") } 내민 { $tile }{ JOSA($tile, "은/는") } 조용히 거두어집니다.

gwv-cast-idle-1 = { $caster }{ JOSA($caster, "은/는") } { $spell }(위력 { $power }){ JOSA($spell, "을/를") } 준비했지만, 쓸 곳을 찾지 못합니다.
gwv-cast-idle-2 = 위력 { $power }의 { $spell }{ JOSA($spell, "이/가") } { $caster }의 손안에서 헛되이 타 버립니다.
gwv-cast-idle-3 = { $caster }{ JOSA($caster, "이/가") } 아껴 둔 { $spell }, 위력 { $power }. 힘이 닿을 데가 없어 그대로 흩어집니다.

gwv-cast-reinforce-self-1 = { $caster }{ JOSA($caster, "이/가") } 스스로에게 위력 { $power }의 강화를 겁니다. 다음 일격이 단단해집니다.
gwv-cast-reinforce-self-2 = { $caster }의 혈관을 따라 마력이 흐릅니다. 위력 { $power }의 강화입니다.
gwv-cast-reinforce-self-3 = { $caster }{ JOSA($caster, "은/는") } 숨을 멈추고 몸을 강화합니다(위력 { $power }).

gwv-cast-ward-self-1 = { $caster }{ JOSA($caster, "이/가") } 자신의 앞에 위력 { $power }의 방벽을 세웁니다.
gwv-cast-ward-self-2 = { $caster }의 둘레에 위력 { $power }의 방어가 펼쳐집니다.
gwv-cast-ward-self-3 = { $caster }{ JOSA($caster, "은/는") } 손바닥을 펴서 막습니다. 방어의 위력은 { $power }.

gwv-cast-heal-self-1 = { $caster }{ JOSA($caster, "이/가") } 자신의 상처를 꿰맵니다. 위력 { $power }의 치유입니다.
gwv-cast-heal-self-2 = 피를 닦을 새도 없이 { $caster }{ JOSA($caster, "은/는") } 스스로를 치유합니다(위력 { $power }).
gwv-cast-heal-self-3 = { $caster }의 상처에 위력 { $power }의 따뜻한 빛이 스밉니다.

gwv-cast-time-control-self-1 = { $caster }{ JOSA($caster, "이/가") } 자신의 시간을 비틉니다. 방금의 패배가 되돌아갑니다. 위력 { $power }.
gwv-cast-time-control-self-2 = 째깍. { $caster }{ JOSA($caster, "은/는") } 한순간을 훔쳐 다시 섭니다. 시간 조작, 위력 { $power }.
gwv-cast-time-control-self-3 = { $caster }의 심장이 한 번 거꾸로 뜁니다. 위력 { $power }의 시간 조작입니다.

gwv-cast-substitution-self-1 = { $caster }{ JOSA($caster, "이/가") } 품었던 인형이 대신 찢어집니다. 대체 주물, 위력 { $power }.
gwv-cast-substitution-self-2 = { $caster }의 그림자가 먼저 쓰러집니다. 위력 { $power }의 대체 주물입니다.
gwv-cast-substitution-self-3 = { $caster }의 부적이 검게 탑니다. 위력 { $power }의 대체 주물이 상처를 떠맡습니다.
