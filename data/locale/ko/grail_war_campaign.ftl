# The Grail War: a campaign between its battles.

gw-war-headline = { $at ->
        [creation] 소환의 밤
        [story] { $round }/{ $rounds }회차 · 낮
        [night] { $round }/{ $rounds }회차 · 밤
        [final] 성배 강림
        [over] 성배전쟁이 끝났습니다
       *[battle] { $round }/{ $rounds }회차 · 전투
    }
gw-look-again = 다시 보기
gw-ask-class = 어느 클래스를 소환할까요?
gw-ask-master = 누가 마스터인가요?
gw-ask-servant = 어느 서번트인가요?
gw-ask-master-points = 얼마로 할까요? 남은 점수 { $left }
gw-ask-master-spells = 마스터가 아는 마술을 고르세요.
gw-ask-master-secret = 비전 마술을 고르세요.
gw-ask-master-strategy = 전략을 고르세요.
gw-ask-master-persona = 어떤 마스터인가요?
gw-ask-servant-stat = 등급을 고르세요. 남은 점수 { $left }
gw-ask-servant-pluses = +를 붙일 능력치를 고르세요.
gw-ask-servant-skill = 기술을 고르세요. 남은 점수 { $left }
gw-ask-servant-spells = 서번트가 아는 마술을 고르세요.
gw-ask-servant-secrets = 비전 마술을 고르세요.
gw-ask-servant-phantasm = 보구를 고르세요. 남은 점수 { $left }
gw-ask-servant-name = 진명을 고르세요.
gw-ask-base = 거점을 어디에 둘까요?
gw-ask-recover = 되찾을 패를 고르세요.
gw-ask-goods = 쓸 것이 있나요?
gw-ask-territory = 진지의 마력({ $left })을 어디에 쓸까요?
gw-ask-supply = 서번트에게 마력을 얼마나 넘길까요?
gw-ask-master-act = 마스터는 오늘 무엇을 하나요?
gw-ask-familiar = 사역마를 대신 보낼까요?
gw-ask-purchase = 무엇을 살까요?
gw-ask-servant-act = 서번트는 오늘 무엇을 하나요?
gw-ask-feed = 몇 명을 먹을까요?
gw-ask-item = 무엇을 만들까요?
gw-ask-transfer = 마력을 얼마나 공급할까요?
gw-ask-convert = 마력 얼마를 생명으로 바꿀까요?
gw-ask-link = 마력선을 이을까요?
gw-ask-far-target = 누구를 살필까요?
gw-ask-residue = 누구의 잔류 사념을 읽을까요?
gw-ask-stance = 누군가와 마주쳤습니다. 어떻게 할까요?
gw-ask-pass-on = 무엇을 알려 줄까요?
gw-ask-formation = 서번트는 어디에 서나요?
gw-ask-night = 오늘 밤 어디로 갈까요?
gw-ask-scout = 사역마를 보낼까요?
gw-ask-target = 누구를 공격할까요?
gw-ask-avoid = 멀리서 공격해 옵니다. 피할까요?
gw-ask-assault = 홀로 있는 마스터가 습격당했습니다. 어떻게 할까요?
gw-verb = { $verb ->
        [prepared] 준비된 인물:
        [build] 직접 만들기
        [far-search] 천리안:
        [move-base] 거점 이동:
        [master-act] 행동
        [search] 탐색:
        [rest] 휴식
        [church] 교회로
        [link] 마력선 연결:
        [recontract] 재계약:
        [feed] 식인:
        [follow] 동행
        [tend] 진지 정비
        [territory] 진지 작성:
        [items] 도구 제작
        [wait] 대기
        [persons] 인원:
        [talk] 대화하고 헤어지기
        [fight] 전투:
        [flee] 도주:
        [stay] 거점에 남기
        [go] 출진:
        [attack] 공격:
        [assault] 홀로 있는 마스터 습격:
        [none] 없음
        [nothing] 하지 않기
        [buy] 구입:
        [use] 사용:
        [keep] 쓰지 않기
        [send] 보내기
        [avoid] 피하기
        [accept] 받아들이기
        [yes] 예
        [no] 아니요
        [luck] 행운
        [life] 생명
        [call] 서번트 부르기 (령주)
        [rear] 후열
        [front] 전열
        [out] 물러나 있기
        [level] 다음 단계
        [store] 저장
        [enough] 이만하면 됐어요
        [done] 완료
        [learn] 습득:
        [raise] 향상:
        [active] 개방:
        [always] 상시:
        [pass] 알려 주기:
        [class] 클래스:
        [region] {""}
        [spell] {""}
        [secret] {""}
        [strategy] {""}
        [persona] {""}
        [name] {""}
        [tile] 패:
        [plus] +:
        [residue] {""}
        [item] {""}
        [supply] 넘기기
        [transfer] 공급
        [convert] 변환
        [combat] 전투력
        [mana] 마력
        [experience] 경험
        [belief] 신념
        [extra] 추가 마술
        [strength] 근력
        [endurance] 내구
        [agility] 민첩
       *[other] { $verb }
    }
gw-thing = { $thing ->
        [alone] 단독으로
        [together] 마스터와 함께
        [long] 멀리서
        [life] 생명으로
        [luck] 행운으로
        [master] 마스터
        [servant] 서번트
        [unit] 대인
        [army] 대군
        [fortress] 대성
        [attack] 공격형
        [defence] 방어형
        [armour] 갑주
        [weapon] 무장
        [regeneration] 재생
        [heavy] 강타
        [counter] 반격
        [flurry] 맹공
        [magic] 마술
        [critical] 치명
        [charge] 돌격
        [ambush] 기습
        [snipe] 저격
        [strength] 근력
        [endurance] 내구
        [agility] 민첩
        [mana] 마력
       *[other] { $thing }
    }
