# The game master's voice: headings, names and figures around the narrations.

gwv-somebodys-servant = { $owner }의 서번트
gwv-somebodys-class = { $owner }의 { $cls }
gwv-one-of-two = { $name }({ $owner })

gwv-slot = **판정 { $slot }**
gwv-slot-pair = **판정 { $slot }** · { $one } ↔ { $two }
gwv-slot-tile = { $name } { $tile } { $value }
gwv-brawl-pair = ▸ { $one } ↔ { $two } — { $text }
gwv-total = { $name } **{ $total }**
gwv-totals = 누계 피해: { $totals }
gwv-ledger = ({ $parts })
gwv-part = { $source } { $amount }
gwv-part-lowered = { $source } { $dealt }→{ $amount }
gwv-source-physical = 물리
gwv-source-magic = 마술 패
gwv-source-phantasm = 보구
gwv-source-special = 특수
gwv-source-burst = 마력 방출
gwv-source-spell = 마술
gwv-source-clash = 격돌
gwv-source-pursuit = 추격
gwv-source-spread = 여파

gwv-tile-normal = 통상
gwv-tile-heavy = 강타
gwv-tile-counter = 반격
gwv-tile-flurry = 맹공
gwv-tile-magic = 마술
gwv-tile-critical = 치명
gwv-tile-phantasm = 보구
gwv-tile-charge = 돌격
gwv-tile-ambush = 기습
gwv-tile-snipe = 저격

gwv-lineup = { $rear ->
        [none] **{ $team }** — { $front }
       *[other] **{ $team }** — 전열 { $front }, 후열 { $rear }
    }
gwv-slots = 판정 { $slots }번의 승부.
gwv-final-totals = 최종 피해: { $totals }
gwv-masked-total =
    { $number ->
        [1] 첫
        [2] 두
        [3] 세
        [4] 네
       *[other] { $number }
    } 번째 편 **{ $total }**

gwv-title-battle = 전투 { $number } · { $where }
gwv-title-duel = 서번트 전투 · { $names }
gwv-title-bout = { $number }번째 싸움 · { $names }
gwv-title-page = { $title } ({ $page })
gwv-title-day = { $round }회차 · 낮 이야기
gwv-title-night = { $round }회차 · 밤 전투
gwv-title-prologue = 서막
gwv-title-final = 성배 강림
gwv-title-end = 종막
gwv-and = { $one }{ JOSA($one, "와/과") } { $two }
gwv-grail-place = 성배 아래

gwv-fact-morning = { $what ->
        [master_life] 마스터 생명력 { $n }
        [master_mana] 마스터 마력 { $n }
        [servant_life] 서번트 생명력 { $n }
       *[upkeep] 광화의 대가로 치른 마력 { $n }
    }
gwv-merit = (공적점 +1)
gwv-grade = { $grade ->
        [1] { $what ->
            [none] 클래스를 알아냈습니다.
           *[other] 클래스는 **{ $what }**.
        }
        [2] 능력치를 알아냈습니다.
        [3] 기술을 알아냈습니다.
        [4] 보구를 알아냈습니다.
       *[5] { $what ->
            [none] 진명을 알아냈습니다.
           *[other] 진명은 **{ $what }**.
        }
    }
gwv-found-base = 여기에 { $names }의 거점이 있습니다!
gwv-found-territory = 여기에 { $names }의 진지가 있습니다!
gwv-seen = { $who }({ $place })
gwv-act = { $verb ->
        [search] { $place } 탐색
        [far_search] 천리안으로 { $place } 살피기
        [sent_search] 사역마를 { $place }에 보내기
        [rest] 휴식
        [church] 교회 방문
        [link] 마력선 연결 제안
        [move_base] { $place }{ JOSA($place, "으로/로") } 거점 이동
        [recontract] { $place }에서 새 계약 찾기
        [follow] 마스터와 동행
        [feed] { $place }에서 식인
        [territory] { $place }에 진지 작성
        [tend] 진지 정비
        [items] 도구 제작
       *[wait] 대기
    }
gwv-gone = { $who } { $name }
gwv-nowhere = 거점
gwv-report = { $winner ->
        [none] ⚔ 전투 { $number } · { $where }: { $names }. 승자 없음.
       *[other] ⚔ 전투 { $number } · { $where }: { $names }. 승자는 { $winner }.
    }
gwv-masked-side = { $rear ->
        [none] { $number ->
            [1] 첫
            [2] 두
            [3] 세
            [4] 네
           *[other] { $number }
        } 번째 편 { $front }
       *[other] { $number ->
            [1] 첫
            [2] 두
            [3] 세
            [4] 네
           *[other] { $number }
        } 번째 편 { $front }, 후열에 { $rear }
    }
gwv-masked = { $sides }. { $how ->
        [long] 원거리에서, 판정 { $slots }번.
        [day] 한낮에, 판정 { $slots }번.
       *[near] 판정 { $slots }번.
    }
gwv-phantasm-named = 「{ $name }」
gwv-gain = { $what ->
        [life] 생명력 +{ $n }
       *[mana] 마력 +{ $n }
    }
gwv-place = { $name }
gwv-place-of-grail = 성배 아래
gwv-masked-won = { $number ->
        [0] – 승자 없음
        [1] – 첫 번째 편의 승리
        [2] – 두 번째 편의 승리
        [3] – 세 번째 편의 승리
       *[other] – { $number }번째 편의 승리
    }
gwv-war-teams = 참가하는 팀: { $names }
gwv-war-city = 무대가 되는 도시: { $regions }
