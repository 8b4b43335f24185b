# 사람마다 정하는 것: /preferences.

command-preferences = 개인설정
command-preferences-about = 내 언어, 알림, 패널, 색

preferences-title = 개인 설정
preferences-intro = 모든 서버와 모든 테이블에 바로 적용됩니다. 한 번 누르면 하나가 바뀝니다. **굵은 글씨**가 지금 설정입니다.
preferences-default = { $value } (기본값)
preferences-reset = 모두 처음대로

preferences-language = 언어
preferences-language-about = 나만 보는 모든 글의 언어입니다. 게임판은 서버의 언어를 씁니다.
preferences-language-discord = 디스코드 설정대로
preferences-language-ko = 한국어
preferences-language-en = English

preferences-panels = 내 패널
preferences-panels-about = 손패와 지금 내릴 결정입니다. 게임판의 버튼과 `/손패`는 언제나 쓸 수 있고, DM을 고르면 차례가 왔을 때 DM에서도 볼 수 있습니다.
preferences-panels-here = 패널: 게임판 버튼으로만
preferences-panels-dm = 패널: DM으로도

preferences-pings = 내 차례가 오면
preferences-pings-about = 새 메시지로 부르고, 시간이 끝나기 전에 한 번 더 부릅니다. 결정하면 그 메시지는 바로 사라집니다.
preferences-pings-always = 알림: 테이블
preferences-pings-dm = 알림: DM
preferences-pings-never = 알림: 없음

preferences-automatic = 사소한 선택
preferences-automatic-about = 누구나 똑같이 고를 만한 것은 대신 골라서 아무도 기다리지 않게 합니다.
preferences-automatic-on = 사소한 선택: 알아서
preferences-automatic-off = 사소한 선택: 묻기

preferences-palette = 색
preferences-palette-about = 나만 보는 그림의 색입니다. 두 번째는 빨강과 초록을 구별하기 어려운 분을 위한 색입니다. 게임판은 글자와 모양으로도 모두 알 수 있습니다.
preferences-palette-standard = 기본 색
preferences-palette-colour_blind = 적록 구별 색
