# Challengers!: what one seat is asked, and what the host may set.

ch-deck-empty = 카드가 없습니다.
ch-panel-title = 내 손패 · { $title }
ch-panel-ready = 준비되었습니다. 아직 고르는 중: **{ $name }**
ch-panel-left = 토너먼트를 떠났습니다. 로봇이 자리를 이어받습니다.
ch-ask-pile = 어느 더미에서 다섯 장을 펼칠까요?
ch-ask-pick = 한 장을 가져오세요. 라운드마다 한 번, 펼친 카드를 모두 바꿀 수 있습니다.
ch-ask-left =
    { $level } 더미 · { $left ->
       *[other] { $left }장 더 가져오기
    }
ch-ask-extra = { $level } 더미 · 추가로 한 장
ch-ask-promote = 카드 한 장을 더 좋은 카드로 바꿀까요?
ch-ask-exchange = 어느 카드를 뺄까요?
ch-ask-trim = **덱을 정리할까요?** 뺄 카드를 고르거나 그대로 두세요. 그러면 준비 완료입니다.
ch-ask-dig = 어느 카드를 덱 맨 위에 둘까요?
ch-ask-search = 어느 카드를 덱 맨 위에 둘까요?
ch-ask-arrange = 어떤 순서로 되돌려 놓을까요? 첫 카드가 다음에 공개됩니다.
ch-ask-arrange-sink = 어떤 순서로 되돌려 놓을까요? 첫 카드가 다음에 공개되고, 마지막 카드는 맨 아래로 갑니다.
ch-ask-display = 펼쳐져 있는 카드: { $cards }
ch-ask-exhaust = 어느 카드를 소진할까요? { $most }장까지.
ch-ask-exhaust-slot = 어느 칸을 소진할까요?
ch-ask-recycle = 어느 카드를 덱으로 돌려놓을까요? { $most }장까지.
ch-ask-automatic = 1분 안에 고르세요. 자동으로 고르게 하려면 /개인설정
ch-ask-about = ‘{ $card }’: { $text }
ch-meets = 다음 상대: **{ $name }** (덱 { $deck }장)
ch-draft-taken = ▸ 가져옴: ‘{ $card }’
ch-draft-gained = ▸ ‘{ $card }’ 덕분에 얻음: { $cards }
ch-draft-removed = ▸ 뺌: { $cards }
ch-your-deck =
    내 덱 { $count ->
       *[other] { $count }장
    }
ch-deck-line =
    { $count ->
        [1] **{ $power }** { $name }
       *[other] **{ $power }** { $name } ×{ $count }
    }
ch-card-line = { $number }. { $name } ({ $level }, 전력 { $power }): { $text }
ch-your-fans = 내 팬: { $fans }
ch-trophy = { $round }라운드: { $fans }
ch-tokens = 토큰: { $fans }
ch-label-pile =
    { $level } 더미: { $count ->
       *[other] { $count }장 가져오기
    }
ch-label-take = { $number } { $name }
ch-label-redraw = 새로 펼치기
ch-label-card = { $name } ({ $power })
ch-label-slot = { $slot }번 칸
ch-trim-menu = 덱에서 뺄 카드
ch-sure-trim = **정말 { $count }장을 뺄까요?** 다시 돌아오지 않습니다. 남는 덱: { $left }장
ch-do-trim = { $count }장 빼기
ch-ready = 모두 두기 – 준비 완료
ch-page-deck = 내 덱
ch-page-board = 전체 보기
ch-page-match = 내 매치

ch-set-cards = 카드
ch-set-left-out = 빼는 세트
ch-set-by-lot = 추첨
ch-set-difficulty = 로봇
ch-set-special = 솔로 스페셜 챌린지
ch-set-early-win = 조기 승리 (1–2인)
ch-set-choices = 매치 중 선택
ch-difficulty-1 = 1 – 쉬움
ch-difficulty-2 = 2 – 보통
ch-difficulty-3 = 3 – 막상막하
ch-difficulty-4 = 4 – 강함
ch-difficulty-5 = 5 – 매우 강함
ch-difficulty-unfair = 여러 사람이 함께하면 이 로봇이 불공평하게 느껴질 수 있습니다.
ch-special-off = 끔
ch-special-on = 켬 (혼자일 때)
ch-early-win-total = 팬 11명
ch-early-win-lead = 팬 11명 차이
ch-choices-automatic = 모두 자동
ch-choices-asked = 각자 설정한 대로
