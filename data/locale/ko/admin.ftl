# 봇 주인용: /admin status.

command-admin = 관리
command-admin-about = 봇 주인용
command-admin-status = 상태
command-admin-status-about = 봇의 상태: 테이블, 데이터베이스, 백업, 오류

admin-title = 봇의 상태
admin-running = 실행
admin-running-line = { $since } 시작 · 서버 { $servers }개 · 디스코드까지 { $latency } ms
admin-tables = 테이블
admin-tables-line = 대기 { $open } · 진행 { $playing } · 끝남 { $finished } · 결과 없이 닫힘 { $ended }
admin-quarantined = 격리된 테이블
admin-quarantined-none = 없습니다.
admin-boards = 아직 그리지 못한 게임판
admin-database = 데이터베이스
admin-database-line = { $size } MB
admin-database-server = 별도의 서버에 있습니다.
admin-backup = 마지막 백업
admin-backup-line = { $when }, { $count }개 보관
admin-backup-none = 없습니다.
admin-errors = 시작한 뒤의 오류
admin-errors-line = { $count }개, 마지막은 { $id }

error-not-owner = 이 봇의 주인만 볼 수 있습니다.
