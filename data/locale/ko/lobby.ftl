# A table that waits for people.

lobby-open = **{ $host }** 님의 테이블: { $game }
lobby-title = { $host } 님의 { $game } 테이블
lobby-how = { $ready ->
        [yes] **참가**를 누르면 앉습니다. 방장 **{ $host }** 님은 이제 **시작**을 누를 수 있습니다.
       *[no] **참가**를 누르면 앉습니다. { $least }명이 모이면 시작할 수 있습니다.
    }
lobby-awaited = { $people } 님을 초대합니다. 오려면 **참가**, 아니면 **나가기**를 누르세요.
lobby-seats = { $most }자리 중 { $here }자리 참
lobby-who = 자리
lobby-settings = 설정
lobby-line = { $number }. **{ $name }**{ $role ->
        [host] {" "}· 방장
        [invited] {" "}· 초대함
        [computer] {" "}· 컴퓨터
       *[here] {""}
    }
lobby-role =
    { $role ->
        [host] 방장
        [invited] 초대함
        [computer] 컴퓨터
       *[here] 참가
    }
lobby-free = { $number }번 빈자리
lobby-expires = 아무도 오지 않으면 { $when } 닫힙니다.
lobby-set-what = 바꿀 항목 …
lobby-set-now = 지금 설정
lobby-set-value = { $name }: **{ $value }**
lobby-closed = **{ $host }** 님이 테이블을 닫았습니다 ({ $game }).
lobby-expired = 제때 시작하지 않아 **{ $host }** 님의 테이블({ $game })을 닫았습니다.
lobby-aborted = **{ $host }** 님의 테이블({ $game })이 결과 없이 닫혔습니다.
key-watch = 대결 다시 보기
key-join = 참가
key-leave = 나가기
key-start = 시작
key-more-computers = + 컴퓨터
key-fewer-computers = − 컴퓨터
key-options = 설정
key-close = 닫기

pace = { $unit ->
        [days] { $count }일
        [hours] { $count }시간
       *[minutes] { $count }분
    }

lobby-invited-only = 방장이 초대한 사람만 앉을 수 있습니다.
lobby-computers-make-way = 자리가 있습니다: 누가 참가하면 컴퓨터가 비켜 줍니다.
lobby-pace = 결정 시간
lobby-entrance = 참가할 수 있는 사람
lobby-entrance-who = { $who ->
        [invited] 초대한 사람만
       *[anybody] 누구나
    }
lobby-threads = 진행 장소
lobby-threads-where = { $where ->
        [thread] 전용 스레드
        [channel] 이 채널
       *[usual] { $usual ->
            [yes] 이 서버의 기본값 (스레드)
           *[no] 이 서버의 기본값 (채널)
        }
    }
lobby-invite = 사람 초대하기 …
lobby-invited = { $people } **{ $host }** 님이 { $game } 게임에 초대합니다. { $link }
lobby-heir = 방장 넘기기 …
lobby-fill = 컴퓨터로 채우기
command-play = 플레이
command-play-about = 원하는 게임의 테이블을 엽니다
option-play-about = 무엇을 할까요?
