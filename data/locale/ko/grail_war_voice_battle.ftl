# The game master's voice: the course of a battle, from the first look to the last.
# Several narrations of the same kind end in -1, -2 and so on; each may follow any other.

gwv-began-duel-1 = 달이 구름에서 나옵니다. { $one }{ JOSA($one, "와/과") } { $two }{ JOSA($two, "이/가") } 마주 섭니다. 이 밤은 둘 중 하나의 것입니다.
gwv-began-duel-2 = 바람이 멎고, 두 그림자가 걸음을 멈춥니다. { $one }, 그리고 { $two }. 더는 말이 필요하지 않습니다.
gwv-began-duel-3 = 서로의 이름은 몰라도 좋습니다. { $one }{ JOSA($one, "와/과") } { $two }{ JOSA($two, "은/는") } 상대의 눈에서 같은 소원을 봅니다.
gwv-began-duel-4 = 성배는 하나, 설 자리도 하나. { $one }{ JOSA($one, "와/과") } { $two }{ JOSA($two, "이/가") } 동시에 첫걸음을 뗍니다.

gwv-began-brawl-1 = 한자리에 너무 많은 전설이 모였습니다. { $names }. 누구의 등도 안전하지 않습니다.
gwv-began-brawl-2 = { $names }. 모두가 모두의 적입니다. 먼저 움직이는 쪽이 표적이 됩니다.
gwv-began-brawl-3 = 난전입니다. { $names }의 살기가 한데 얽혀 공기가 무겁습니다.

gwv-began-day-1 = 대낮의 { $place }. 사람들의 발소리 사이로 { $names }{ JOSA($names, "이/가") } 걸음을 멈춥니다. 이번에는 마스터들이 앞에 섭니다.
gwv-began-day-2 = 해가 높이 떠 있습니다. { $place }에서 { $names }{ JOSA($names, "은/는") } 밤을 기다리지 않기로 합니다.
gwv-began-day-3 = { $place }의 한낮, 마술사들이 소매를 걷습니다. { $names }, 사람의 손으로 겨루는 싸움입니다.

gwv-began-night-1 = { $place }의 밤이 갈라집니다. { $names }{ JOSA($names, "이/가") } 서로를 찾아냈습니다.
gwv-began-night-2 = { $place }. 가로등이 하나씩 꺼지고, { $names }{ JOSA($names, "이/가") } 어둠 속에서 마주 섭니다.
gwv-began-night-3 = { $place }에 결계가 내려앉습니다. 그 안에 남은 것은 { $names }뿐입니다.
gwv-began-night-4 = 발소리가 { $place }에서 멈춥니다. { $names }, 오늘 밤의 싸움이 정해졌습니다.

gwv-began-far-1 = { $place } 너머 먼 곳에서 살기가 날아듭니다. { $names }{ JOSA($names, "은/는") } 서로의 얼굴도 보지 못한 채 싸움을 시작합니다.
gwv-began-far-2 = 거리는 두 칸, 숨은 한 번. { $place }의 하늘을 가로질러 { $names }{ JOSA($names, "이/가") } 서로를 겨눕니다.
gwv-began-far-3 = { $place }의 지붕들 위로 소리 없는 공격이 오갑니다. { $names }의 원거리 전투입니다.

gwv-began-final-1 = 하늘에 구멍이 열리고 성배가 내려다봅니다. { $names }. 이제 물러설 곳은 없습니다.
gwv-began-final-2 = 마지막 무대에 { $names }{ JOSA($names, "이/가") } 섭니다. 소원은 여럿, 성배는 하나입니다.
gwv-began-final-3 = 검은 빛 아래 { $names }{ JOSA($names, "이/가") } 모였습니다. 이 싸움이 끝나면 전쟁도 끝납니다.

gwv-began-hidden-1 = { $place } 쪽에서 땅이 울립니다. 누군가 싸우고 있습니다. 누구인지는 바람만이 압니다.
gwv-began-hidden-2 = { $place }의 하늘이 한순간 하얗게 번쩍입니다. 전투가 시작되었습니다.
gwv-began-hidden-3 = 개들이 짖기를 멈춥니다. { $place }에 사람을 물리는 결계가 쳐지고, 그 안에서 싸움이 벌어집니다.
gwv-began-hidden-4 = { $place }에서 쇠 부딪는 소리가 들렸다고, 뒷날 사람들은 말할 것입니다. 지금은 아무도 다가가지 않습니다.

gwv-planned-1 = 모든 수가 가슴속에 봉해졌습니다. 이제 되돌릴 수 없습니다.
gwv-planned-2 = 패가 엎어진 채 놓입니다. 남은 것은 뒤집는 일뿐입니다.
gwv-planned-3 = 눈빛이 가라앉습니다. 계획은 끝났고, 싸움이 시작됩니다.
gwv-planned-4 = 숨을 들이쉬는 소리. 정해진 대로, 첫 패가 움직입니다.

gwv-released-1 = 공기가 얼어붙습니다. { $one }{ JOSA($one, "이/가") } 진명을 외칩니다. **「{ $name }」!** 그 힘은 판정 { $slots }번 동안 이어집니다.
gwv-released-2 = “이것이 나의 전설이다.” { $one }{ JOSA($one, "이/가") } **「{ $name }」**의 진명을 개방합니다. 판정 { $slots }번의 기적입니다.
gwv-released-3 = 봉인이 풀리고 마력이 소용돌이칩니다. { $one }의 보구, **「{ $name }」**. 앞으로 판정 { $slots }번입니다.
gwv-released-4 = { $one }의 입술이 움직입니다. 온 하늘이 그 이름을 듣습니다. **「{ $name }」**, 판정 { $slots }번에 걸쳐 펼쳐집니다.
gwv-released-5 = 시대를 넘어 이야기 하나가 되살아납니다. { $one }의 **「{ $name }」**. 판정 { $slots }번 동안 세계가 그 이야기를 따릅니다.

gwv-release-failed-1 = { $one }{ JOSA($one, "이/가") } 진명을 부르려 하지만 목소리에 마력이 실리지 않습니다. 보구는 침묵합니다.
gwv-release-failed-2 = 빛이 모이다 꺼집니다. { $one }에게는 보구를 깨울 마력이 남아 있지 않습니다.
gwv-release-failed-3 = { $one }의 보구는 응하지 않습니다. 마력이 모자라, 통상의 패로 싸울 수밖에 없습니다.

gwv-regained-life-1 = 상처가 아물어 갑니다. { $one }{ JOSA($one, "은/는") } 생명력 { $life }점을 되찾습니다.
gwv-regained-life-2 = { $one }의 숨이 고르게 돌아옵니다. 생명력 { $life }점을 회복합니다.
gwv-regained-life-3 = 흘린 피가 멎습니다. { $one }, 생명력 { $life }점 회복.

gwv-regained-mana-1 = 빼앗은 마력이 스며듭니다. { $one }{ JOSA($one, "은/는") } 마력 { $mana }점을 되찾습니다.
gwv-regained-mana-2 = { $one }의 윤곽이 다시 또렷해집니다. 마력 { $mana }점을 회복합니다.
gwv-regained-mana-3 = { $one }{ JOSA($one, "이/가") } 깊이 들이쉽니다. 마력 { $mana }점이 돌아옵니다.

gwv-regained-both-1 = { $one }{ JOSA($one, "은/는") } 생명력 { $life }점과 마력 { $mana }점을 되찾습니다.
gwv-regained-both-2 = { $one }의 몸에 온기가 돕니다. 생명력 { $life }점, 마력 { $mana }점이 돌아옵니다.
gwv-regained-both-3 = 살이 아물고 마력이 찹니다. { $one }, 생명력 { $life }점과 마력 { $mana }점 회복.

gwv-paused-1 = { $slot }번째 판정이 끝나고, 싸움이 잠시 숨을 고릅니다.
gwv-paused-2 = 먼지가 가라앉습니다. { $slot }번의 판정이 지나고, 모두가 다음 수를 가늠합니다.
gwv-paused-3 = 누가 먼저랄 것도 없이 거리를 벌립니다. 판정 { $slot }번을 마친 뒤의 짧은 정적입니다.
gwv-paused-4 = 바람이 화약 냄새를 걷어 갑니다. { $slot }번째 판정 뒤, 누구도 먼저 눈을 감지 않습니다.

gwv-prepared-1 = 계획을 짜기 전에 { $goods }{ JOSA($goods, "을/를") } 씁니다. { $role }의 숨이 한결 가벼워집니다.
gwv-prepared-2 = { $goods }{ JOSA($goods, "이/가") } 손안에서 녹아내립니다. { $role }{ JOSA($role, "을/를") } 위한 것이었습니다.
gwv-prepared-3 = 아껴 둔 { $goods }{ JOSA($goods, "을/를") } { $role }에게 쓸 때가 왔습니다.

gwv-seal-recall-1 = “돌아와!” 먼 곳에서 { $one }의 령주 한 획이 타오릅니다.
gwv-seal-recall-2 = 마스터는 그 자리에 없었습니다. 그러나 { $one }의 령주는 먼 거리를 건너 닿습니다. 한 획이 사라집니다.
gwv-seal-recall-3 = 쓰러지기 직전, { $one }의 손등에서 령주 한 획이 빛을 잃습니다.

gwv-seal-call-1 = “내 곁으로!” { $one }의 령주 한 획이 공간을 찢고 서번트를 불러냅니다.
gwv-seal-call-2 = 홀로 있던 { $one }의 손등이 붉게 타오릅니다. 령주 한 획의 값으로 서번트가 나타납니다.
gwv-seal-call-3 = { $one }{ JOSA($one, "은/는") } 망설이지 않고 령주 한 획을 씁니다. 다음 순간, 서번트가 그 앞을 가로막습니다.

gwv-seal-boost-1 = { $one }의 령주 한 획이 녹아 서번트에게 흘러듭니다. 꺼져 가던 힘이 되살아납니다.
gwv-seal-boost-2 = “령주로써 명한다. 온 힘을 다하라.” { $one }의 손등에서 한 획이 사라집니다.
gwv-seal-boost-3 = 붉은 빛이 { $one }의 손등을 떠나 서번트를 감쌉니다. 령주 한 획의 무게입니다.

gwv-name-revealed-1 = “숨기는 것은 성미에 맞지 않는다.” { $one }{ JOSA($one, "이/가") } 스스로 이름을 밝힙니다. { $cls }의 진명은 **{ $name }**.
gwv-name-revealed-2 = { $one }{ JOSA($one, "이/가") } 가슴에 손을 얹습니다. “나는 { $cls }, **{ $name }**. 정정당당히 겨루자.”
gwv-name-revealed-3 = 싸움에 앞서 { $one }{ JOSA($one, "은/는") } 이름을 내놓습니다. { $cls }, 그 진명은 **{ $name }**.
gwv-name-revealed-4 = 바람이 그 이름을 실어 나릅니다. **{ $name }**. { $one }{ JOSA($one, "이/가") } 스스로 밝힌 { $cls }의 진명입니다.

gwv-belief-1 = { $one }{ JOSA($one, "은/는") } 믿음 하나를 태웁니다. 사람의 몸에 사람 아닌 힘이 깃듭니다.
gwv-belief-2 = 물러서지 않겠다는 신념. { $one }의 눈빛이 달라집니다.
gwv-belief-3 = { $one }{ JOSA($one, "이/가") } 낮게 맹세를 읊습니다. 신념이 갑옷이 됩니다.

gwv-withdrawing-1 = { $names }, 등을 돌립니다. 오늘은 죽을 날이 아닙니다.
gwv-withdrawing-2 = { $names }{ JOSA($names, "이/가") } 거리를 벌리기 시작합니다. 물러나려는 것입니다.
gwv-withdrawing-3 = “여기까지다.” { $names }, 싸움터를 떠나려 합니다.

gwv-retreat-made-1 = { $two }{ JOSA($two, "이/가") } 등 뒤로 세 번의 공격({ $tiles })을 퍼붓습니다. { $points }점의 위력이었지만 { $one }{ JOSA($one, "은/는") } 끝내 자취를 감춥니다.
gwv-retreat-made-2 = { $tiles }. { $two }의 추격이 { $points }점의 힘으로 쏟아지지만, { $one }의 걸음은 멈추지 않습니다. 후퇴에 성공합니다.
gwv-retreat-made-3 = { $one }{ JOSA($one, "은/는") } 뒤돌아보지 않습니다. { $two }{ JOSA($two, "이/가") } 던진 { $tiles }, 모두 { $points }점. 후퇴하는 발목을 잡지는 못했습니다.

gwv-retreat-failed-1 = { $two }의 추격은 집요했습니다. { $tiles }, 모두 { $points }점. { $one }{ JOSA($one, "은/는") } 길이 막혀 다시 돌아섭니다.
gwv-retreat-failed-2 = { $one }{ JOSA($one, "이/가") } 몇 걸음 떼기도 전에 { $two }의 { $tiles }{ JOSA($tiles, "이/가") } 퇴로를 끊습니다. { $points }점, 후퇴는 실패입니다.
gwv-retreat-failed-3 = 등을 보인 값은 비쌌습니다. { $two }{ JOSA($two, "이/가") } 퍼부은 { $tiles }, { $points }점. { $one }{ JOSA($one, "은/는") } 벗어나지 못합니다.

gwv-escaped-luck-1 = 행운의 여신이 길을 하나 열어 줍니다. { $one }{ JOSA($one, "은/는") } 상처 하나 없이 사라집니다.
gwv-escaped-luck-2 = 모두가 눈을 깜빡인 그 한순간, { $one }의 모습이 사라집니다. 운이 좋았다고밖에 할 수 없습니다.
gwv-escaped-luck-3 = 우연한 소란, 우연한 골목. { $one }{ JOSA($one, "은/는") } 행운에 기대어 무사히 빠져나갑니다.

gwv-escaped-free-1 = 아무도 뒤쫓지 않습니다. { $one }{ JOSA($one, "은/는") } 조용히 물러납니다.
gwv-escaped-free-2 = { $one }의 뒷모습이 멀어집니다. 쫓는 발소리는 없습니다.
gwv-escaped-free-3 = { $one }{ JOSA($one, "이/가") } 싸움터를 떠납니다. 말리는 이도, 막는 이도 없습니다.

gwv-swapped-1 = 직감이 속삭입니다. { $a }번째 패와 { $b }번째 패의 순서를 바꿉니다.
gwv-swapped-2 = 무언가 다가옵니다. 생각하기 전에 손이 움직여 { $a }번째와 { $b }번째 패를 바꿔 놓습니다.
gwv-swapped-3 = 이 순서로는 안 된다는 예감. { $a }번째 패와 { $b }번째 패가 자리를 바꿉니다.

gwv-intruded-1 = 지붕 위에서 세 번째 그림자가 뛰어내립니다. { $one }, 난입입니다! 노리는 것은 { $two }.
gwv-intruded-2 = “그 싸움, 내가 받겠다.” { $one }{ JOSA($one, "이/가") } 난입하여 { $two }{ JOSA($two, "을/를") } 가로막습니다.
gwv-intruded-3 = 예고도 없이 공기가 갈라집니다. { $one }{ JOSA($one, "이/가") } { $two }{ JOSA($two, "을/를") } 향해 난입합니다.
gwv-intruded-4 = 누군가 내내 지켜보고 있었습니다. { $one }{ JOSA($one, "이/가") } 모습을 드러내고 { $two }에게 달려듭니다.

gwv-freed-leaves-1 = 상대를 빼앗긴 { $one }{ JOSA($one, "은/는") } 무기를 거두고 물러납니다.
gwv-freed-leaves-2 = { $one }{ JOSA($one, "은/는") } 이 틈을 놓치지 않고 싸움터를 떠납니다.
gwv-freed-leaves-3 = “이번 승부는 맡겨 두지.” { $one }{ JOSA($one, "이/가") } 등을 돌려 걸음을 옮깁니다.

gwv-freed-stays-1 = { $one }{ JOSA($one, "은/는") } 떠나지 않습니다. 싸움은 난전이 됩니다.
gwv-freed-stays-2 = “누가 끼어들어도 좋다.” { $one }{ JOSA($one, "이/가") } 자리를 지킵니다. 이제 셋이 뒤엉킵니다.
gwv-freed-stays-3 = 물러날 수도 있었지만 { $one }{ JOSA($one, "은/는") } 남습니다. 난전이 시작됩니다.

gwv-regrouped-1 = { $one }{ JOSA($one, "은/는") } 흐트러진 호흡을 재정비합니다. 패 { $n }장이 돌아옵니다.
gwv-regrouped-2 = 싸움이 바뀌는 틈에 { $one }{ JOSA($one, "이/가") } 자세를 가다듬습니다. 되찾은 패는 { $n }장.
gwv-regrouped-3 = { $one }에게는 지친 기색이 없습니다. 재정비로 패 { $n }장을 다시 쥡니다.

gwv-endured-1 = 쓰러져야 했습니다. 그러나 { $one }{ JOSA($one, "은/는") } 무릎을 꿇은 채 아직 서 있으려 합니다. 전투 속행!
gwv-endured-2 = 심장이 멎었어도 전사는 멈추지 않습니다. { $one }{ JOSA($one, "이/가") } 생명력 하나를 움켜쥐고 버팁니다.
gwv-endured-3 = “아직이다.” 피투성이의 { $one }{ JOSA($one, "이/가") } 다시 고개를 듭니다.
gwv-endured-4 = 모두가 끝났다고 생각한 그 자리에서 { $one }{ JOSA($one, "이/가") } 다시 일어섭니다.

gwv-vanished-1 = { $who }의 몸이 빛의 알갱이가 되어 흩어집니다. 또 하나의 전설이 책장 속으로 돌아갑니다.
gwv-vanished-2 = { $who }{ JOSA($who, "이/가") } 웃은 것도 같았습니다. 다음 순간, 그 자리에는 아무도 없습니다.
gwv-vanished-3 = 새벽이슬처럼, { $who }{ JOSA($who, "은/는") } 흔적 없이 사라집니다. 남은 것은 부서진 땅뿐입니다.
gwv-vanished-4 = { $who }의 손이 허공을 짚고, 금빛이 되어 풀립니다. 서번트 하나가 소멸했습니다.

gwv-vanished-known-1 = { $cls }, **{ $name }**. 그 이름이 밝혀진 전설이 빛이 되어 흩어집니다.
gwv-vanished-known-2 = **{ $name }**. { $cls }{ JOSA($cls, "은/는") } 마지막으로 자신의 이름을 들으며 사라집니다.
gwv-vanished-known-3 = { $cls }의 몸이 투명해집니다. **{ $name }**의 두 번째 삶이 여기서 끝납니다.
gwv-vanished-known-4 = 금빛 알갱이가 하늘로 오릅니다. { $cls } **{ $name }**, 소멸.

gwv-recalled-1 = { $one }의 몸이 빛에 감싸여 사라집니다. 겨우 목숨만 붙은 채 거점으로 끌려갑니다.
gwv-recalled-2 = { $one }{ JOSA($one, "은/는") } 더 싸우려 했지만 명령은 절대적입니다. 다음 순간 싸움터에 그 모습은 없습니다.
gwv-recalled-3 = 마지막 일격은 허공을 벱니다. { $one }{ JOSA($one, "은/는") } 이미 강제로 귀환한 뒤입니다.

gwv-fell-1 = { $one }{ JOSA($one, "이/가") } 무릎을 꿇고, 쓰러집니다. 빈사. 숨은 아직 붙어 있습니다.
gwv-fell-2 = 사람의 몸은 여기까지였습니다. { $one }{ JOSA($one, "은/는") } 피 웅덩이 속에 눕습니다. 아직은 살아 있습니다.
gwv-fell-3 = { $one }의 눈에서 초점이 사라집니다. 빈사 상태입니다. 시간이 많지 않습니다.

gwv-ended-won-1 = 먼지 속에 서 있는 것은 { $one }입니다. 이 싸움은 { $one }의 것입니다.
gwv-ended-won-2 = 싸움터의 주인이 정해졌습니다. 승자는 { $one }.
gwv-ended-won-3 = 숨을 고르며 { $one }{ JOSA($one, "이/가") } 하늘을 올려다봅니다. 이겼습니다.
gwv-ended-won-4 = 침묵이 판결을 내립니다. { $one }의 승리입니다.

gwv-ended-draw-1 = 누구도 이기지 못했습니다. 부서진 거리만이 싸움을 기억합니다.
gwv-ended-draw-2 = 승자 없이 소란이 잦아듭니다.
gwv-ended-draw-3 = 칼끝은 끝내 어느 쪽으로도 기울지 않았습니다. 무승부입니다.

gwv-ended-hidden-1 = { $place }의 소란이 가라앉습니다. 연기만이 남았습니다.
gwv-ended-hidden-2 = { $place }의 결계가 걷힙니다. 싸움은 끝났습니다.
gwv-ended-hidden-3 = { $place }에 다시 정적이 내려앉습니다. 누가 걸어 나왔는지는 아무도 보지 못했습니다.

gwv-bout-over-1 = { $n }번째 싸움이 끝났지만, 그들 사이의 일은 아직 끝나지 않았습니다. 저마다 패 세 장과 치명을 되찾습니다.
gwv-bout-over-2 = 잠시 물을 마시고, 피를 닦습니다. { $n }번째 싸움 뒤의 짧은 휴식. 패 세 장과 치명이 돌아옵니다.
gwv-bout-over-3 = { $n }번의 싸움으로도 결판이 나지 않았습니다. 패 세 장과 치명을 다시 쥐고, 또 한 번 마주 섭니다.

gwv-began-final-hidden-1 = { $place }에 장막이 드리웁니다. 안에서 무슨 일이 벌어지는지는 성배만이 보고 있습니다.
gwv-began-final-hidden-2 = 빛의 기둥이 서고, { $place }{ JOSA($place, "은/는") } 세상에서 떨어져 나갑니다. 마지막 싸움이 시작되었습니다.
gwv-began-final-hidden-3 = 도시가 숨을 멈춥니다. { $place }에서 소원을 건 자들이 칼을 뽑습니다.
