# 지난 게임: 순위, 전적, 기록, 다시 보기.

page-before = 이전
page-after = 다음 ({ $page }/{ $pages })

## 순위

ladder-title = { $game } 순위
ladder-about = { $scope } · { $period }
ladder-empty = 아직 여기서 다른 사람과 게임을 마친 사람이 없습니다.
ladder-line = **{ $rank }위** { $name } · { $told }
ladder-own = **{ $rank }위 { $name }** ◀ · { $told }
ladder-computer = 🤖 { $name } · { $told }
ladder-points = **{ $points }점**
ladder-record = { $wins }승 { $losses }패{ $draws ->
        [0] {""}
       *[other] {" "}{ $draws }무
    }
ladder-played = 사람과 { $played }판
ladder-gone = 떠난 플레이어
ladder-agent-heuristic = 컴퓨터
ladder-agent-random = 무작위 컴퓨터
ladder-agent-search = 탐색 컴퓨터
ladder-mine = 나는 몇 위?
ladder-not-there = 아직 순위에 없습니다. 다른 사람과 게임을 마치면 올라갑니다.
period-all = 전체 기간
period-season = 시즌
period-season-since = { $day }부터의 시즌
period-season-next = { $day }부터의 시즌(다음 시즌은 { $next }부터)
period-month = 이번 달
scope-server = 이 서버
scope-global = 모든 서버
option-period = 기간
option-period-about = 언제부터의 게임을 셀지

## 전적

profile-title = { $name }: { $game }
profile-games = 다른 게임
profile-points = 점
profile-rating = 레이팅 **{ $points }점**, 최고 { $best }점
profile-alone = 컴퓨터와만 한 게임: { $finished }판 중 { $won }승
profile-nothing = 아직 마친 게임이 없습니다.
profile-favourites = 즐겨 쓴 카드
profile-opponents = 자주 만난 상대
profile-tally = { $name } · { $played }판 { $wins }승
profile-count = { $played }번 · { $wins }승
profile-curve = { $games }판에 걸친 레이팅
profile-win = { $count }승
profile-draw = { $count }무
profile-loss = { $count }패
profile-rate = 승률 { $rate }%

## 기록

history-title = { $name }: 지난 게임
history-none = 아직 마친 게임이 없습니다.
history-line = **{ $game }** · { $outcome } · { $others } · { $when }
history-others = 상대 { $names }
history-alone = 혼자
history-win = 🏆 승리
history-loss = 패배
history-place = { $seats }명 중 { $place }위
history-draw = 무승부
history-rating = { $before } → { $after } ({ $change })
history-open = 게임 들여다보기
history-entry = { $game }, 상대 { $others }
history-back = 목록으로
history-page = { $pages }쪽 중 { $page }쪽
history-elsewhere = 다른 서버나 내가 볼 수 없는 채널의 게임은 링크 없이 적어 둡니다.
past-ratings = 레이팅
past-rating-line = { $name }: { $before } → **{ $after }** ({ $change })
past-rating-why = -# 레이팅은 실력과 함께 그것이 얼마나 확실한지도 나타냅니다. 판수가 적을 때는 비기거나 져도 오를 수 있습니다.

key-replay = 다시 보기
key-record = 기록 파일

## 다시 보기

replay-title = { $title } · 장면 { $step }/{ $steps }
replay-start = ⏮ 처음
replay-back = ◀ 이전
replay-on = 다음 ▶
replay-end = 끝 ⏭
replay-skip = 건너뛰기 ⏩
replay-jump = 골라서 보기 …
replay-form = 0부터 { $steps } 가운데 몇 번째 장면
replay-menu = 장면으로 건너뛰기 …
replay-entry = { $step }번째: { $title }
replay-footer = 테이블 { $table } · { $game } · 관전자에게 보인 대로
record-file = 테이블 `{ $table }`의 기록입니다. 시드와 배분, 모든 결정이 들어 있습니다. 봇 프로그램이 있으면 누구나 확인할 수 있습니다: `python bot.py verify { $file }`
error-elsewhere = 다른 서버나 볼 수 없는 채널의 테이블이고, 함께 앉지도 않았던 게임입니다.

## 명령어

command-history = 지난게임
command-history-about = 누군가가 마친 게임들
command-replay = 다시보기
command-replay-about = 끝난 게임을 관전자에게 보인 대로 한 장면씩 봅니다
command-profile = 전적
command-profile-about = 누가 무엇을 얼마나 했는지: 레이팅, 즐겨 쓴 카드, 상대
option-user = 사람
option-user-about = 누구인지. 비워 두면 나
option-replay-about = 어느 게임인지 목록에서 고르세요
