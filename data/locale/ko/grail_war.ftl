# The Grail War: names of things, a battle's board, its record and its panel.

gw-somebody = 어느 서번트 ({ $number })
gw-pair = { $one } & { $other }
gw-team = { $number }팀
gw-servant-unknown = 정체불명의 서번트
gw-class-unknown = 클래스 불명
gw-role-master = 마스터
gw-role-servant = 서번트

gw-tile-normal = 통상
gw-tile-heavy = 강타
gw-tile-counter = 반격
gw-tile-flurry = 맹공
gw-tile-magic = 마술
gw-tile-critical = 치명
gw-tile-phantasm = 보구
gw-tile-charge = 돌격
gw-tile-ambush = 기습
gw-tile-snipe = 저격
gw-tile-spare = 봐주기
gw-tile-none = 없음
gw-stat-strength = 근력
gw-stat-endurance = 내구
gw-stat-agility = 민첩
gw-stat-mana = 마력
gw-stat-luck = 행운
gw-mark-aim = →후열
gw-mark-plus = (+)
gw-mark-burst = ✦방출

## The board

gw-over = 전투가 끝났습니다
gw-war = 성배전쟁
gw-battle-headline = { $where ->
        [none] 서번트 전투
       *[other] { $where } 전투
    }{ $bout ->
        [0] {""}
       *[other] {" "}({ $bout }차전)
    } · { $at ->
        [pause] 잠시 멈춘 사이
        [prepare] 싸움 준비
        [plans] 패를 짜는 중
       *[slots] 판정 { $slot }/{ $slots }
    }
gw-panel = 내 손패 · { $headline }
gw-waiting = { $names }의 결정을 기다립니다
gw-fact-life = 생명력 { $left }/{ $most }
gw-fact-mana = 마력 { $left }/{ $most }
gw-fact-dealt = 입힌 피해 { $total }
gw-fact-nothing = 아직 피해 없음
gw-out-fled = 이탈
gw-out-vanished = 소멸
gw-out-recalled = 강제 귀환
gw-out-fell = 쓰러짐
gw-out-freed = 풀려남
gw-won = { $mode ->
        [campaign] { $count ->
            [1] { $names }{ JOSA($names, "이/가") } 성배를 손에 넣었습니다
           *[other] { $names }의 성배 공동 획득
        }
       *[other] { $count ->
            [1] { $names }의 승리
           *[other] { $names }의 무승부
        }
    }
gw-nobody-won = 승자가 없습니다
gw-result-winner = { $count ->
        [0] 승자 없음
        [1] 승리
       *[other] 무승부
    }
gw-ranking = 순위
gw-ranked = **{ $rank }위 { $name }** – { $servant } · 피해 { $total }

## The record

gw-told-began = { $where ->
        [none] 전투 시작
       *[other] { $where }에서 전투 시작
    }: { $names } (판정 { $slots }번)
gw-told-planned = 모두 패를 엎어 두었습니다.
gw-told-slot = **{ $slot }.** { $body } · 누계 { $totals }
gw-told-pair = { $one } – { $other } → { $dealt }
gw-told-brawl = { $name } **+{ $dealt }** ({ $total })
gw-told-supports = +보조
gw-told-defends = +방어({ $tile })
gw-told-released = **{ $name }**의 진명 개방: **{ $phantasm }** (판정 { $slots }번)!
gw-told-release-failed = **{ $name }**의 마력이 모자라 보구를 펼치지 못했습니다.
gw-told-regained = **{ $name }**: 생명력 { $life }, 마력 { $mana } 회복
gw-told-seal-recall = **{ $name }**{ JOSA($name, "이/가") } 령주로 서번트를 불러들입니다.
gw-told-seal-call = **{ $name }**{ JOSA($name, "이/가") } 령주로 서번트를 부릅니다.
gw-told-seal-boost = **{ $name }**{ JOSA($name, "이/가") } 령주를 씁니다: 패 5장, 마력 10
gw-told-name = **{ $name }**의 { $cls }{ JOSA($cls, "이/가") } 진명을 밝힙니다: **{ $servant }**!
gw-told-belief = **{ $name }**의 마스터가 신념을 걸고 싸웁니다.
gw-told-ended = **{ $name }**의 승리 ({ $totals })
gw-told-ended-even = 승자 없이 전투가 끝났습니다 ({ $totals })
gw-told-bout = { $fought }차전 종료: 패 3장과 치명 패를 되찾습니다.
gw-told-withdrawing = { $names }{ JOSA($names, "이/가") } 물러나려 합니다.
gw-told-retreated = **{ $name }**{ JOSA($name, "이/가") } { $other }의 { $tiles }({ $points }점)을 뚫고 후퇴했습니다.
gw-told-retreat-failed = **{ $name }**의 후퇴 실패: { $other }의 { $tiles }({ $points }점)
gw-told-escaped = { $how ->
        [luck] **{ $name }**{ JOSA($name, "이/가") } 행운으로 빠져나갔습니다.
       *[free] **{ $name }**{ JOSA($name, "이/가") } 떠났습니다. 쫓는 이가 없습니다.
    }
gw-told-intruded = **{ $name }**{ JOSA($name, "이/가") } 난입해 { $other }{ JOSA($other, "을/를") } 노립니다!
gw-told-freed = { $how ->
        [stays] **{ $name }**{ JOSA($name, "이/가") } 남습니다. 난전입니다.
       *[leaves] **{ $name }**{ JOSA($name, "이/가") } 풀려났습니다.
    }
gw-told-regrouped = **{ $name }**{ JOSA($name, "이/가") } 패 { $count }장을 되찾습니다.
gw-told-endured = **{ $name }**의 서번트가 생명력 1로 버팁니다!
gw-told-vanished = **{ $name }**의 서번트 { $servant } 소멸.
gw-told-recalled = **{ $name }**의 서번트가 전장에서 사라졌습니다.
gw-told-fell = **{ $name }**의 마스터가 쓰러졌습니다.
gw-told-prepared = 사용: { $goods } ({ $role })
gw-told-swapped = 직감: { $one }번과 { $other }번 패를 바꿨습니다.

## The panel

gw-page-board = 전장 보기
gw-undo = 되돌리기
gw-ask-tile = { $verb ->
        [run] **{ $slot }번** 판정{ $foe }: 보구가 이어집니다. 그대로 잇거나, 이 판정에 (+)나 ✦방출을 더하세요.
       *[other] **{ $slot }번** 판정{ $foe }: 어느 패를 놓을까요?
    }
gw-ask-aid = **{ $slot }번** 판정: 무엇으로 도울까요? 고르거나, 다른 판정으로 가거나, 여기서 마치세요.
gw-ask-commit = 이렇게 싸웁니다. 확정하면 바꿀 수 없습니다.
gw-ask-prepare = 전투 전입니다. 가진 것을 쓰거나, 바로 패를 짜세요.
gw-ask-withdraw = 전투가 잠시 멈췄습니다. 계속 싸울까요, 떠날까요? 후퇴하면 상대의 패 세 장의 피해를 받고, 그 합이 10점 이상이면 실패합니다. 행운 점수(지금 { $count }점)를 쓰면 다치지 않고 달아납니다. 떠나는 쪽이 집니다.
gw-ask-pursuit = **{ $name }**{ JOSA($name, "이/가") } 후퇴합니다. 패 세 장을 던지세요. 합이 10점 이상이면 놓치지 않습니다. 던진 패는 소모됩니다.
gw-ask-instinct = 직감: 아직 내지 않은 자기 패 두 장의 자리를 바꿀 수 있습니다. 바꿀 때마다 기술을 한 번 씁니다.
gw-ask-intrude = 닿는 곳에서 전투가 벌어졌습니다. 한쪽에게 난입할 수 있습니다. 그러면 지금 전투는 끝나고, 그쪽과 첫 판정부터 싸웁니다.
gw-ask-freed = 누군가 난입해 상대를 노립니다. 지금 떠나도 되고, 남으면 셋이 난전을 벌입니다.
gw-ask-recall = 멀리 있는 서번트가 쓰러집니다. 령주(지금 { $count }획)를 쓰면 생명력 1로 돌아오고, 쓰지 않으면 영영 소멸합니다.
gw-sure-withdraw-retreat = 정말 후퇴할까요? 이 전투에서 지고, 패 세 장의 피해를 받습니다.
gw-sure-withdraw-luck = 정말 달아날까요? 이 전투에서 지고, 행운 점수 1점은 돌아오지 않습니다.
gw-sure-recall-let-go = 정말 서번트를 보낼까요? 다시는 돌아오지 않습니다.
gw-sure-freed-leave = 정말 떠날까요? 지금까지의 누계로 전투가 끝납니다.
gw-sure-prepare-name = 정말 진명을 밝힐까요? 상대는 서번트의 모든 것을 알게 되고 피해를 2점씩 더 줍니다. 대신 상대마다 공적점 1점을 얻습니다.
gw-sure-prepare-belief = 정말 신념 점수를 쓸까요? 이 전투 동안 마스터의 생명력과 마력이 20점씩, 패가 종류마다 2장, 피해가 2점 늘어납니다. 점수는 돌아오지 않습니다.
gw-sure-prepare-seal = 정말 령주를 쓸까요? 쓴 패 5장과 마력 10점을 되찾습니다. 전투마다 한 번이고, 모두가 알게 됩니다.
gw-menu-release = 보구의 진명 개방…
gw-menu-others = 보구, 또는 (+)나 ✦방출을 더한 패…
gw-menu-marks = (+)나 ✦방출을 더한 패…
gw-menu-rear = 보조나 방어…
gw-menu-spells = 마술 쓰기…
gw-menu-power = 얼마나 세게, 누구에게?
gw-menu-sheets = 서번트 살펴보기…
gw-page-sheet = 서번트
gw-to-slot = { $slot }번
gw-spell-of = { $spell } ({ $role }, 위력 1에 마력 { $mana })
gw-plan-damage = 이 계획의 피해: **{ $least }–{ $most }** (방어와 마술은 빼고)
gw-plan-costs = 비용: { $costs }
gw-plan-servant-mana = 서번트 마력 { $count }
gw-plan-master-mana = 마스터 마력 { $count }
gw-plan-master-life = 마스터 생명력 { $count }
gw-plan-guard = { $tile } 방어
gw-plan-support = 보조
gw-plan-unpaid = ⚠ 낼 수 있는 마력보다 많습니다. 나중 것은 통상 패가 됩니다.
gw-plan-debt = ⚠ 마력이 { $left }{ JOSA($left, "이/가") } 됩니다. 다음 장면이 끝날 때까지 0보다 커지지 않으면 소멸합니다.
gw-tile-copy = { $tile } ({ $copy })
gw-against = {" "}→ { $name }
gw-label-release = { $name } 개방{ $stack ->
        [1] {""}
       *[other] {" "}({ $stack }장 겹치기)
    }
gw-release-facts = 마력 { $mana } · 판정 { $slots }번 · { $form ->
        [defence] 받는 피해를 { $power }점씩 줄임
       *[attack] 위력 { $power }
    }
gw-mark-about-aim = 상대의 후열을 노림
gw-mark-about-plus = (+) 이 판정의 위력 두 배
gw-mark-about-burst = ✦방출: 피해를 주면 마술 피해 +2
gw-label-run = { $name } 계속
gw-label-support = { $tile } 보조{ $foe }
gw-label-defend = { $tile } 방어{ $foe }
gw-label-spell = { $spell } { $power } ({ $role }, 마력 { $mana }){ $foe }
gw-label-use = { $goods } → { $role }
gw-label-swap = { $one } ↔ { $other }
gw-label-intrude = { $name }에게 난입
gw-do-tile-rest = 나머지 통상
gw-do-tile-spare = 봐주기
gw-do-aid-next = 다음 판정
gw-do-aid-done = 마치기
gw-do-commit-commit = 확정
gw-do-commit-again = 처음부터 다시
gw-do-prepare-ready = 패 짜기로
gw-do-prepare-seal = 령주: 패 5장, 마력 10
gw-do-prepare-name = 진명 밝히기
gw-do-prepare-belief = 신념 점수 쓰기
gw-do-withdraw-stay = 계속 싸우기
gw-do-withdraw-retreat = 후퇴
gw-do-withdraw-luck = 행운 점수로 도주
gw-do-instinct-keep = 그대로
gw-do-intrude-stay = 끼어들지 않기
gw-do-freed-leave = 떠나기
gw-do-freed-stay = 남기: 난전
gw-do-recall-recall = 불러들이기 (령주 1획)
gw-do-recall-let-go = 소멸을 받아들이기

## Settings

gw-set-masters = 마스터
gw-set-to-the-end = 끝까지 (최대 5차전)
gw-set-intruder = 세 번째 편이 난입 (3명)
gw-set-rounds = 성배 강림까지의 회차
gw-set-extra = 추가 클래스
gw-set-prepared = 준비된 인물만
gw-set-open-battles = 전투를 모두에게 공개
gw-set-pairs = 두 사람이 나눠 맡는 팀
gw-value-on = 켬
gw-value-off = 끔
gw-value-masters-none = 없음
gw-value-masters-random = 한 명씩 무작위

## Short words in pictures

gw-short-normal = 통상
gw-short-heavy = 강타
gw-short-counter = 반격
gw-short-flurry = 맹공
gw-short-magic = 마술
gw-short-critical = 치명
gw-short-phantasm = 보구
gw-short-charge = 돌격
gw-short-ambush = 기습
gw-short-snipe = 저격
gw-short-spare = 봐주기
gw-short-life = 생명
gw-short-mana = 마력
gw-short-dealt = 입힌 피해
gw-short-slot = 판정
gw-front-master = 마스터가 전열에 섬
gw-rear-master = 후열에 마스터
gw-rear-servant = 후열에 서번트
gw-master-line = { $name } · 생명 { $life } · 마력 { $mana }
gw-cast = { $spell } { $power }
gw-tray-phantasm = { $rank } · { $scale } · 마력 { $mana } · 판정 { $slots }번
gw-tray-bursts = 마력 방출 { $count }회 남음
gw-scale-unit = 대인
gw-scale-army = 대군
gw-scale-fortress = 대성
gw-scale-none = 상시

## Sheets and matchups

gw-sheet-who = **{ $name }** ({ $cls }) · 알려진 정보 { $grade }/5
gw-sheet-of = { $cls ->
        [none] { $owner }의 서번트
       *[other] { $cls } · { $owner }의 서번트
    }
gw-sheet-known = 알려진 정보
gw-sheet-unknown = 아직 알려지지 않음
gw-sheet-floor = 마력이 { $floor }보다 낮아지면 소멸합니다
gw-phantasm-active = { $form ->
        [defence] 방어형: 맞선 피해를 줄임
       *[attack] 공격형
    } · { $scale } · 마력 { $mana } · 판정 { $slots }번
gw-phantasm-always = { $effect ->
        [armour] 상시: 받는 물리 피해가 { $strong }점씩 줄어듦
        [weapon] 상시: { $tile }의 피해가 { $strong }점 늘어남
       *[regeneration] 상시: 이야기 장면이 시작될 때 생명력 { $value } 회복
    }
gw-matchups = 패의 상성

## Watching again

gw-nothing-yet = 모두가 볼 수 있는 판정이 아직 없습니다.
gw-replay-title = { $name } · 판정 { $slot }/{ $slots }
gw-menu-battles = 다른 전투 보기…
gw-lost-life = 생명 −{ $count }
gw-lost-mana = 마력 −{ $count }
