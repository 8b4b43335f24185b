# THE GATE: the table and who sits at it.

game-gate = 더 게이트
player-nameless = 선수 { $number }
gate-hidden = 비공개
gate-closed = 폐문
guardian-since = { $turn }턴부터
guardian-up = 공개된 가디언
guardian-down = 뒷면 가디언

board-over = 대결 끝
board-winner = { $name } 승리
board-draw = 무승부
board-setup = 대결 준비
board-turn = { $turn }번째 턴
board-active = { $name }의 차례
board-attack = 공격
board-defence = 방어

count-hand = 손
count-deck = 덱
count-dugout = 더그아웃
count-banished = 추방
count-damage = 피해 { $damage }/{ $most }
count-closed = 폐문 { $closed }/{ $most }
