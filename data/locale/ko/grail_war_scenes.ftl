# The Grail War: what a campaign asks by day and by night, and what can be answered.

gwc-panel = 내 손패 · { $role ->
        [master] 마스터의 결정 ·{" "}
        [servant] 서번트의 결정 ·{" "}
       *[team] {""}
    }{ $headline }
gwc-wait = 지금은 기다립니다. { $names ->
        [none] 진행자가 장면을 정리하고 있습니다.
       *[other] { $names }의 결정을 기다립니다.
    }
gwc-wait-out = 우리 팀은 전쟁에서 물러났습니다. 끝까지 지켜볼 수 있습니다.
gwc-wait-pair = 지금은 짝인 { $name } 님이 결정할 차례입니다.
gwc-menu-pick = 고르세요
gwc-menu-search = 🔎 어디를 탐색할까요?
gwc-menu-far-search = 천리안으로 멀리서 탐색할 곳
gwc-menu-move-base = 거점을 옮길 곳 (마력 10)
gwc-menu-link = 마력선을 이을 상대
gwc-menu-recontract = 새 계약 상대를 찾을 곳
gwc-menu-feed = 식인할 곳
gwc-menu-territory = 진지를 세울 곳
gwc-menu-go-together = 마스터와 함께 나갈 곳
gwc-menu-go-alone = 서번트만 보낼 곳 (마스터는 휴식)
gwc-menu-attack = 공격할 상대
gwc-menu-buy = 살 것
gwc-menu-other = 다른 행동

gwc-ask-recover = 어느 패를 되찾을까요?
gwc-help-recover = 다 쓴 패 가운데 고른 만큼 돌아옵니다. 치명 패는 저절로 돌아옵니다.
gwc-do-recover-best = 등급 높은 것부터
gwc-ask-goods = 지금 쓸 물건이 있나요?
gwc-help-goods = 쓴 물건은 사라집니다. 여러 개를 이어서 쓸 수 있습니다.
gwc-ask-territory = 진지에 흐르는 영맥의 마력 { $mana }점을 어디에 쓸까요?
gwc-help-territory =
    • **단계 올리기**: 다음 단계로 키웁니다. 모자라면 저장분과 내 마력에서 냅니다.
    • **내 마력으로**: 최대치까지 회복합니다.
    • **저장**: 절반(올림)을 저장해 둡니다. 정비에 전념할 때만 됩니다.
gwc-ask-supply = 마스터의 마력을 서번트에게 얼마나 넘길까요?
gwc-help-supply = 1점이 그대로 1점이 됩니다. 마스터에게 남은 마력: { $left }.
gwc-ask-master-act = 마스터는 이번 낮에 무엇을 할까요?
gwc-help-master-act =
    • **탐색**: 그곳에 있는 상대와 마주칩니다. 아무도 없으면 잔류 사념(서번트 정보 1점)이나 토지 정보 1점을 얻고, 얻을 때마다 공적점 1점도 받습니다.
    • **휴식**: 거점에서 생명력 5, 마력 10을 더 회복합니다.
    • **교회**: 공적점으로 마술 예장을 삽니다. 아무도 만나지 않습니다.
gwc-help-act-far-search = • **천리안 탐색**: 거점에서 아무도 만나지 않고 그곳에 누가 있는지 보고 한 명의 정보 1점을 얻습니다.
gwc-help-act-link = • **마력선 연결**: 상대가 받아들이면 이번 회차에 둘 다 마력이 최대치의 두 배가 됩니다. 마스터마다 한 번.
gwc-help-act-move-base = • **거점 이동**: 마력 10.
gwc-help-act-recontract = • **재계약**: 마스터를 잃은 서번트가 같은 곳에서 찾고 있으면 새 팀이 됩니다.
gwc-ask-familiar = 직접 가는 대신 사역마를 보낼까요?
gwc-help-familiar = 사역마는 아무와도 마주치지 않고 정보를 얻고, 사라집니다.
gwc-ask-purchase = 교회에서 무엇을 살까요? (공적점 { $merit }점)
gwc-help-purchase = 한 번 방문에 두 개까지 살 수 있습니다.
gwc-ask-servant-act = 서번트는 이번 낮에 무엇을 할까요?
gwc-help-servant-act =
    • **휴식**: 생명력 5, 마력 5, 패 5장을 회복합니다.
    • **식인**: 한 사람마다 마력 15. 한 번에 6명 이상이거나 모두 합쳐 20명을 넘기면 교회의 제재를 받습니다.
    • **대기**: 거점에서 아무것도 하지 않습니다.
gwc-help-act-follow = • **동행**: 영체로 마스터를 따라갑니다. 싸움이 나면 도울 수 있지만 회복하지 못합니다.
gwc-help-act-territory = • **진지 작성**: 진지를 하나 세웁니다(1단계). 그곳의 전투에서 유리해집니다.
gwc-help-act-tend = • **진지 정비**: 다른 행동을 포기하고 영맥의 마력을 두 배로 받으며, 남는 것의 절반을 저장합니다.
gwc-help-act-items = • **도구 제작**: 마력 10에 도구 하나. 아무와도 마주치지 않습니다.
gwc-ask-feed = 몇 사람을 먹을까요?
gwc-help-feed = 한 사람마다 마력 15, 최대치를 넘는 만큼은 이번 밤까지 갑니다. **5명까지는 안전**하고 6명부터는 제재를 받습니다. 지금까지 모두 { $fed }명이고 20명을 넘겨도 제재를 받습니다.
gwc-ask-item = 어느 도구를 만들까요?
gwc-help-item = 하나에 마력 10이 듭니다.
gwc-ask-transfer = 서번트에게 마력을 얼마나 공급할까요?
gwc-help-transfer = 함께 쉬는 동안 최대치의 두 배까지 채웁니다. 마스터는 아무것도 잃지 않지만 **계약에 단 한 번**뿐이고, 넘치는 마력은 이번 밤까지 갑니다.
gwc-ask-convert = 마력 얼마를 생명력으로 바꿀까요?
gwc-help-convert = 마력 1점이 생명력 1점이 됩니다. 마력은 1점 넘게 남깁니다.
gwc-ask-link = { $name }의 마스터가 마력선을 잇자고 합니다. 받아들일까요?
gwc-help-link = 이번 회차에 두 마스터 모두 마력 능력치를 합쳐 쓰고 마력이 최대치의 두 배가 됩니다. 한 마스터는 한 번만 이을 수 있고 마력 공급과 함께 쓸 수 없습니다.
gwc-ask-far-target = { $where }에 여럿이 보입니다. 누구를 살필까요?
gwc-help-far-target = 고른 서번트의 정보 1점을 얻습니다(4점까지).
gwc-ask-residue = { $where }에 여러 서번트의 잔류 사념이 있습니다. 누구의 것을 읽을까요?
gwc-help-residue = 그 서번트의 정보 1점을 얻습니다(4점까지).
gwc-ask-stance = { $where }에서 다른 마스터와 마주쳤습니다. 어떻게 할까요?
gwc-help-stance =
    • **대화하고 헤어지기**: 싸우자는 사람이 없으면 조용히 헤어집니다. 상대 서번트가 곁에 있으면 정보 1점을 얻습니다.
    • **전투**: 상대가 도망치지 않으면 싸웁니다. 낮에는 마스터가 앞에 섭니다. 붐비는 곳에서 싸우면 제재를 받습니다.
    • **도주**: 생명력을 잃거나(상대 전투력의 두 배; 0이 되면 사망) 행운 1점을 씁니다(무사히 빠져나가고 정보도 얻음).
gwc-help-stance-met = 마주친 상대: { $names }
gwc-ask-pass-on = 상대에게 다른 서번트의 정보를 하나 알려 줄까요?
gwc-help-pass-on = 우리가 아는 만큼까지, 4점까지만 전할 수 있습니다. 우리 점수는 줄지 않습니다.
gwc-ask-formation = 낮의 전투입니다. 서번트는 어디에 설까요?
gwc-help-formation =
    • **뒤에서 돕기**: 마스터가 앞에서 싸우고 서번트가 돕습니다.
    • **앞에 나서기**: 인적 없는 곳이 아니면 제재를 받습니다.
    • **빠지기**: 마스터 혼자 싸웁니다.
gwc-ask-night = 오늘 밤은 어떻게 할까요?
gwc-help-night =
    • **나가기**: 그곳과 둘레 { $reach }칸 안의 상대를 공격할 수 있습니다.{ $reach ->
        [1] {" "}2칸 떨어진 상대는 멀리서 칠 수 있습니다.
       *[other] {""}
    }
    • **마스터와 함께**: 마스터가 뒤에서 돕지만, 서번트가 쓰러지면 그대로 사라집니다.
    • **서번트만**: 마스터는 쉬고, 서번트가 쓰러지면 령주로 불러들일 수 있습니다. 거점이 알려졌다면 마스터가 습격당할 수 있습니다.
    • **거점에 남기**: 먼저 공격할 수 없지만 공격받을 수는 있습니다.
gwc-ask-scout = 사역마를 풀어 범위를 한 칸 넓힐까요?
gwc-help-scout = 이번 밤에만 쓰이고 사라집니다.
gwc-ask-target = 가까이에 있는 상대입니다. 누구를 칠까요?
gwc-help-target = 먼 거리의 전투는 판정이 절반(5번)이고 상대가 피할 수 있습니다. 아무도 치지 않아도 공격받을 수 있습니다.
gwc-ask-avoid = 누군가가 멀리서 우리를 노립니다. 피할까요?
gwc-help-avoid = 피하면 싸움이 일어나지 않습니다. 받아들이면 판정 5번의 전투를 합니다.
gwc-ask-assault = { $name }의 서번트가 홀로 있는 우리 마스터를 덮쳤습니다! 어떻게 할까요?
gwc-help-assault =
    • **생명력으로 도주**: 상대 근력의 두 배만큼 생명력을 잃습니다. 0이 되면 죽습니다.
    • **행운으로 도주**: 행운 1점, 다치지 않습니다.
    • **서번트 소환**: 령주 1획으로 서번트를 불러 싸웁니다.
    • **싸우기**: 마스터가 직접 앞에서 싸웁니다.

gwc-do-rest = 😴 휴식
gwc-do-church = ⛪ 교회에서 사기
gwc-do-follow = 👥 마스터와 동행
gwc-do-tend = 진지 정비에 전념
gwc-do-items = 도구 제작
gwc-do-wait = 대기
gwc-do-go = 직접 간다
gwc-do-send = 사역마를 보낸다
gwc-do-keep = 쓰지 않기
gwc-do-nothing = 하지 않기
gwc-do-purchase-nothing = 그만 사기
gwc-do-territory-nothing = 쓰지 않기
gwc-do-pass-on-nothing = 아무것도 알리지 않기
gwc-do-wear = { $goods } 걸치기
gwc-do-use = { $goods } → { $role }
gwc-do-level = 단계 올리기
gwc-do-mana = 내 마력으로
gwc-do-store = 저장
gwc-do-enough = 마치기
gwc-do-no = 거절
gwc-do-yes = 받아들이기
gwc-do-talk = 🕊 대화하고 헤어지기
gwc-do-fight = ⚔ { $name }{ JOSA($name, "와/과") } 전투
gwc-do-flee-life = 🏃 생명력을 잃고 도주
gwc-do-flee-luck = 🍀 행운 1점으로 도주
gwc-do-assault-life = 🏃 생명력을 잃고 도주
gwc-do-assault-luck = 🍀 행운 1점으로 도주
gwc-do-assault-call = 령주로 서번트 소환
gwc-do-assault-fight = ⚔ 직접 싸우기
gwc-do-rear = 뒤에서 돕기
gwc-do-front = 앞에 나서기
gwc-do-out = 빠지기
gwc-do-stay = 🏠 거점에 남기
gwc-do-none = 아무도 치지 않기
gwc-do-avoid = 피하기
gwc-do-accept = 받아들이기
gwc-do-search = { $where }
gwc-do-far-search = { $where } (천리안)
gwc-do-move-base = { $where }{ JOSA($where, "으로/로") } 거점 이동
gwc-do-recontract = { $where }에서 재계약 찾기
gwc-do-link = { $name }에게 마력선 연결 제안
gwc-do-feed = { $where }
gwc-do-territory = { $where }
gwc-do-persons = { $risky ->
        [yes] ⚠ { $count }명 (제재)
       *[no] { $count }명
    }
gwc-do-amount = { $count }
gwc-do-amount-none = 없음
gwc-do-attack = ⚔ { $name } ({ $servant })
gwc-do-attack-long = 🏹 { $name } ({ $servant }), 멀리서
gwc-do-assault-master = 🗡 { $name }의 마스터를 습격
gwc-do-attack-where = { $where }
gwc-do-assault-where = { $where }의 거점에 마스터 홀로 있음
gwc-do-buy = { $goods } (공적 { $merit })
gwc-do-buy-spell = { $goods }: { $spell } (공적 { $merit })
gwc-do-servant = { $name } ({ $servant })
gwc-do-pass = { $servant }의 정보를 { $name }에게
gwc-pays-mana = 마력 +{ $mana }
gwc-danger-feed = 제재를 받음
gwc-sure-feed = **정말 { $count }명을 먹을까요?** 교회의 제재를 받습니다. 공적점 2점을 잃고, 서번트의 클래스와 이곳이 모두에게 알려집니다. 제재가 거듭되면 행운 점수를 잃고, 세 번째부터는 거점이 공개되어 토벌령이 내립니다.

gw-value-pairs = { $count ->
        [0] 없음 (한 사람이 마스터와 서번트를 함께)
       *[other] 자리 { $seats } (앞이 마스터, 뒤가 서번트)
    }
