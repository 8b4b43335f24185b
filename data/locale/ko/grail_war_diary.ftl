# The Grail War: what a team has seen, one line an event.

gwd-us = 우리 팀
gwd-war-began =
    성배전쟁이 시작되었습니다. { $teams ->
        [2] 두
        [3] 세
       *[other] { $teams }개
    } 팀이 { $rounds }회차 동안 겨룹니다.
gwd-class = 우리가 소환할 클래스: **{ $cls }**
gwd-ready = 준비 완료: 마스터 **{ $master }**, 서번트 **{ $servant }**, 거점 { $where }
gwd-scene = { $day ->
        [yes] ☀️ **{ $round }회차 낮**
       *[no] 🌙 **{ $round }회차 밤**
    }
gwd-morning = 아침의 회복: 마스터 생명력 { $life }, 마력 { $mana }{ $servant ->
        [0] {""}
       *[other] , 서번트 생명력 +{ $servant }
    }{ $upkeep ->
        [0] {""}
       *[other] {" "}(광화의 대가 { $upkeep })
    }
gwd-tiles = 되찾은 패: { $tiles }
gwd-goods = { $goods } 사용
gwd-mana-supply = 마력 { $mana }점을 서번트에게 넘겼습니다.
gwd-mana-transfer = 마력 공급: 서번트의 마력 +{ $mana }
gwd-mana-convert = 마력 { $mana }점을 생명력 { $life }점으로 바꿨습니다.
gwd-territory = { $where }의 진지: 단계 { $level }, 저장 { $store }
gwd-acted = 우리의 낮: 마스터 – { $master }, 서번트 – { $servant }
gwd-rested = { $role ->
        [master] 마스터
       *[servant] 서번트
    }의 휴식: 생명력 +{ $life }, 마력 +{ $mana }
gwd-bought = { $goods } 구입
gwd-made = { $goods } 제작
gwd-fed = { $where }에서 { $persons }명을 먹고 마력 { $mana }점을 얻었습니다.
gwd-feeding = 🩸 도시에서 사람이 사라집니다. 지금까지 { $count }명.
gwd-notice = ⛪ 교회의 제재: { $where }의 { $cls }, { $reason ->
        [feeding] 식인
        [daylight] 낮에 서번트를 드러냄
       *[crowd] 사람들 앞의 전투
    }{ $own ->
        [yes] . **우리 팀입니다**(공적점 −2)
       *[no] {""}
    }
gwd-order = ⛪ **토벌령**: { $name }의 { $cls }. 거점은 { $where }. 쓰러뜨린 팀은 령주를 받습니다.
gwd-info = 🔍 { $name }의 서번트 정보 { $grade }점: **{ $opened }**{ $merit ->
        [yes] {" "}(공적점 +1)
       *[no] {""}
    } – { $by ->
        [search] 탐색
        [residue] 잔류 사념
        [far_sight] 천리안
        [items] 도구 제작을 엿봄
        [luck] 도망치며 봄
        [battle] 전투
        [phantasm] 보구를 봄
        [meeting] 만남
        [alone] 홀로 있는 서번트를 봄
        [passed_on] 전해 들음
       *[discern] 진명 간파
    }
gwd-grade-1 = 클래스 { $what }
gwd-grade-2 = 능력치
gwd-grade-3 = 기술
gwd-grade-4 = 보구
gwd-grade-5 = 진명 { $what }
gwd-land = 🗺 { $where }의 토지 정보 { $points }점 (공적점 +1)
gwd-land-base = 거점 발견: { $names }
gwd-land-territory = 진지 발견: { $names }
gwd-workshop = { $name }의 공방 정보 { $points }/2
gwd-link-proposed = { $name }의 마스터가 마력선 연결을 제안합니다.
gwd-linked = { $name }{ JOSA($name, "와/과") } 마력선을 이었습니다. 마력이 두 배가 됩니다.
gwd-link-refused = { $name }의 마력선 연결은 이루어지지 않았습니다.
gwd-met = { $where }에서 마주침: { $names }
gwd-met-along = 서번트가 곁에 있음: { $names }
gwd-talked = { $where }에서 이야기를 나누고 헤어졌습니다: { $names }
gwd-fled-luck = { $name }의 마스터가 운 좋게 빠져나갔습니다.
gwd-fled-life = { $name }의 마스터가 생명력 { $life }점을 잃고 도망쳤습니다.
gwd-fight = ⚔️ 대낮에 { $where }에서 마스터들이 싸웁니다!
gwd-declared = 우리의 밤: { $where }{ $along ->
        [together] , 마스터 동행
       *[alone] , 서번트 홀로
    }
gwd-stayed = 우리의 밤: 거점에 남음
gwd-reach = 눈에 띈 서번트: { $list }
gwd-reach-one = { $name }({ $cls }, { $where })
gwd-reach-nobody = 살핀 곳에 아무도 없었습니다.
gwd-afar = 🏹 누군가 멀리서 우리를 노립니다.
gwd-assaulted = 🗡 { $name }의 서번트가 { $where }에서 홀로 있던 { $other }의 마스터를 덮쳤습니다.
gwd-avoided = { $name }{ JOSA($name, "이/가") } { $other }의 원거리 공격을 피했습니다.
gwd-quiet = 🌙 아무 일 없이 지나간 밤이었습니다.
gwd-exhausted = ⚠️ { $cls }의 마력이 다했습니다. { $when }까지 회복하지 못하면 사라집니다.{ $own ->
        [yes] {" "}**우리 서번트입니다!**
       *[no] {""}
    }
gwd-servant-lost = ✨ { $name }의 서번트 { $servant } 소멸 ({ $why ->
        [battle] 전투
        [exhausted] 마력 고갈
        [masterless] 마스터를 잃음
       *[left] 기권
    })
gwd-master-died = { $name }의 마스터 사망 ({ $why ->
        [flight] 도주 중에
        [left] 기권
       *[wounds] 상처로
    })
gwd-refuge = { $name }의 마스터가 교회로 피신했습니다.
gwd-contract = { $name }의 마스터와 { $other }의 서번트가 새 계약을 맺었습니다.
gwd-grail = ✨ **성배가 내려옵니다.** 마지막 싸움: { $names }
gwd-ended = 전쟁이 끝났습니다.
gwd-battle-began = ⚔️ { $where }에서 전투: { $names }
gwd-battle-final = 성배 앞
gwd-battle-ended = 전투 종료 ({ $totals }){ $winner ->
        [none] : 승자 없음
       *[other] : 승자 { $winner }
    }
