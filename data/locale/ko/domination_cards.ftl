# Fate/Domination: what cards say. The texts are put together from these.

dom-attribute-strength = 근력
dom-attribute-agility = 민첩
dom-attribute-magic = 마술
dom-attribute-special = 특수
dom-attribute-noble-phantasm = 보구

dom-place-workshop = 마술공방
dom-place-scout = 정찰
dom-place-nowhere = 판 밖
dom-place-here = 이곳

dom-timing-prep = 준비
dom-timing-outpost = 전초
dom-timing-action = 행동
dom-timing-combat = 전투
dom-timing-passive = 상시
dom-timing-setup = 게임 준비
dom-timing-round-begins = 라운드 시작
dom-timing-event = 이벤트
dom-timing-drawn-up = 손패를 채운 뒤
dom-timing-deployed = 배치할 때
dom-timing-entered = 도착할 때
dom-timing-revealed = 공개될 때
dom-timing-object-revealed = 오브젝트 공개
dom-timing-reshuffled = 덱을 다시 섞을 때
dom-timing-on-play = 사용 시
dom-timing-spell-used = 령주를 쓸 때
dom-timing-combat-begins = 전투 시작
dom-timing-totals-known = 합계 비교
dom-timing-won = 승리 시
dom-timing-lost = 패전 시
dom-timing-after-combat = 전투 후
dom-timing-round-end = 라운드 종료
dom-timing-exit = 탈락 시
dom-timing-always = 상시/{ $timing }
dom-unique = 고유
dom-optional = 선택
dom-times =
    { $n ->
        [0] 횟수 무제한
       *[other] 라운드당 { $n }회
    }
dom-climax-times = 클라이맥스 { $n }회
dom-in-hand = 손에 있음

dom-price-mana = 마나 { $n } 지불
dom-price-vp = 승점 { $n } 지불
dom-price-spells = 령주 { $n }획
dom-price-jewels = 보석 하나
dom-price-close = 이 카드를 비활성화
dom-priced = { $price } → { $text }
dom-when = ({ $conditions }) { $text }
dom-then = {"; "}
dom-or = {" 또는 "}
dom-and = {"이고 "}
dom-comma = {", "}
dom-aimed = { $who }: { $text }
dom-those = { $who }({ $text })
dom-at = { $places }에서
dom-lasts-next-round = { $text } (다음 라운드)
dom-lasts-game = { $text } (앞으로 계속)
dom-nothing = 아무것도 안 함
dom-all = 전부
dom-that-card = 고른 카드
dom-from-zone = { $cards }({ $zones })

dom-playable = { $text }일 때만 사용할 수 있습니다.
dom-no-play = 사용할 수 없습니다.
dom-pick = 사용할 때 하나마다 마나 1을 더 내고 { $attributes } 속성을 더할 수 있습니다.
dom-until = 잔류가 끝나는 때: { $text }.
dom-mark-skill = 스킬
dom-mark-true-name = 진명개방
dom-mark-lingering = 잔류
dom-mark-uses = { $n }회용

dom-change-base = 기본 { $n }
dom-change-multiply = ×{ $n }
dom-change-set = { $n } 고정
dom-bounds-least = { $n } 이상
dom-bounds-most = { $n } 이하
dom-divided =
    { $rounded ->
        [up] { $text } ÷ { $divide }(올림)
       *[down] { $text } ÷ { $divide }(내림)
    }
dom-least = { $text }(최소 { $least })
dom-most = { $text }(최대 { $most })

dom-measure-round = 라운드 수
dom-measure-opponents = 이곳의 상대 수
dom-measure-number = 정한 수
dom-measure-last = 그만큼
dom-measure-mana = 마나
dom-measure-spells = 내 령주
dom-measure-gained-vp = 이번 라운드에 얻은 승점
dom-measure-terrain = 내 지리적 이점
dom-measure-slot = 내 칸의 수
dom-measure-hand = 내 손패 수
dom-measure-highest-object = 이곳의 가장 높은 오브젝트
dom-measure-active = 활성화된 { $cards } 수
dom-measure-paid = 낸 마나
dom-measure-chosen = 고른 플레이어의 { $text }

dom-filter-itself = 이 카드
dom-filter-same = 이
dom-filter-other = 다른
dom-filter-lingering =
    { $yes ->
        [true] 잔류
       *[false] 잔류 아닌
    }
dom-filter-single-use =
    { $yes ->
        [true] 횟수 제한
       *[false] 횟수 제한 없는
    }
dom-filter-token =
    { $yes ->
        [true] 만들어진
       *[false] 인쇄된
    }
dom-filter-without = { $attributes } 아닌
dom-filter-power = (파워 { $bounds })
dom-noun-basic = 기본 공격
dom-noun-skill = 스킬
dom-noun-attack = 공격
dom-noun-card = 카드
dom-noun-not-basic = 기본 아닌 카드
dom-noun-not-skill = 스킬 아닌 카드
dom-noun-not-attack = 공격 아닌 카드

dom-who-self = 나
dom-who-all = 모두
dom-who-others = 다른 모두
dom-who-here = 이곳의 모두
dom-who-opponents = 상대
dom-who-chosen = 고른 플레이어
dom-who-winners = 이곳의 승자
dom-who-losers = 이곳의 패자
dom-who-beaten = 내가 이긴 상대
dom-who-victors = 나를 이긴 상대
dom-who-nemesis = 내 원수
dom-who-pair = 나와 고른 플레이어
dom-who-box = 카드의 주인

dom-if-not = { $text } 아님
dom-if-chosen = 고른 플레이어: { $text }
dom-if-place = { $places }에 있음
dom-if-count = { $text } ({ $bounds })
dom-if-costliest =
    { $least ->
        [0] 내 { $cards } 비용이 가장 높음
       *[other] 내 { $cards } 비용이 가장 높고 { $least } 이상
    }
dom-if-engaged = 교전 중
dom-if-alone = 혼자
dom-if-on-battlefield = 전장에 있음
dom-if-deployed = 판 위에 있음
dom-if-name-hidden = 진명 비공개
dom-if-defeated = 패배 상태
dom-if-ignoring-defeat = 패배 무시 중
dom-if-won = 전투 승리
dom-if-lost = 전투 패전
dom-if-lost-last-round = 지난 라운드 패전
dom-if-shared-attribute = 활성화된 공격이 모두 같은 속성을 가짐
dom-if-first-half = 행동 순서 앞쪽 절반
dom-if-holds-terrain = 지형 칸을 차지함
dom-if-last-in-vp = 승점 꼴찌
dom-if-below-everyone = 승점이 모두보다 낮음
dom-if-first-in-vp = 승점 선두
dom-if-played-all-down = 모두 뒷면으로 사용함
dom-if-met-eliminated = 싸웠던 상대가 탈락함
dom-if-here-named = 이곳의 오브젝트가 속성을 가리킴
dom-if-spent-spell = 쓴 령주가 있음
dom-if-at-anchor = 설치한 곳에 있음
dom-if-anchor-lost = 그곳에서 지거나 그곳이 닫힘
dom-if-object-names-hand-card = 오브젝트가 손패의 속성을 가리킴
dom-if-beat-someone = 누군가를 이김
dom-if-with-source = 같은 곳에 있음
dom-if-nemesis-here = 원수와 함께 있음
dom-if-nemesis-beaten = 원수를 이김
dom-if-nemesis-gone = 원수 탈락
dom-if-boxer-exposed = 주인이 “해방된 발뭉”으로 싸우는 중
dom-if-number-round = 라운드 { $bounds }
dom-if-number-opponents = 상대 수 { $bounds }
dom-if-number-mana = 마나 { $bounds }
dom-if-number-vp = 승점 { $bounds }
dom-if-number-spells =
    { $bounds ->
        [0] 령주 없음
       *[other] 령주 { $bounds }
    }
dom-if-number-spells-used = 이번 라운드에 쓴 령주 { $bounds }
dom-if-number-mana-spells-used = 이번 라운드에 마나로 쓴 령주 { $bounds }
dom-if-number-hand =
    { $bounds ->
        [0] 손패가 없음
       *[other] 손패 { $bounds }
    }
dom-if-number-deck = 덱 { $bounds }
dom-if-number-gained-vp = 이번 라운드에 얻은 승점 { $bounds }
dom-if-number-gained-mana = 이번 라운드에 얻은 마나 { $bounds }
dom-if-number-living = 남은 플레이어 { $bounds }
dom-if-number-from-last =
    { $bounds ->
        [0] 승점 꼴찌
       *[other] 꼴찌에서 { $bounds }칸 위
    }
dom-if-number-occupants = 그곳의 인원 { $bounds }
dom-if-cards-active = { $cards } 활성화됨
dom-if-cards-fresh = 이번 라운드에 낸 { $cards }
dom-if-cards-declared = 함께 낸 { $cards }
dom-if-cards-played = 이번 라운드에 앞면으로 낸 { $cards }
dom-if-cards-hand-cards = 손에 { $cards }
dom-if-cards-skill-zone = 스킬 존에 { $cards }
dom-if-cards-down = 뒷면으로 낸 { $cards }
dom-if-cards-pile = 더미에 { $cards }
dom-if-cards-discard = 버림더미에 { $cards }
dom-if-cards-removed = 게임 밖에 { $cards }
dom-if-cards-cards = { $cards } 보유
dom-if-counter-jewels = 보석 { $bounds }
dom-if-counter-fallen = 몰락 { $bounds }
dom-if-counter-nemesis = 원수 { $bounds }

dom-zone-hand = 손
dom-zone-deck = 덱
dom-zone-discard = 버림더미
dom-zone-skills = 스킬 존
dom-zone-removed = 게임 밖
dom-zone-pile = 더미
dom-zone-active = 활성화
dom-zone-down = 뒷면
dom-moment-prep = 준비 단계
dom-moment-combat-begins = 전투 시작
dom-moment-after-combat = 전투 후
dom-moment-round-end = 라운드 종료
dom-moment-round-begins = 라운드 시작
dom-moment-reveal-phase = 오브젝트 공개
dom-pile-base = 오브젝트 덱
dom-pile-ruins = 폐허
dom-pile-moon-cell = 문 셀
dom-phase-setup = 게임 준비
dom-phase-prep = 준비
dom-phase-outpost = 전초
dom-phase-action = 행동
dom-phase-combat = 전투
dom-phase-end = 종료
dom-counter-jewels = 보석
dom-counter-fallen = 몰락
dom-counter-nemesis = 원수

dom-op-gain-mana = 마나 { $n }
dom-op-lose-mana = 마나 { $n }
dom-op-pay-mana = 마나 { $n } 지불
dom-op-gain-vp = 승점 { $n }
dom-op-lose-vp = 승점 { $n }
dom-op-gain-command-spell = 령주 { $n }획 회복
dom-op-spend-command-spell = 령주 { $n }획 상실
dom-op-count = { $name } { $n }
dom-op-defeat = 패배
dom-op-remove-defeat = 패배 해제
dom-op-win-game = 게임에서 승리
dom-op-move-player =
    { $goal ->
        [anywhere] 어디로든 이동
        [arrow] 화살표를 따라 이동(교전 중에도)
        [not_workshop] 마술공방 밖 어디로든 이동
       *[scout] 정찰로 이동
    }{ $slot ->
        [highest] , 가장 높은 지형 칸 차지
       *[none] {""}
    }
dom-op-leave-terrain = 지형 칸을 포기
dom-op-open-battlefield = 문 셀이 전장이 됨
dom-op-draw = 카드 뽑기 { $n }
dom-op-add-to-played =
    { $facing ->
        [down] { $cards } 뒷면으로 추가
       *[up] { $cards } 추가
    }
dom-op-activate = { $cards } 활성화
dom-op-deactivate = { $cards } 비활성화
dom-op-remove-from-game = { $cards } 게임에서 제거
dom-op-return-card =
    { $cards } { $count ->
        [all] {""}
       *[other] { $count }장
    } { $goal ->
        [hand] 손으로
        [deck] 덱에 섞기
        [discard] 버리기
       *[skills] 스킬 존으로
    }
dom-op-discard = { $n }장 버리기
dom-op-add-skill = 스킬 { $cards } 추가
dom-op-replace-skills = 스킬 교체: { $cards }
dom-op-put-card = “{ $card }” 얻기
dom-op-take-card = “{ $card }” 잃기
dom-op-create-token =
    “{ $card }” ×{ $n } { $to ->
        [hand] 손으로
        [discard] 버림더미로
       *[active] 추가
    }
dom-op-copy-card =
    { $own ->
        [0] 이번 라운드에 그 카드의 복사본이 됨
       *[other] 이번 라운드에 그 카드의 복사본이 됨; 내 카드면 파워 +{ $own }
    }
dom-op-transfer-card = 라운드 종료까지 고른 플레이어에게 추가
dom-op-swap-servant = 새 서번트를 무작위로 맞이함
dom-op-reveal-card = 이 카드 공개
dom-op-reveal-hand = 손패 공개
dom-op-release-true-name = 진명 개방
dom-op-hide-true-name = 진명을 다시 숨김
dom-op-look-at =
    { $what ->
        [hand] 손패 보기
       *[class] 서번트의 클래스 알기
    }
dom-op-add-object =
    { $facing ->
        [down] { $place }에 { $pile } 오브젝트 { $n }장 뒷면으로 추가
       *[up] { $place }에 { $pile } 오브젝트 { $n }장 추가
    }
dom-op-discard-object = 그 오브젝트를 버림
dom-op-exclude-object = 그 오브젝트를 게임에서 제외
dom-op-modify-object-vp = 그 오브젝트 승점 { $n }
dom-op-shuffle-into-objects = 오브젝트 덱에 섞기: { $cards }
dom-op-replace-object-source = 이제 { $place }의 오브젝트는 { $pile }에서 나옴
dom-op-set-event-mana = 다음부터 이 이벤트의 마나는 { $n }
dom-op-reorder-events = 남은 이벤트를 다시 섞음
dom-op-restore-event = 지난 이벤트 하나가 다시 옴
dom-op-choose = 선택: { $text }
dom-op-choose-player = 플레이어 고르기({ $who })
dom-op-choose-cards =
    { $whose ->
        [self] {""}
       *[other] { $whose }의
    } { $open ->
        [yes] 공개된
       *[no] {""}
    } { $cards } { $count }장 고르기
dom-op-choose-number = 수 정하기: { $least }~{ $most }
dom-op-choose-object = 이곳의 공개된 오브젝트 고르기
dom-op-on-win = 이기면: { $text }
dom-op-on-lose = 지면: { $text }
dom-op-on-enter = 도착하면: { $text }
dom-op-on-deactivate = 비활성화되면: { $text }
dom-op-later = { $moment }에: { $text }
dom-op-add-total-power = 합계파워 { $change }
dom-op-vp-on-win = 이기면 승점 { $n }
dom-op-modify-card-power = { $cards }: 파워 { $change }
dom-op-attribute-buff = { $attribute } 공격: 파워 { $change }
dom-op-modify-terrain = 지리적 이점 { $change }
dom-op-modify-workshop-gain = 마술공방 마나 { $change }
dom-op-modify-cost = { $cards }: 비용 { $change }
dom-op-waive-skill-threshold = { $cards }: 마나가 모자라도 스킬 사용 가능
dom-op-change-attributes = { $cards }: { $change }
dom-op-ban-play = { $cards } 사용 금지
dom-op-ban-use = { $cards } 활용 금지
dom-op-modify-move = { $text }
dom-op-set-regular-plays = 정규 사용 { $bounds }
dom-op-extra-play = { $text }
dom-op-ignore-defeat = 이번 라운드 패배 무시
dom-op-rule = –
dom-op-special = –
dom-op-close-place =
    { $keep ->
        [all] { $place } 폐쇄
       *[other] { $place }: { $keep }칸만 열림
    }
dom-op-prevent-elimination =
    { $price ->
        [mana] 탈락을 { $times }회 면하고 마나를 모두 잃음
       *[none] 탈락을 { $times }회 면함
    }
dom-move-cost = 이동 비용 화살표마다 { $change }
dom-move-extra =
    { $where ->
        [from] { $place }에서 나가는 비용 { $change }
       *[any] 이동 비용 { $change }
    }
dom-move-engaged = 교전 중에도 이동 가능
dom-move-ban = 드나들 수 없음
dom-move-ban-leaving = 떠날 수 없음
dom-extra-up = { $cards } 추가 사용({ $n }장까지)
dom-extra-down = { $cards } 뒷면 추가 사용({ $n }장까지)
dom-extra-declared = { $cards } { $n }장과 함께
dom-extra-become = 속성은 { $text }
dom-extra-draw = 한 장마다 { $n }장 뽑기
dom-extra-free = 비용 없음

dom-rule-no-draw = 카드를 뽑지 않음
dom-rule-no-win = 전투에서 이길 수 없음
dom-rule-no-abilities = 능력 사용 불가({ $phases })
dom-rule-infinite-mana = 마나 무한
dom-rule-untouchable = 남의 효과를 받지 않음
dom-rule-steadfast = 남이 내 파워와 합계를 낮출 수 없음
dom-rule-sees-objects = 뒷면 오브젝트를 봄
dom-rule-open-hand = 손패를 펼쳐 둠
dom-rule-no-spells = 령주 사용 불가
dom-rule-face-lone-weaker = 가능하면 승점이 낮은 상대가 혼자 있는 곳에 배치해야 함
dom-rule-hidden-name = 진명을 숨긴 것으로 봄
dom-rule-blank = 이 카드는 효과가 없음
dom-rule-released-without-spells = 령주가 남아 있는 동안 진명이 숨겨짐
dom-rule-spells-are-mana = 령주를 마나로 내고 마나로 얻음
dom-rule-shares-total = 두 사람 모두 더 높은 합계를 가짐
dom-rule-events-spare-noble-phantasms = 이벤트가 내 보구를 막지 못함

dom-special-anchor = 이 전장에 남으며, 거기서는 보구가 아님
dom-special-collapse = 손과 스킬 중 무작위 한 장을 반드시 사용, 파워 +{ $n }
dom-special-concealment = 나보다 높은 상대가 최강자뿐이면 그들이 패배
dom-special-deal-of-two = 오브젝트 { $n }장을 뽑아 하나를 이곳에 놓음
dom-special-expose = 이번 라운드에 나중에 행동하는 모두가 “{ $card }”{ JOSA($card, "을/를") } 얻음
dom-special-gather-hand = 내 덱의 모든 카드에서 { $n }장까지 골라 손을 꾸림
dom-special-lend-card = 다른 플레이어가 승점 { $n }점을 내고 이번 라운드에 “{ $card }”{ JOSA($card, "을/를") } 쓸 수 있음
dom-special-name-nemesis = 오른쪽 플레이어가 원수가 됨
dom-special-named-discard = 오브젝트가 가리키는 속성의 손패를 버림: 그 오브젝트 승점 +{ $n }
dom-special-place-teardrop = “{ $card }”{ JOSA($card, "을/를") } 이곳에 설치해 나중 라운드에 씀
dom-special-put-on-deck = 그중 한 장을 덱 위에 놓을 수 있음; 그러면 “{ $card }”{ JOSA($card, "은/는") } 한 라운드 쉼
dom-special-replace-deck-card = “{ $card }”{ JOSA($card, "이/가") } 덱의 카드 하나를 대신함
dom-special-seal-skills = 이긴 서번트마다 비활성 스킬 { $n }장을 무작위로 봉인
dom-special-steal-mana = 그 플레이어의 마나를 { $n }점까지 빼앗음, 없으면 그냥 얻음
dom-special-steal-points = 버린 “{ $card }”마다 그 플레이어의 승점 { $n }점을 빼앗음
dom-special-take-over = 마스터가 몰락: 후계자가 령주 { $n }획으로 잇거나 새 서번트가 옴
dom-special-teardrop = 전투에 추가되고 진명이 개방됨
