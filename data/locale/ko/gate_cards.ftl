# THE GATE: what cards say. The rules texts are put together from these.

timing-action = 액션
timing-attack = 공격
timing-guard = 방어
timing-battle = 전투
timing-trait = 특성
timing-enhchar = 캐릭터강화
timing-enhgate = 게이트강화

ability = { $timing }: { $text }
ability-optional = { $timing }(선택)
ability-then = {"; "}

op-power =
    { $target ->
        [other_attackers_same_name] 이름이 같은 다른 공격자 파워{ $change }
        [guardian] 가디언 파워{ $change }
        [one_attacker] 공격자 하나를 골라 파워{ $change }
       *[self] 파워{ $change }
    }
op-power-counted =
    { $target ->
        [other_attackers_same_name] 이름이 같은 다른 공격자: { $text }
        [guardian] 가디언: { $text }
        [one_attacker] 공격자 하나를 골라: { $text }
       *[self] { $text }
    }
count-other-attackers-same-name = 이름이 같은 다른 공격자 하나마다 파워{ $change }
count-own-enhancements = 내 강화 카드 한 장마다 파워{ $change }
count-own-dugout-per4 = 내 더그아웃 카드 4장마다 파워{ $change }
count-own-gates-level4 = 레벨 4인 내 게이트마다 파워{ $change }
count-most = { $change } (최대 { $most }번)
op-strike =
    { $number ->
        [2] 더블스트라이크 (피해 { $number })
       *[3] 트리플스트라이크 (피해 { $number })
    }
op-no-strike = 스트라이크를 막아 기본 피해만 받음
op-link = 링크 { $number } – { $text }
op-if =
    { $condition ->
        [summoned_from_closed] 닫힌 게이트에서 소환했다면 { $text }
       *[no_guardian] 가디언이 없으면 { $text }
    }
op-pay = { $cost } → { $text }
op-choose = 하나를 선택: { $one } / { $other }
op-draw = 카드 { $number }장 뽑기
op-discard = 손의 카드 { $number }장 버리기
op-scry = 덱 위의 카드 { $number }장을 보고 원하는 순서로 되돌리기
op-summon =
    { $gate ->
        [same_name] 이름이 같은 내 게이트에서
        [same_gate] 같은 게이트에서 다시
       *[any] 내 게이트 하나에서
    } { $to ->
        [hand] 손으로 소환
        [hand_if_level2_else_dugout] 소환 (레벨 2 이하면 손으로)
       *[dugout] 소환
    }{ $times ->
        [1] {""}
       *[other] {" "}{ $times }번
    }
op-recall = 더그아웃에서 이름이 같은 카드를 { $number }장까지 손으로
op-banish-self = 사용 후 이 카드를 추방
op-banish =
    { $source ->
        [own_dugout_level1] 내 더그아웃의 레벨 1 캐릭터
        [any_dugout] 어느 한쪽 더그아웃의 카드
       *[own_dugout] 내 더그아웃의 카드
    } { $amount ->
        [upto] { $number }장까지 추방
       *[exact] { $number }장 추방
    }
op-end-banish = 전투 후 이 카드를 추방
op-keep = 전투 후 이 카드를 손으로
op-if-held = 막아 냈다면 { $text }
op-on-win = 공격에 성공하면 { $text }
op-heal = 열린 내 게이트 하나의 피해를 { $number }까지 제거
op-peek = 상대의 뒷면 가디언을 { $number }장까지 보기
op-bounce =
    { $side ->
        [opponent] 상대의 뒷면 가디언
       *[own] 내 가디언
    } { $amount ->
        [upto] { $number }장까지 주인의 손으로
       *[exact] { $number }장을 주인의 손으로
    }
op-dismiss = 가디언을 바로 버림
op-gate-power = 게이트 파워{ $change }
op-durability = 내구도{ $change }
op-grant = 이 게이트와 이름이 같은 카드가 얻는 능력 – { $text }

mark-defensive_stance = 수비태세
card-summoner = 소환사
card-gate = 게이트 카드
card-no-ability = 능력 없음
card-name = { $name } 「{ $title }」
hand-empty = 손에 든 카드가 없습니다
