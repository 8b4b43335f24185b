# The game master's voice: what only a team itself hears of a campaign.
# Several narrations of the same kind end in -1, -2 and so on; each may follow any other.

gwv-drafted-1 = 소환진이 빛을 뿜습니다. 우리의 부름에 응한 것은 { $cls }.
gwv-drafted-2 = 성배가 내어 준 그릇은 { $cls }. 우리 팀의 클래스가 정해졌습니다.
gwv-drafted-3 = “그대가 나의 마스터인가.” 연기 속에서 { $cls }{ JOSA($cls, "이/가") } 걸어 나옵니다.

gwv-ready-1 = { $master }{ JOSA($master, "와/과") } { $servant }, 계약은 맺어졌습니다. 거점은 { $place }.
gwv-ready-2 = { $place }에 불이 켜집니다. { $master }{ JOSA($master, "와/과") } { $servant }의 전쟁이 여기서 시작됩니다.
gwv-ready-3 = { $master }{ JOSA($master, "이/가") } 지도에서 { $place }{ JOSA($place, "을/를") } 짚습니다. { $servant }{ JOSA($servant, "이/가") } 말없이 고개를 끄덕입니다.

gwv-morning-1 = 아침이 조금씩 힘을 돌려줍니다.
gwv-morning-2 = 눈을 뜨자 지난밤의 통증이 조금 옅어져 있습니다.
gwv-morning-3 = 커튼 사이로 빛이 듭니다. 몸을 추스를 시간입니다.

gwv-tiles-back-1 = 잃었던 감각이 돌아옵니다. 되찾은 패: { $tiles }.
gwv-tiles-back-2 = 다시 쓸 수 있게 된 패: { $tiles }.
gwv-tiles-back-3 = 쉬는 동안 { $tiles }{ JOSA($tiles, "을/를") } 되찾습니다.

gwv-goods-used-1 = { $goods }{ JOSA($goods, "을/를") } 씁니다.
gwv-goods-used-2 = { $goods }{ JOSA($goods, "을/를") } 꺼내어 그 힘을 풀어 놓습니다.
gwv-goods-used-3 = 아껴 둔 { $goods }{ JOSA($goods, "을/를") } 쓸 때입니다.

gwv-supply-1 = 마스터의 마력 { $mana }점이 계약의 길을 따라 서번트에게 흐릅니다.
gwv-supply-2 = 손을 맞잡고 마력 { $mana }점을 건넵니다.
gwv-supply-3 = 서번트의 윤곽이 짙어집니다. 마력 { $mana }점을 공급받았습니다.

gwv-transfer-1 = 단 한 번뿐인 의식. 마스터의 피가 마력 { $mana }점이 되어 서번트를 채웁니다.
gwv-transfer-2 = 마력을 담은 매개가 부서지고, 서번트에게 마력 { $mana }점이 밀려듭니다.
gwv-transfer-3 = 계약이 가장 깊이 이어지는 순간. 서번트는 마력 { $mana }점을 얻습니다.

gwv-converted-1 = 마력 { $mana }점을 살로 바꿉니다. 생명력 { $life }점이 돌아옵니다.
gwv-converted-2 = 서번트가 상처에 마력을 붓습니다. 마력 { $mana }점이 생명력 { $life }점이 됩니다.
gwv-converted-3 = 빛이 상처를 메웁니다. 마력 −{ $mana }, 생명력 +{ $life }.

gwv-territory-new-1 = { $place }에 말뚝을 박고 선을 긋습니다. 캐스터의 진지가 섰습니다. { $level }단계.
gwv-territory-new-2 = { $place }의 땅이 새로운 주인을 알아봅니다. 진지 { $level }단계.
gwv-territory-new-3 = 보이지 않는 성이 { $place }에 솟습니다. 아직은 { $level }단계의 진지입니다.

gwv-territory-kept-1 = 영맥이 { $place }의 진지로 흘러듭니다. { $level }단계, 비축한 마력 { $store }점.
gwv-territory-kept-2 = { $place }의 술식을 손봅니다. 진지는 { $level }단계, 저장고에는 마력 { $store }점.
gwv-territory-kept-3 = { $place }의 땅이 숨을 쉽니다. 진지 { $level }단계, 모아 둔 마력은 { $store }점.

gwv-acted-1 = 우리의 하루. 마스터: { $master }. 서번트: { $servant }.
gwv-acted-2 = 선언한 대로 움직입니다. 마스터: { $master }. 서번트: { $servant }.
gwv-acted-3 = 해가 있는 동안 할 일은 정해졌습니다. 마스터: { $master }. 서번트: { $servant }.

gwv-rested-master-1 = 마스터가 눈을 붙입니다. { $gains }.
gwv-rested-master-2 = 따뜻한 차 한 잔과 고요. 마스터가 기운을 되찾습니다. { $gains }.
gwv-rested-master-3 = 마스터는 상처를 싸매고 쉽니다. { $gains }.

gwv-rested-servant-1 = 서번트가 영체가 되어 쉽니다. { $gains }.
gwv-rested-servant-2 = 거점의 그늘에서 서번트가 눈을 감습니다. { $gains }.
gwv-rested-servant-3 = 전사도 쉽니다. 서번트가 기운을 되찾습니다. { $gains }.

gwv-rested-nothing-1 = 쉬었지만, 더 채울 것이 없었습니다. 몸도 마력도 온전합니다.
gwv-rested-nothing-2 = 조용한 하루였습니다. 상처도 모자람도 없습니다.
gwv-rested-nothing-3 = 쉴 것도 없이 기운이 넘칩니다.

gwv-exhausted-own-1 = 우리 { $cls }의 손끝이 투명해집니다. 마력이 바닥났습니다. 다음 장면이 끝나기 전에 채워야 합니다.
gwv-exhausted-own-2 = “마스터… 마력이.” 우리 { $cls }{ JOSA($cls, "이/가") } 무릎을 짚습니다. 다음 장면의 끝까지는 버틸 수 있습니다.
gwv-exhausted-own-3 = 우리 { $cls }{ JOSA($cls, "을/를") } 붙들던 실이 가늘어졌습니다. 다음 장면이 끝날 때까지 되살리지 못하면 잃습니다.

gwv-bought-1 = 교회의 지하, 촛불 아래에서 { $goods }{ JOSA($goods, "을/를") } 건네받습니다.
gwv-bought-2 = 신부는 아무것도 묻지 않습니다. 공적점을 치르고 { $goods }{ JOSA($goods, "을/를") } 얻습니다.
gwv-bought-3 = { $goods }. 교회가 내어 준 마술 예장입니다.

gwv-made-1 = 공방의 불이 밤새 꺼지지 않습니다. { $goods }{ JOSA($goods, "이/가") } 완성되었습니다.
gwv-made-2 = 마력이 굳어 { $goods }{ JOSA($goods, "이/가") } 됩니다.
gwv-made-3 = 캐스터가 마지막 인을 새깁니다. { $goods }{ JOSA($goods, "이/가") } 손에 들어옵니다.

gwv-fed-1 = { $place }의 어둠 속에서 서번트가 사람을 먹습니다. { $persons }명. 마력 { $mana }점을 얻습니다.
gwv-fed-2 = 아무도 보지 못했습니다. { $place }에서 { $persons }명이 쓰러지고, 서번트에게 마력 { $mana }점이 차오릅니다.
gwv-fed-3 = 해서는 안 될 일이었습니다. { $place }, { $persons }명, 마력 { $mana }점.

gwv-info-search-1 = 발품을 판 보람이 있습니다. { $name }에 대해 한 가지를 알아냅니다.
gwv-info-search-2 = 흩어진 이야기들이 하나로 이어집니다. { $name }의 정체에 한 걸음 다가섭니다.
gwv-info-search-3 = 단서를 찾았습니다. { $name }에 관한 것입니다.

gwv-info-residue-1 = 땅에 남은 잔류 사념이 속삭입니다. { $name }의 흔적입니다.
gwv-info-residue-2 = 눈을 감자 지난 싸움이 되살아납니다. 그 안에 { $name }{ JOSA($name, "이/가") } 있었습니다.
gwv-info-residue-3 = 부서진 돌에 손을 얹습니다. { $name }의 잔상이 스쳐 갑니다.

gwv-info-far-sight-1 = 먼 곳을 보는 눈이 { $name }{ JOSA($name, "을/를") } 포착합니다.
gwv-info-far-sight-2 = 지붕 너머, 강 너머. 천리안이 { $name }의 모습을 담습니다.
gwv-info-far-sight-3 = { $name }{ JOSA($name, "은/는") } 자신을 내려다보는 시선을 모릅니다.

gwv-info-items-1 = 도구를 만드는 연기가 피어오릅니다. 그 냄새가 { $name }에 대해 말해 줍니다.
gwv-info-items-2 = 타다 남은 재료를 살핍니다. { $name }의 솜씨입니다.
gwv-info-items-3 = 만나지는 못했지만 { $name }의 공방이 말을 합니다.

gwv-info-luck-1 = 달아나면서도 눈은 뜨고 있었습니다. { $name }에 대해 알아냅니다.
gwv-info-luck-2 = 행운은 길뿐 아니라 단서도 내어 줍니다. { $name }에 관한 것입니다.
gwv-info-luck-3 = 뒤돌아본 한순간, { $name }의 모습이 눈에 새겨집니다.

gwv-info-battle-1 = 칼을 맞대면 알게 되는 것이 있습니다. { $name }에 대해서도 그렇습니다.
gwv-info-battle-2 = 싸움이 남긴 것은 상처만이 아닙니다. { $name }{ JOSA($name, "을/를") } 조금 더 알게 되었습니다.
gwv-info-battle-3 = { $name }의 움직임을 머릿속에서 되짚습니다. 실마리가 보입니다.

gwv-info-phantasm-1 = 보구를 보았습니다. 전설은 이름을 숨기지 못합니다. { $name }의 정체가 더 드러납니다.
gwv-info-phantasm-2 = 그런 빛을 내는 영웅은 많지 않습니다. { $name }에 대해 또 하나를 알아냅니다.
gwv-info-phantasm-3 = 외쳐진 진명을 들었습니다. { $name }에 이르는 길이 좁혀집니다.

gwv-info-meeting-1 = 마주 앉은 자리, 곁에 선 이를 찬찬히 살핍니다. { $name }에 대해 알게 됩니다.
gwv-info-meeting-2 = 말은 아꼈지만 눈은 아끼지 않았습니다. { $name }{ JOSA($name, "을/를") } 조금 알게 되었습니다.
gwv-info-meeting-3 = 평화로운 대화 사이, { $name }의 그림자에서 단서를 읽습니다.

gwv-info-alone-1 = 홀로 있던 { $name }{ JOSA($name, "이/가") } 영체가 되어 사라집니다. 그 짧은 순간에 본 것이 있습니다.
gwv-info-alone-2 = 골목 끝에서 { $name }{ JOSA($name, "와/과") } 눈이 마주칩니다. 다음 순간 아무도 없습니다.
gwv-info-alone-3 = { $name }{ JOSA($name, "은/는") } 싸우지 않고 물러났습니다. 그래도 흔적은 남습니다.

gwv-info-passed-on-1 = 대화의 선물입니다. { $name }에 관한 이야기를 듣습니다.
gwv-info-passed-on-2 = “이건 알고 있나?” 상대가 { $name }에 대해 들려줍니다.
gwv-info-passed-on-3 = 귀엣말로 { $name }의 비밀 하나가 건네집니다.

gwv-info-discern-1 = 진명을 꿰뚫는 눈이 열립니다. { $name }의 윤곽이 보입니다.
gwv-info-discern-2 = 심판자의 눈앞에서 { $name }{ JOSA($name, "은/는") } 완전히 숨지 못합니다.
gwv-info-discern-3 = 소환과 동시에 { $name }의 기척이 읽힙니다.

gwv-info-other-1 = { $name }에 대해 한 가지를 알게 됩니다.
gwv-info-other-2 = { $name }의 정체가 조금 더 드러납니다.
gwv-info-other-3 = { $name }{ JOSA($name, "을/를") } 가린 안개가 한 겹 걷힙니다.

gwv-land-1 = { $place }의 골목과 물길을 머릿속에 새깁니다. 토지 정보 { $points }점.
gwv-land-2 = { $place }{ JOSA($place, "을/를") } 걸으며 영맥의 맥박을 셉니다. 이곳의 토지 정보는 { $points }점이 되었습니다.
gwv-land-3 = { $place }{ JOSA($place, "은/는") } 조금씩 비밀을 내어 줍니다. 토지 정보 { $points }점.

gwv-workshop-1 = { $name }의 진지 구조를 조금 알아냅니다. 공방 정보 { $points }점.
gwv-workshop-2 = 결계의 이음매가 보입니다. { $name }의 공방 정보가 { $points }점이 되었습니다.
gwv-workshop-3 = { $name }의 공방에는 빈틈이 있었습니다. 공방 정보 { $points }점.

gwv-link-proposed-1 = { $one }{ JOSA($one, "이/가") } 손을 내밉니다. “마력선을 잇지 않겠나?”
gwv-link-proposed-2 = { $one }에게서 제안이 옵니다. 두 마스터의 마력선을 연결하자는 것입니다.
gwv-link-proposed-3 = 적인가, 동맹인가. { $one }{ JOSA($one, "이/가") } 마력선의 연결을 청합니다.

gwv-link-made-1 = { $one }{ JOSA($one, "와/과") } { $two }의 마력선이 이어집니다. 두 심장이 한 박자로 뜁니다.
gwv-link-made-2 = 빛의 실이 { $one }{ JOSA($one, "와/과") } { $two } 사이에 매입니다. 이번 회차 동안 둘은 마력을 나눕니다.
gwv-link-made-3 = 약속은 짧고 마력은 깊습니다. { $one }{ JOSA($one, "와/과") } { $two }{ JOSA($two, "이/가") } 이어졌습니다.

gwv-link-refused-1 = { $two }{ JOSA($two, "은/는") } { $one }의 손을 잡지 않습니다. 마력선은 이어지지 않았습니다.
gwv-link-refused-2 = “아직 믿을 수 없다.” { $two }{ JOSA($two, "이/가") } { $one }의 제안을 거절합니다.
gwv-link-refused-3 = { $one }의 제안은 침묵으로 돌아옵니다. { $two }{ JOSA($two, "은/는") } 응하지 않았습니다.

gwv-met-1 = { $place }에서 마스터들이 마주칩니다. { $names }.
gwv-met-2 = { $place }의 모퉁이를 도는 순간, 서로의 손등이 눈에 들어옵니다. { $names }.
gwv-met-3 = 우연인가, 필연인가. { $place }에 모인 이들은 { $names }.

gwv-along-1 = 곁에는 서번트의 기척이 있습니다. { $names }.
gwv-along-2 = 서번트를 데려온 쪽은 { $names }.
gwv-along-3 = 영체의 냉기가 감돕니다. 서번트가 함께한 이는 { $names }.

gwv-talked-1 = { $place }에서의 만남은 말로 끝납니다. { $names }{ JOSA($names, "은/는") } 서로 등을 보이며 헤어집니다.
gwv-talked-2 = 차가 식을 때까지 이야기를 나누었습니다. { $place }, { $names }. 오늘은 피가 흐르지 않습니다.
gwv-talked-3 = { $names }{ JOSA($names, "은/는") } { $place }에서 웃으며 헤어졌습니다. 다음에는 어떨지 모릅니다.

gwv-fled-luck-1 = 행운이 따랐습니다. { $one }{ JOSA($one, "이/가") } 다친 데 없이 달아납니다.
gwv-fled-luck-2 = 인파가 갈라지고 다시 닫힙니다. 그 사이로 { $one }{ JOSA($one, "이/가") } 사라졌습니다.
gwv-fled-luck-3 = { $one }{ JOSA($one, "은/는") } 아슬아슬하게, 그러나 온전히 도망칩니다.

gwv-fled-life-1 = { $one }{ JOSA($one, "은/는") } 등에 상처를 입고 달아납니다. 생명력 { $life }점을 잃습니다.
gwv-fled-life-2 = 핏자국을 남기며 { $one }{ JOSA($one, "이/가") } 도망칩니다. 생명력 −{ $life }.
gwv-fled-life-3 = 살아남는 값은 생명력 { $life }점. { $one }{ JOSA($one, "이/가") } 골목 너머로 사라집니다.

gwv-declared-stay-1 = 오늘 밤은 거점을 지킵니다.
gwv-declared-stay-2 = 문을 잠그고 불을 끕니다. 움직이지 않기로 합니다.
gwv-declared-stay-3 = 기다리는 것도 싸움입니다. 거점에 머무릅니다.

gwv-declared-together-1 = 마스터와 서번트가 함께 { $place }{ JOSA($place, "으로/로") } 향합니다.
gwv-declared-together-2 = 두 그림자가 나란히 { $place }{ JOSA($place, "을/를") } 향해 걷습니다.
gwv-declared-together-3 = 함께 갑니다. 오늘 밤의 목적지는 { $place }.

gwv-declared-alone-1 = 서번트가 홀로 { $place }{ JOSA($place, "으로/로") } 떠납니다. 마스터는 뒤에 남습니다.
gwv-declared-alone-2 = “다녀오겠다.” 서번트가 { $place } 쪽 밤하늘로 몸을 던집니다.
gwv-declared-alone-3 = 마스터는 창가에 서서 { $place } 쪽으로 사라지는 서번트를 지켜봅니다.

gwv-reach-1 = 기척이 느껴집니다. { $names }.
gwv-reach-2 = 밤의 장막 너머로 보이는 것은 { $names }.
gwv-reach-3 = 손이 닿을 거리에 { $names }{ JOSA($names, "이/가") } 있습니다.

gwv-reach-nobody-1 = 그곳에는 아무의 기척도 없습니다.
gwv-reach-nobody-2 = 멀리까지 살폈지만 보이는 것은 빈 거리뿐입니다.
gwv-reach-nobody-3 = 텅 비어 있습니다. 적어도 보이는 것은 없습니다.

gwv-attacked-afar-1 = 살기! 보이지 않는 먼 곳에서 누군가 우리를 겨누고 있습니다.
gwv-attacked-afar-2 = 등골이 서늘해집니다. 원거리에서 공격이 시작되려 합니다.
gwv-attacked-afar-3 = 창문이 먼저 떨었습니다. 먼 곳의 적이 우리를 노립니다.

gwv-assault-ours-1 = { $place }. 서번트가 곁에 없는 { $two }{ JOSA($two, "을/를") } 찾아냈습니다.
gwv-assault-ours-2 = { $place }의 문이 부서집니다. 그 안에 { $two }{ JOSA($two, "이/가") } 홀로 있습니다.
gwv-assault-ours-3 = 정보는 정확했습니다. { $two }{ JOSA($two, "은/는") } { $place }에 혼자 있습니다.

gwv-assault-theirs-1 = { $place }의 결계가 찢어집니다! 서번트가 없는 틈에 { $one }{ JOSA($one, "이/가") } 들이닥쳤습니다.
gwv-assault-theirs-2 = 문밖의 발소리가 멎습니다. { $place }{ JOSA($place, "을/를") } 찾아낸 것은 { $one }. 곁에 서번트는 없습니다.
gwv-assault-theirs-3 = { $one }입니다. { $place }{ JOSA($place, "이/가") } 들켰습니다. 지금 이곳에는 마스터뿐입니다.

gwv-avoided-1 = { $one }{ JOSA($one, "은/는") } 먼 곳의 살기를 느끼고 몸을 숨깁니다. { $two }의 원거리 공격은 허사가 됩니다.
gwv-avoided-2 = { $two }{ JOSA($two, "이/가") } 겨눈 자리에 { $one }{ JOSA($one, "은/는") } 이미 없습니다.
gwv-avoided-3 = { $one }{ JOSA($one, "은/는") } 싸움을 받아들이지 않습니다. { $two }의 사정거리에서 벗어납니다.
