# 테이블에서의 예의: 테이블 화면, 다른 사람에게 묻기, 기록.

command-log = 기록
command-log-about = 테이블에서 있었던 일 보기
command-table = 테이블
command-table-about = 테이블에서 할 수 있는 일: 멈추기, 무르기, 떠나기, 넘기기 …
key-table = 테이블
key-log = 기록
key-agree = 동의
key-refuse = 반대
key-withdraw = 거두기
key-newer = 더 최근
key-older = 더 이전

## 테이블 화면

table-title = 테이블 · { $game }
table-asked = 묻는 중
table-what = 무엇을 할까요?
table-seat = 누구의 자리인가요?
table-pace = 결정 시간: **{ $pace }**
table-until = 지금 결정은 { $when } 끝납니다.
table-since = { $when }부터 기다리는 중입니다.
table-paused = ⏸ **멈춤.** { $named ->
        [yes] **{ $name }** 님의 제안으로 { $since } 멈췄습니다.
       *[no] { $since } 멈췄습니다.
    } 늦어도 { $when } 저절로 이어집니다.
board-paused = 그 전에 이어 가려면 “테이블”에서 “이어 하기”를 고르세요.
panel-paused = 그때까지는 아무도 결정할 수 없습니다. 그 전에 이어 가려면 아래 “테이블”에서 “이어 하기”를 고르세요.
table-line-of-seat = { $number }. **{ $name }**{ $sitting ->
        [late] {" "}· 지난 결정을 놓침
        [away] {" "}· 자리 비움, 컴퓨터가 대신 함
        [awaited] {" "}· 자리 비움, 테이블이 기다림
        [left] {" "}· 떠남, 컴퓨터가 이어서 함
        [kicked] {" "}· 내보내짐, 컴퓨터가 이어서 함
        [out] {" "}· 게임에서 탈락
        [computer] {" "}· 컴퓨터
       *[here] {""}
    }
table-sitting = { $sitting ->
        [late] 지난 결정을 놓침
        [away] 자리 비움, 컴퓨터가 대신 함
        [awaited] 자리 비움, 테이블이 기다림
        [left] 떠남, 컴퓨터가 이어서 함
        [kicked] 내보내짐, 컴퓨터가 이어서 함
        [out] 게임에서 탈락
        [computer] 컴퓨터
       *[here] 자리에 있음
    }
board-around = 테이블
board-sitting = { $sitting ->
        [late] **{ $name }** 님이 지난 결정을 놓쳐 기본값으로 정했습니다.
        [away] **{ $name }** 님이 자리를 비웠습니다. 돌아올 때까지 컴퓨터가 대신 합니다.
        [awaited] **{ $name }** 님이 자리를 비웠습니다. 돌아올 때까지 테이블이 기다립니다.
        [left] **{ $name }** 님이 떠났습니다. 컴퓨터가 이어서 합니다.
       *[kicked] **{ $name }** 님이 내보내졌습니다. 컴퓨터가 이어서 합니다.
    }
table-wish = { $wish ->
        [pause] 멈추기
        [resume] 이어 하기
        [undo] 무르기
        [concede] 기권하기
        [leave] 아주 떠나기
        [kick] 사람 내보내기
        [replace] 자리 넘기기
        [close] 테이블 닫기
       *[end] 테이블 끝내기
    }
table-wish-about = { $wish ->
        [pause] 모두 동의하면 시계가 멈춥니다
        [resume] 모두 동의하면 시계가 다시 갑니다
        [undo] 모두 동의하면 마지막 결정을 되돌립니다
        [concede] 게임 규칙에 따라 집니다
        [leave] 컴퓨터가 이어받고, 진 것으로 칩니다
        [kick] 다른 사람의 절반 넘게 동의해야 합니다
        [replace] 모두 동의하면 다른 사람이 자리를 이어받습니다
        [close] 이어 갈 수 없는 테이블이며, 누구의 전적에도 남지 않습니다
       *[end] 관리자만 할 수 있고, 누구의 전적에도 남지 않습니다
    }
table-sure = { $wish ->
        [pause] 다른 사람에게 물어봅니다. 멈춘 동안에는 아무도 결정할 수 없고, 시간도 줄지 않습니다.
        [resume] 다른 사람에게 물어봅니다. 남아 있던 시간 그대로 시계가 다시 갑니다.
        [undo] 다른 사람에게 물어봅니다. 마지막 결정과 그 뒤에 있었던 일을 모두 되돌립니다. 그 뒤로 숨겨진 것이 드러나지 않았고 운이 작용하지 않았을 때만 됩니다.
        [concede] 정말 기권할까요?
        [leave] 정말 떠날까요? 컴퓨터가 자리를 이어받고, 다시 돌아올 수 없습니다. 진 것으로 칩니다.
        [kick] **{ $name }** 님을 내보낼지 다른 사람에게 물어봅니다. 절반 넘게 동의하면 컴퓨터가 그 자리를 이어받고, **{ $name }** 님은 진 것으로 칩니다.
        [close] 이어 갈 수 없는 테이블입니다. 닫으면 누구의 전적에도 남지 않고, 다시 돌아오지 않습니다.
       *[replace] 다른 사람에게 물어봅니다.
    }
table-do = { $wish ->
        [pause] 멈추자고 묻기
        [resume] 이어 하자고 묻기
        [undo] 물러도 되는지 묻기
        [concede] 기권
        [leave] 떠나기
        [kick] 다른 사람에게 묻기
        [close] 닫기
       *[replace] 다른 사람에게 묻기
    }
table-whom = { $wish ->
        [kick] 누구를 내보낼까요?
       *[replace] 어느 자리인가요?
    }
table-to-whom = { $own ->
        [yes] 누가 이어서 할까요? 그때부터 그 사람이 내 패를 봅니다. 그 사람과 테이블의 모두가 동의해야 합니다.
       *[no] **{ $name }** 님의 자리를 누가 이어서 할까요? 그때부터 그 사람이 그 패를 봅니다. 그 사람과 테이블의 모두가 동의해야 합니다.
    }
table-people = 이 서버의 사람
table-done = 됐습니다.
table-asking = 다른 사람에게 묻고 있습니다.
table-end-title = 테이블 끝내기
table-end-reason = 이유를 적어 주세요. 모두가 볼 수 있습니다.
table-ended = 테이블을 끝냈습니다. 게임판과 기록에 이유가 남습니다.

## 다른 사람에게 묻기

motion-line = { $kind ->
        [pause] **{ $name }** 님이 멈추자고 합니다
        [resume] **{ $name }** 님이 이어 하자고 합니다
        [undo] **{ $name }** 님이 결정을 무르고 싶어 합니다
        [kick] **{ $name }** 님이 **{ $seat }** 님을 내보내자고 합니다
       *[replace] **{ $name }** 님이 { $own ->
            [yes] 자기
           *[no] **{ $seat }** 님의
        } 자리를 **{ $other }** 님에게 넘기자고 합니다
    } · { $voters }명 중 { $agreed }명 동의 · { $when }까지
motion-text = { $kind ->
        [pause] **{ $name }** 님이 잠시 멈추자고 합니다. 함께 다시 이어 할 때까지 시계가 멈춥니다.
        [resume] **{ $name }** 님이 이어 하자고 합니다. 남아 있던 시간 그대로 시계가 다시 갑니다.
        [undo] **{ $name }** 님이 마지막 결정과 그 뒤에 있었던 일을 모두 무르고 싶어 합니다.
        [kick] **{ $name }** 님이 **{ $seat }** 님을 내보내자고 합니다. 컴퓨터가 이어서 하고, 진 것으로 칩니다. 절반 넘게 동의해야 합니다.
       *[replace] **{ $name }** 님이 { $own ->
            [yes] 자기
           *[no] **{ $seat }** 님의
        } 자리를 **{ $other }** 님에게 넘기자고 합니다. 모두 동의해야 합니다.
    }
motion-count = { $people } · { $voters }명 중 { $agreed }명 동의 · { $when }까지
motion-ended = { $ended ->
        [carried] { $kind ->
            [pause] ⏸ 테이블을 멈췄습니다. **{ $name }** 님의 제안에 모두 동의했습니다.
            [resume] ▶ 테이블을 이어 합니다. **{ $name }** 님의 제안에 모두 동의했습니다.
            [undo] ↩ **{ $name }** 님의 결정을 물렀습니다. 모두 동의했습니다.
            [kick] **{ $seat }** 님이 내보내졌습니다. 컴퓨터가 이어받습니다.
           *[replace] **{ $other }** 님이 자리를 이어받았습니다. **{ $name }** 님의 제안에 모두 동의했습니다.
        }
       *[open] { $kind ->
            [pause] 멈추자는 **{ $name }** 님의 제안
            [resume] 이어 하자는 **{ $name }** 님의 제안
            [undo] 결정을 무르자는 **{ $name }** 님의 제안
            [kick] **{ $seat }** 님을 내보내자는 제안
           *[replace] { $own ->
                [yes] 자기
               *[no] **{ $seat }** 님의
            } 자리를 **{ $other }** 님에게 넘기자는 **{ $name }** 님의 제안
        }은 { $ended ->
            [refused] 받아들여지지 않았습니다.
            [expired] 제때 모두 답하지 않아 없던 일이 되었습니다.
           *[moot] 더 물을 필요가 없어졌습니다.
        }
    }

## 관리자가 끝낸 테이블

board-stuck = **{ $game } 테이블({ $people })을 더 이어 갈 수 없습니다.** 봇 쪽에 문제가 생겼고, 봇 운영자에게 알렸습니다(번호 **{ $id }**). 고쳐지면 게임이 여기로 돌아옵니다.
board-stuck-moderator = 관리자는 아래 ‘테이블’ 버튼으로 이 테이블을 끝낼 수도 있습니다.
board-ended = **{ $moderator }** 님이 { $game } 테이블({ $people })을 끝냈습니다. 누구의 전적에도 남지 않습니다.
board-ended-reason = > { $reason }

## 기록

log-title = 기록 · { $game }
log-page = 테이블 { $table } · { $pages }쪽 중 { $page }쪽
log-empty = 아직 아무 일도 없었습니다.
log-late = **{ $name }** 님이 제때 결정하지 않았습니다.
log-gave-up = **{ $name }** 님이 기권했습니다.
log-notice = { $kind ->
        [opened] **{ $name }** 님이 테이블을 열었습니다.
        [joined] **{ $name }** 님이 앉았습니다.
        [rose] **{ $name }** 님이 일어났습니다.
        [began] 게임을 시작했습니다.
        [absent] **{ $name }** 님이 자리를 비웠습니다. 돌아올 때까지 컴퓨터가 대신 합니다.
        [returned] **{ $name }** 님이 돌아왔습니다.
        [left] **{ $name }** 님이 아주 떠났습니다. 컴퓨터가 이어서 합니다.
        [kicked] **{ $name }** 님이 투표로 내보내졌습니다. 컴퓨터가 이어서 합니다.
        [replaced] **{ $name }** 님의 자리를 **{ $other }** 님이 이어받았습니다.
        [paused] 테이블이 멈췄습니다.
        [resumed] 테이블이 다시 이어졌습니다.
        [undone] { $text ->
            [some] 결정을 물렀습니다.
           *[other] 결정 { $text }개를 물렀습니다.
        }
       *[ended] **{ $name }** 님이 테이블을 끝냈습니다: { $text }
    }
error-not-moderator = 이 서버의 관리자만 할 수 있습니다.
