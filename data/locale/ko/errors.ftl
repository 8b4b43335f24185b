# 테이블이 거절하는 것과 그 까닭. 변수: table, game, limit, id.

error-no-such-table = { $table } 테이블을 찾을 수 없습니다.
error-unknown-game = 이 게임은 여기에 설치되어 있지 않습니다.
error-bad-options = 규칙에 맞지 않는 옵션입니다.
error-not-seated = 이 테이블에 자리가 없습니다.
error-not-invited = 다른 사람에게 온 도전입니다.
error-not-your-decision = 지금은 결정할 것이 없습니다.
error-stale = 지난 질문에 대한 답입니다. 지금의 질문을 보여 드립니다.
error-not-offered = 고를 수 없는 선택입니다.
error-not-tentative = 더 앞은 미리 볼 수 없습니다. 먼저 이 선택을 확정하세요.
error-table-closed = 진행 중인 테이블이 아닙니다.
error-table-running = 아직 진행 중인 테이블입니다.
error-not-replayable = 이 게임을 한 뒤로 규칙이 바뀌어서 다시 볼 수 없어요.
error-already-answered = 이미 답한 도전입니다.
error-challenge-expired = 도전의 유효 시간이 지났습니다. 다시 도전해 주세요.
error-table-full = 이 테이블의 자리가 모두 찼습니다.
error-too-many-seats = 지금 설정으로는 최대 { $most }명까지 할 수 있습니다.
error-too-few-seats = 이 게임에는 적어도 { $least }명이 필요합니다.
error-not-host = 테이블을 연 사람만 할 수 있습니다.
error-self-challenge = 자기 자신에게는 도전할 수 없습니다.
error-too-many-tables = 이미 테이블이 { $limit }개 있습니다. 먼저 하나를 끝내 주세요.
error-enough-tables = 자리를 받을 사람에게 이미 테이블이 { $limit }개 있습니다.
error-table-unreadable = 봇 쪽에 문제가 생겨 이 테이블을 더 이어 갈 수 없습니다. 봇 운영자에게 알렸습니다(번호 **{ $id }**). 다른 테이블은 괜찮습니다.
error-rules-fault = 규칙 처리 중에 문제가 생겨 아무것도 바뀌지 않았습니다. 다른 선택을 해 보고, 봇 운영자에게 알려 주세요: { $id }
error-storage = 저장하지 못해 아무것도 바뀌지 않았습니다. 다시 시도해 주세요.
error-disk-full = 저장할 공간이 없어 아무것도 바뀌지 않았습니다. 봇 운영자에게 알려 주세요.
error-database-busy = 데이터베이스가 바빠 아무것도 바뀌지 않았습니다. 잠시 뒤에 다시 시도해 주세요.
error-database-damaged = 데이터베이스가 손상되었습니다. 봇 운영자에게 알려 주세요.

error-no-such-squad = 이 부대는 더 이상 없습니다. `/부대`를 다시 여세요.
error-squad-nameless = 부대에는 눈에 보이는 이름이 있어야 합니다.
error-squad-name-taken = 같은 이름의 부대가 이미 있습니다.
error-too-many-squads = 부대가 { $limit }개라 더 둘 수 없습니다. 먼저 하나를 지우세요.
error-no-such-time-zone = “{ $zone }”{ JOSA($zone, "은/는") } 없는 시간대입니다. `Asia/Seoul`이나 `Europe/Berlin`처럼 적어 주세요.

error-seat-lost = 이 테이블을 떠나셨고, 자리는 컴퓨터가 이어받았습니다.
error-invited-only = 방장이 초대한 사람만 앉을 수 있습니다.
error-paused = 테이블이 멈춰 있습니다. 다시 이어질 때까지는 아무도 결정할 수 없습니다.
error-not-possible = 지금 이 테이블에서는 할 수 없는 일입니다.
error-nothing-to-undo = 아직 되돌릴 만한 결정을 하지 않으셨습니다.
error-hidden-shown = 그 뒤로 숨겨진 것이 드러났거나 운이 작용해서 되돌릴 수 없습니다.
error-undo-too-far = 그 뒤로 너무 많은 일이 있어서 이제는 되돌릴 수 없습니다.
error-too-many-motions = 이미 물어본 것이 { $limit }가지 있습니다. 답을 기다리거나 하나를 거두어 주세요.
error-no-such-motion = 이미 결정된 일입니다.
error-no-vote = 이 일에는 투표권이 없습니다.
error-sat-here = 이 테이블에 자기 자리가 있거나 있었던 사람이라, 그 자리만 알아야 하는 것을 알고 있습니다.
error-host-alone = 방장을 이어받을 사람이 없습니다. 테이블을 끝내려면 “닫기”를 누르세요.
