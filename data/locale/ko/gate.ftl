# THE GATE: the table and who sits at it.

player-nameless = 선수 { $number }
gate-set-deal = 편성
gate-set-pool = 카드풀
gate-hidden = 비공개
gate-closed = 폐문
guardian-since = { $turn }턴부터
guardian-up = 공개된 가디언
guardian-down = 뒷면 가디언

duel-over = 대결 끝
duel-winner = { $name } 승리
duel-draw = 무승부
duel-setup = 대결 준비
duel-turn = { $turn }번째 턴
duel-active = { $name }의 차례
duel-attack = 공격
duel-defence = 방어

count-hand = 손
count-deck = 덱
count-dugout = 더그아웃
count-banished = 추방
count-damage = 피해 { $damage }/{ $most }
count-closed = 폐문 { $closed }/{ $most }

# What happened

card-unknown = 비공개 카드
reason-gates = 게이트 두 개가 닫혔습니다
reason-damage = 피해가 한계에 이르렀습니다
reason-turns = 마지막 턴이 끝났습니다
reason-concession = 상대가 기권했습니다

story-columns = **{ $name }**{ JOSA($name, "이/가") } 게이트 배치를 마쳤습니다.
story-revealed = 두 부대가 공개되었습니다.
story-first = **{ $name }**{ JOSA($name, "이/가") } 선공입니다.
story-set-aside = **{ $name }**{ JOSA($name, "이/가") } 소환사 한 명을 따로 두었습니다.
story-shown = **{ $name }**{ JOSA($name, "이/가") } 소환사뿐인 손을 보이고 다시 뽑습니다: { $cards }
story-won = 🏆 **{ $name }** 승리! { $reason }.
story-draw = 무승부입니다. { $reason }.
story-turn = **{ $turn }번째 턴 – { $name }**
story-used = ▸ **{ $name }**: 「{ $card }」{ JOSA($card, "을/를") } 사용
story-placed = ▸ **{ $name }**: 게이트 { $column } 앞에 가디언 배치 ({ $card })
story-swapped = ▸ **{ $name }**: 게이트 { $column }의 가디언 교체 ({ $placed } ← { $returned })
story-enhanced = ▸ **{ $name }**: 「{ $card }」{ JOSA($card, "으로/로") } 게이트 { $column } 강화
story-attack = ⚔ **{ $name }** → **{ $other }**의 게이트 { $column } 공격: { $fighters }
story-guardian = 🛡 가디언 공개: { $card } (파워 { $power })
story-unguarded = 가디언이 없습니다.
story-ability = 「{ $card }」 { $text }
story-power = { $card }: 파워{ $change } → { $power }
story-strike = { $card }: 공격 성공 시 피해 { $strike }
story-barred = 「{ $card }」{ JOSA($card, "이/가") } 스트라이크를 막습니다.
link-hit = 성공
link-miss = 실패
story-link = 「{ $card }」의 링크: { $cards } – { $outcome }
story-dismissed = 「{ $card }」{ JOSA($card, "이/가") } 가디언 존에서 밀려났습니다.
story-gate-power = 게이트 { $power }
story-guardian-power = 가디언 { $power } + { $gate }
story-clash-won = ⚔ **{ $attack }** ({ $powers }) > **{ $defence }** ({ $parts }) – 공격 성공!
story-clash-held = 🛡 **{ $attack }** ({ $powers }) ≤ **{ $defence }** ({ $parts }) – 방어 성공!
story-damaged = 💥 **{ $name }**의 게이트 { $column }: 피해 +{ $amount } → { $damage }/{ $durability } (합계 { $total }/{ $most })
story-healed = **{ $name }**의 게이트 { $column }: 피해 { $amount } 제거
story-closed = 🚪 **{ $name }**의 게이트 { $column } **폐문!**
story-bounced = **{ $name }**의 게이트 { $column } 가디언이 손으로 돌아갑니다 ({ $card }).
story-peeked = **{ $name }**{ JOSA($name, "이/가") } 게이트 { $column }의 가디언을 봅니다 ({ $card }).
story-summoned =
    { $to ->
        [hand] **{ $name }**: 「{ $card }」{ JOSA($card, "을/를") } 손으로 소환
       *[dugout] **{ $name }**: 「{ $card }」{ JOSA($card, "을/를") } 더그아웃으로 소환
    }
story-kept = 「{ $card }」{ JOSA($card, "이/가") } **{ $name }**의 손으로 돌아갑니다.
story-discarded = **{ $name }** 버림: { $cards }
story-banished = **{ $name }** 추방: { $cards }
story-recalled = **{ $name }**{ JOSA($name, "이/가") } 더그아웃에서 회수: { $cards }
story-drawn = **{ $name }**{ JOSA($name, "이/가") } 카드 { $count }장을 뽑습니다.
story-drawn-seen = **{ $name }**{ JOSA($name, "이/가") } 카드 { $count }장을 뽑습니다: { $cards }
story-reshuffled = **{ $name }**의 더그아웃 { $count }장을 섞어 덱 아래에 넣습니다.
story-scried = **{ $name }**{ JOSA($name, "이/가") } 덱 위의 { $count }장을 봅니다.
story-ordered = **{ $name }**{ JOSA($name, "이/가") } 그 { $count }장의 순서를 정했습니다.

# The facts of a board

headline = { $turn }번째 턴 – { $name }의 차례
alt-board = THE GATE 대결판. { $headline }.
fact-counts = 피해 { $damage }/{ $most_damage } · 폐문 { $closed }/{ $most_closed } · 손 { $hand } · 덱 { $deck } · 더그아웃 { $dugout } · 추방 { $banished }
fact-hidden = 게이트 { $column }: 비공개
fact-gate = { $column } **{ $deck }** · { $top }: 레벨 { $level }, 파워 { $power }, 피해 { $damage }/{ $durability }
fact-closed = 폐문
fact-enhanced = 강화: { $cards }
fact-no-guardian = 가디언 없음
fact-guardian-hidden = 뒷면 가디언 ({ $turn }턴)
fact-guardian-up = 가디언 { $card } (파워 { $power })
fact-guardian-known = 뒷면 가디언 { $card } (파워 { $power })
fact-combat = 게이트 { $column } 전투: { $fighters } – 공격 { $attack } 대 방어 { $defence }

board-combat = 전투
board-latest = 최근 소식 · 전체는 /기록
board-deadline = ⏳ 제한 시간: { $when }
result-winner = 승리

# 부대를 꾸리는 방법

draft-decks = 게이트 덱
draft-summoners = 소환사
draft-power = 파워 합계 { $power }

story-built = **{ $name }**{ JOSA($name, "이/가") } 부대를 꾸렸습니다.
story-draft = 드래프트를 시작합니다. **{ $name }**{ JOSA($name, "이/가") } 먼저 게이트 덱을 고릅니다.
story-drafted-deck = **{ $name }**{ JOSA($name, "이/가") } 게이트 덱 **{ $deck }**{ JOSA($deck, "을/를") } 가져갑니다.
story-drafted-summoner = **{ $name }**{ JOSA($name, "이/가") } 소환사 **{ $card }**{ JOSA($card, "을/를") } 가져갑니다.
draft-has-decks = 게이트 덱: { $decks }
draft-has-summoners = 소환사: { $summoners }
