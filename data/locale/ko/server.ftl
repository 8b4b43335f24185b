# 서버마다 정하는 것: /settings.

command-settings = 서버설정
command-settings-about = 관리자용: 언어, 채널, 결정 시간, 스레드, 알림, 시즌

server-title = 이 서버의 설정
server-intro = 이 서버의 모두에게 적용됩니다. 이미 시작한 테이블은 결정 시간, 언어, 스레드를 그대로 씁니다. **굵은 글씨**가 지금 설정입니다.
server-reset = 모두 처음대로
server-reset-ask = 이 서버의 설정이 모두 처음대로 돌아갑니다. 정말 할까요?
server-reset-yes = 예, 되돌리기
server-reset-no = 아니요, 그대로

server-pace = 결정 시간
server-pace-about = 시간이 끝나면 기본 선택을 대신 합니다.
server-pace-choose = 결정 시간
server-pace-house = 게임에 맞게, 길어도 { $time } (기본값)
server-now = 지금 설정
server-time-minutes = { $count }분
server-time-hours = { $count }시간
server-time-days = { $count }일

server-locale = 게임판의 언어
server-locale-about = 모두가 보는 글의 언어입니다. 각자의 패널은 각자의 언어로 보입니다.
server-locale-discord = 디스코드 설정대로
server-locale-ko = 한국어
server-locale-en = English

server-threads = 스레드
server-threads-about = 테이블마다 스레드를 따로 열어 채널을 깔끔하게 둡니다.
server-threads-on = 스레드: 켬
server-threads-off = 스레드: 끔
server-threads-turn-on = 스레드 켜기
server-threads-turn-off = 스레드 끄기

server-pings = 알림
server-pings-about = 결정할 사람을 테이블에서 부릅니다(따로 정한 사람은 그대로). 끄면 공개로는 아무도 부르지 않고, DM을 고른 사람에게는 DM이 갑니다.
server-pings-on = 알림: 켬
server-pings-off = 알림: 끔
server-pings-turn-on = 알림 켜기
server-pings-turn-off = 알림 끄기

server-season = 시즌
server-season-about = 순위표를 시즌 첫날부터 셀 수 있습니다.
server-season-since = **{ $date } 0시부터** · 시간대 { $zone }
server-season-none = **없음** (기본값) · 시간대 { $zone }
server-season-key = 시즌 …
server-season-date = 첫날 (비우면 시즌 없음)
server-season-zone = 시간대

server-channels = 테이블을 여는 채널
server-channels-about = 테이블을 열 수 있는 곳입니다. 그 채널의 스레드도 됩니다.
server-channels-all = **어디서나** (기본값)
server-channels-choose = 테이블을 여는 채널 (없으면 어디서나)

server-enders = 테이블을 끝낼 수 있는 역할
server-enders-about = 서버를 관리할 수 있는 사람은 언제나 할 수 있습니다.
server-enders-none = **따로 없음** (기본값)
server-enders-choose = 어떤 테이블이든 끝낼 수 있는 역할

error-manage-server = 서버를 관리할 수 있는 사람만 설정을 바꿀 수 있습니다.
error-channel-not-allowed = 이 채널에서는 테이블을 열 수 없습니다. { $channels }에서 열어 주세요.
error-bad-date = 날짜를 알아볼 수 없습니다: “{ $text }”. `2026-03-01`처럼 적어 주세요.
