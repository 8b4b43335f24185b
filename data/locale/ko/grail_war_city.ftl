# The Grail War: the map of the city, and what a team knows of the others.

gwc-scene-creation = 소환의 밤
gwc-scene-story = { $round }회차 낮
gwc-scene-night = { $round }회차 밤
gwc-scene-final = 성배 강림
gwc-scene-battle = 전투
gwc-scene-over = 전쟁의 끝
gwc-map-fed = 식인 { $count }/20명
gwc-token-master = 마
gwc-token-servant = 서
gwc-legend-leyline = 영맥
gwc-legend-people = 인구
gwc-legend-base = 거점
gwc-legend-territory = 진지
gwc-legend-residue = 잔류 사념
gwc-legend-land = 조사한 곳
gwc-legend-battle = 전투 중
gwc-legend-seen = 마지막 목격
gwc-out = 탈락
gwc-me = 우리 팀

gwc-when = { $day ->
        [yes] { $round }회차 낮
       *[no] { $round }회차 밤
    }
gwc-when-last = 마지막 싸움
gwc-population = { $population ->
        [0] 인적 없음
        [1] 주민 있음
       *[2] 붐빔
    }
gwc-region = 영맥 { $leyline } · { $population }
gwc-region-church = 중립
gwc-region-residue = 잔류 사념
gwc-region-land = 조사 { $points }점
gwc-region-home = 우리 거점
gwc-region-base = { $name }의 거점
gwc-region-territory = { $name }의 진지 (단계 { $level })
gwc-region-seen = { $name } 목격({ $when })
gwc-region-here-master = 마스터가 있음
gwc-region-here-servant = 서번트가 있음
gwc-region-battle = 전투 중
gwc-map-alt = 도시 지도.
gwc-map-title = 도시 지도 · { $headline }

gwc-page-map = 지도
gwc-page-know = 아는 것
gwc-page-me = 우리 팀
gwc-page-log = 기록
gwc-page-back = 돌아가기
gwc-log-title = 우리가 보고 들은 것
gwc-log-empty = 아직 기록이 없습니다.
gwc-know-title = 우리가 아는 것
gwc-know-text = 정보 점수가 오를 때마다 하나씩 열립니다: 1 클래스 · 2 능력치 · 3 기술 · 4 보구 · 5 진명.
gwc-know-more = 자세히 볼 상대
gwc-know-name = { $number }. { $name } – { $servant } (정보 { $grade }/5)
gwc-know-out = { $number }. { $name } – 탈락
gwc-know-stats = 능력치
gwc-know-skills = 기술
gwc-know-phantasms = 보구
gwc-know-true-name = 진명
gwc-know-class = 클래스
gwc-know-line = { $what }: { $value }
gwc-know-base = 거점: { $where }
gwc-know-hunted = 토벌령 대상 (거점 공개)
gwc-know-territory = 진지: { $where } (단계 { $level }, 공방 정보 { $points }/2)
gwc-know-seen = 마지막 목격: { $where } ({ $when })
gwc-know-nothing-seen = 아직 어디서도 마주치지 않았습니다.
gwc-know-public = 모두가 아는 일
gwc-know-residues = 잔류 사념이 남은 곳: { $where }
gwc-know-fed = 지금까지 먹힌 사람: { $count }명 (20명을 넘기면 제재)
gwc-know-land = 조사한 곳: { $where }
gwc-phantasm = { $name } { $rank } ({ $form })
gwc-form-attack-unit = 대인, 공격
gwc-form-attack-army = 대군, 공격
gwc-form-attack-fortress = 대성, 공격
gwc-form-defence-unit = 대인, 방어
gwc-form-defence-army = 대군, 방어
gwc-form-defence-fortress = 대성, 방어
gwc-form-always-armour = 상시, 갑주
gwc-form-always-weapon = 상시, 무장
gwc-form-always-regeneration = 상시, 재생

gwc-me-title = 우리 팀
gwc-me-master = 마스터 { $name }
gwc-me-servant = 서번트 { $name } ({ $cls })
gwc-me-no-master = 마스터가 없습니다. 곧 사라집니다.
gwc-me-no-servant = 서번트를 잃었습니다.
gwc-me-you = 당신은 { $role ->
        [master] 마스터를 맡습니다.
        [servant] 서번트를 맡습니다.
       *[both] 마스터와 서번트를 함께 맡습니다.
    }
gwc-me-pair = 짝: 마스터 { $master }, 서번트 { $servant }. 두 사람은 팀이 아는 것을 모두 함께 봅니다.
gwc-me-floor = 마력은 −{ $floor }까지 버팀
gwc-me-deadline = ⚠ { $when }까지 0보다 높이지 못하면 소멸
gwc-me-master-deadline = ⚠ { $when }까지 낫지 못하면 사망
gwc-me-numbers = 전투 { $combat } · 마력 { $stat } · 경험 { $experience }
gwc-me-points = 령주 { $seals } · 공적 { $merit } · 행운 { $luck } · 신념 { $belief }
gwc-me-spells = 마술: { $spells }
gwc-me-strategy = 전략: { $strategy } – { $text }
gwc-me-goods = 소지품: { $goods }
gwc-me-stock = 패: { $tiles }
gwc-me-tile = { $tile } { $left }/{ $full }
gwc-me-base = 거점: { $where }
gwc-me-territory = 진지: { $where } (단계 { $level }, 저장 { $store })
gwc-me-plan = 이번 장면: 마스터 { $master }, 서번트 { $servant }
gwc-me-night = 이번 장면: { $where }{ $along ->
        [together] , 마스터 동행
        [alone] , 서번트 홀로
       *[none] {""}
    }
gwc-verb-rest = 휴식
gwc-verb-search = { $where } 탐색
gwc-verb-sent-search = 사역마로 { $where } 탐색
gwc-verb-far-search = 천리안으로 { $where } 탐색
gwc-verb-church = 교회 방문
gwc-verb-link = 마력선 연결
gwc-verb-move-base = { $where }{ JOSA($where, "으로/로") } 거점 이동
gwc-verb-recontract = { $where }에서 재계약 시도
gwc-verb-follow = 마스터와 동행
gwc-verb-feed = { $where }에서 식인
gwc-verb-territory = { $where }에 진지 작성
gwc-verb-tend = 진지 정비
gwc-verb-items = 도구 제작
gwc-verb-wait = 대기

## The board

gwc-board-quiet = 진행자가 은밀한 결정을 기다리고 있습니다. 참가자는 각자 **내 손패**를 열어 보세요.
gwc-board-creation = 모두가 비밀리에 마스터와 서번트를 정하고 있습니다.
gwc-board-teams = 팀
gwc-board-team = { $number }. **{ $name }**
gwc-board-hunted = 토벌령 · 거점 { $where }
gwc-board-count = 남은 팀 { $left }/{ $all }
gwc-board-descends = { $last ->
        [yes] 이번 회차가 끝나면 성배 강림
       *[no] { $rounds }회차가 끝나면 성배 강림
    }

gwc-ranked = **{ $rank }위 { $name }** – { $who } · { $fate }
gwc-were = { $servant } ({ $cls }), 마스터 { $master }
gwc-fate-won = 성배를 얻음
gwc-fate-left = 기권
gwc-fate-stood = 끝까지 남음
gwc-fate-fell = { $when } 탈락
