# 디스코드 쪽에서 하는 말: 명령어, 게임판, 버튼, 답장.
#
# 모든 글의 말투: 알리는 말은 합니다체(-ㅂ니다), 부탁은 -세요, 묻는 말은 -까요? -인가요?
# 같은 것은 어디서나 같은 말로: 기권, 방장, 설정, 편성, 손패, 처음/끝. 버튼 이름은 “ ” 안에 적습니다.

## 디스코드가 보여 주는 명령어와 옵션

command-gate = 게이트
command-gate-about = THE GATE 결투를 신청하거나 봇과 겨룹니다
command-challengers = 챌린저스
command-challengers-about = 1~8명이 하는 챌린저스! 토너먼트의 테이블을 엽니다
command-domination = 도미네이션
command-domination-about = 3~7명이 하는 Fate/Domination의 테이블을 엽니다
command-battle = 전투
command-battle-about = 성배전쟁의 서번트 전투를 합니다. 상대를 고르지 않으면 봇과 싸웁니다
command-war = 성배전쟁
command-war-about = 2~7팀이 마스터와 서번트로 겨루는 성배전쟁 전체를 시작합니다
command-tables = 내테이블
command-tables-about = 내가 하고 있는 게임과 게임판 링크
command-hand = 손패
command-hand-about = 내 손패와 지금 내릴 결정
command-concede = 기권
command-concede-about = 게임에서 기권합니다
command-squads = 부대
command-squads-about = THE GATE에서 쓰려고 간직한 부대
command-rules = 규칙
command-rules-about = 게임 규칙을 간단히 봅니다
command-leaderboard = 순위
command-leaderboard-about = 게임마다 누가 얼마나 강한지 봅니다
option-opponent = 상대
option-opponent-about = 도전할 사람. 비워 두면 봇과 겨룹니다
option-deal = 편성
option-deal-about = 부대를 어떻게 꾸릴지
option-pool = 카드풀
option-pool-about = 두 사람이 같은 카드를 가져올 수 있는지
option-servant = 서번트
option-servant-about = 내 서번트. 고르지 않으면 무작위
option-against = 상대서번트
option-against-about = 상대의 서번트. 고르지 않으면 무작위
option-masters = 마스터
option-masters-about = 서번트 뒤에 마스터가 서는지
option-length = 길이
option-length-about = 얼마나 오래 싸우는지
option-sides = 편
option-sides-about = 셋 이상이면 난전. 먼저 참가자를 모읍니다
option-table = 테이블
option-table-about = 게임이 여럿일 때 어느 것인지
option-game = 게임
option-game-about = 어느 게임인지
option-scope = 범위
option-scope-about = 이 서버 또는 모든 서버
deal-random = 무작위 부대 (가장 빠름)
deal-preset = 준비된 부대
deal-build = 직접 꾸리기
deal-draft = 드래프트
length-one = 한 번
length-end = 끝까지 (최대 다섯 번)
pool-own = 각자 한 벌
pool-shared = 한 벌을 나눠 쓰기
game-gate = THE GATE
game-challengers = 챌린저스!
game-grail_war = 성배전쟁
game-battle = 서번트 전투
game-domination = Fate/Domination

## 버튼

key-accept = 수락
key-decline = 거절
key-cancel = 도전 취소
key-hand = 내 손패
key-hand-against = 손패 · { $game } ({ $name })
key-concede-against = 기권 · { $game } ({ $name })
key-anew = 처음부터 다시
key-details = 자세히
key-refresh = 새로 고침
key-board = 게임판으로
key-rematch = 다시 겨루기
key-dm-on = DM으로 받기
key-dm-off = DM 그만 받기
key-concede = 기권
key-keep = 계속하기

## 게임판

name-house = 룰러
name-house-numbered = 룰러 { $number }
name-houses = 컴퓨터 { $count }명
board-challenge = { $opponent } 님, **{ $host }** 님이 { $game } 한 판을 신청했습니다.
board-expires = 도전은 { $when }에 끝납니다.
board-begins = **{ $host }** 님이 봇과 겨룹니다. 게임판을 준비하고 있습니다.
board-in-thread = 게임은 { $thread }에서 열립니다.
board-asked = { $people } 님이 결정할 차례입니다. “내 손패”를 누르세요.
board-sealed = 테이블 { $table } · 봉인된 패 { $commitment }
board-seal = 봉인된 패
board-seed = 봉인을 풀었습니다. 시드: `{ $seed }`. 카드가 바뀌지 않았는지 확인하는 방법은 “기록 파일”에 있습니다.
board-declined = **{ $host }** 님과 **{ $opponent }** 님의 { $game } 결투는 열리지 않았습니다. 도전이 거절되었습니다.
board-expired = **{ $host }** 님과 **{ $opponent }** 님의 { $game } 결투는 열리지 않았습니다. 시간 안에 답이 없었습니다.
board-aborted = **{ $host }** 대 **{ $opponent }** ({ $game }): 결과 없이 끝난 테이블입니다.

## 답장

challenge-accepted = 수락했습니다. 카드를 나눴고, 곧 게임판이 나옵니다.
challenge-declined = 거절했습니다.
challenge-cancelled = 도전을 취소했습니다.
rematch-begun = 새 게임을 시작했습니다. 게임판은 아래에 있습니다.
rematch-asked = { $name } 님에게 다시 겨루자고 했습니다.
concede-ask = 정말 기권할까요? { $table }
concede-done = 기권했습니다. 수고하셨습니다.
dm-sent = DM으로도 보냈습니다. 이제부터 차례가 올 때마다 DM에서 볼 수 있습니다.
dm-stopped = 이제 DM을 보내지 않습니다. 게임판의 버튼과 `/손패`는 그대로 쓸 수 있습니다.
dm-closed = DM이 닫혀 있어 보내지 못했습니다. 달라지는 것은 없습니다. 게임판의 버튼과 `/손패`를 그대로 쓰면 됩니다.
dm-later = 지금은 DM을 보내지 못했습니다. 게임판의 버튼과 `/손패`는 그대로 쓸 수 있습니다.
panel-table =
    { $count ->
        [0] { $game }
        [1] { $game } · 상대: { $names }
       *[other] { $game } · 함께: { $names }
    }
panel-draft = 하던 그대로 이어집니다. 아직 결정된 것은 없습니다.
panel-board-blocked = 게임판을 보여 줄 수 없습니다. 그곳에서 제게 { $count ->
        [1] { $missing } 권한이 없습니다.
       *[other] 다음 권한이 없습니다: { $missing }.
    } 게임은 계속됩니다.
tables-until = { $line } · { $when }까지
tables-stuck = { $line } · 봇 운영자에게 알렸습니다(번호 **{ $id }**)
tables-count = 테이블 { $count }개
tables-which = 하고 있는 게임이 여럿입니다. 어느 것인지 고르세요.
tables-none = 하고 있는 게임이 없습니다. /플레이 명령어로 시작하세요.
table-line = { $game } · 상대 { $opponent } · { $state }
table-line-alone = { $game } · { $state }
state-waiting = 참가자를 기다리는 중
state-turn = 내 차례
state-playing = 상대 차례
state-open = 아직 답이 없음
state-stuck = 이어 갈 수 없음

## 할 수 없는 것

error-old-control = 예전 버전의 버튼이라 더는 쓸 수 없습니다. /내테이블 명령어로 게임을 찾아보세요.
error-old-board = 오래된 게임판입니다. 아래 버튼을 누르면 지금의 게임판으로 갑니다.
error-old-command = 디스코드가 아직 예전 명령어를 보여 주고 있습니다. 잠시 뒤에 다시 시도해 주세요.
error-bad-option = 옵션 가운데 알 수 없는 값이 있습니다. 목록에서 골라 주세요.
error-bot-opponent = 봇에게는 도전할 수 없습니다. 저와 겨루려면 상대를 비워 두세요.
error-opponent-elsewhere = 이 서버에 없는 사람입니다.
error-missing-permissions = 여기서는 게임을 열 수 없습니다. 이 채널에서 제게 { $count ->
        [1] { $missing } 권한이 없습니다.
       *[other] 다음 권한이 없습니다: { $missing }.
    }
error-no-table = 지금 하고 있는 게임이 없습니다. /플레이 명령어로 시작하세요.
error-which-table = 하고 있는 게임이 여럿입니다. 어느 것인지 고르거나 /내테이블 명령어를 쓰세요.
error-server-only = 서버에서만 쓸 수 있습니다.
error-no-window = 창을 여는 데 시간이 너무 걸렸습니다. 다시 눌러 주세요.
error-closing = 지금 다시 시작하는 중입니다. 잃는 것은 없으니 잠시 뒤에 다시 시도해 주세요.
error-unexpected = 제 쪽에서 문제가 생겼습니다. 게임은 안전합니다. 또 그러면 봇 운영자에게 알려 주세요: { $id }

## 디스코드 설정에 나오는 권한 이름

permission-read-messages = 채널 보기
permission-send-messages = 메시지 보내기
permission-send-messages-in-threads = 스레드에서 메시지 보내기
permission-embed-links = 링크 첨부
permission-attach-files = 파일 첨부
permission-create-public-threads = 공개 스레드 만들기
