# Fate/Domination: the board, its picture and what happened.

dom-closed = 폐쇄
dom-no-object = 오브젝트 없음
dom-object-down = 뒷면 오브젝트
dom-deck-objects = 오브젝트 덱
dom-deck-events = 남은 이벤트
dom-round = 라운드 { $round }/{ $rounds }
dom-setup = 소환 준비
dom-choosing = 고르는 중…
dom-ready = 골랐습니다
dom-no-event = 이벤트 없음
dom-defeated = 패배
dom-eliminated = { $round }라운드에 탈락
dom-resigned = { $round }라운드에 기권
dom-class-saber = 세이버
dom-class-archer = 아처
dom-class-lancer = 랜서
dom-class-rider = 라이더
dom-class-caster = 캐스터
dom-class-assassin = 어새신
dom-class-berserker = 버서커
dom-class-shielder = 실더
dom-class-avenger = 어벤저
dom-class-moon-cancer = 문 캔서

dom-legend-points = 승점
dom-legend-power = 합계파워
dom-legend-mana = 마나
dom-legend-spells = 령주
dom-legend-hand = 손패
dom-legend-skills = 스킬
dom-legend-bonus = 교전 승리 보너스
dom-legend-first = 턴 순서

dom-hand-empty = 카드가 없습니다
dom-no-ability = 능력 없음
dom-mark-basic = 기본
dom-mark-master = 마스터 카드
dom-master-note = 령주 { $spells }획
dom-deck-list = 덱: { $cards }
dom-card-numbers = 비용 { $cost }, 파워 { $power }

dom-over = 성배전쟁이 끝났습니다
dom-headline = 라운드 { $round }/{ $rounds } · { $phase }
dom-waiting = { $names }의 결정을 기다립니다
dom-players = 플레이어
dom-city = 후유키
dom-fact-vp = 승점 { $vp }
dom-fact-mana = 마나 { $mana }
dom-fact-total = 합계 { $total }
dom-fact-spells = 령주 { $spells }
dom-fact-hand = 손패 { $hand }
dom-fact-place = { $place }: { $who }
dom-fact-object = { $object } (승점 { $vp })

dom-told-master = **{ $name }**의 마스터: { $master }
dom-told-servant = **{ $name }**의 서번트: { $servant }
dom-told-first = **{ $name }**{ JOSA($name, "이/가") } 선 플레이어입니다.
dom-told-round = **{ $round }라운드** – { $name }부터
dom-told-event = 이벤트 **{ $event }** – 모두 마나 +{ $mana }
dom-told-opened = { $place }{ JOSA($place, "이/가") } 전장이 되었습니다.
dom-told-object = { $place }: 오브젝트 **{ $object }** (승점 { $vp })
dom-told-object-down = { $place }: 뒷면 오브젝트
dom-told-object-revealed = { $place }: **{ $object }** (승점 { $vp }) 공개
dom-told-object-worth = **{ $object }** 승점 { $n }
dom-told-object-discarded = **{ $object }**{ JOSA($object, "을/를") } 버렸습니다.
dom-told-object-excluded = **{ $object }**{ JOSA($object, "이/가") } 제외되었습니다.
dom-told-deployed = **{ $name }** → { $place } { $slot }
dom-told-moved =
    { $cost ->
        [0] **{ $name }**{ JOSA($name, "이/가") } { $place }{ JOSA($place, "으로/로") } 이동
       *[other] **{ $name }**{ JOSA($name, "이/가") } 마나 { $cost }{ JOSA($cost, "을/를") } 내고 { $place }{ JOSA($place, "으로/로") } 이동
    }
dom-told-slot = **{ $name }**{ JOSA($name, "이/가") } { $place }의 { $slot } 칸을 차지
dom-told-slot-lost = **{ $name }**{ JOSA($name, "이/가") } 지형 칸을 잃음
dom-told-declared = **{ $name }**의 사용: { $cards } (마나 { $cost })
dom-told-down = 뒷면 { $count }장 { $cards }
dom-told-ability =
    { $who ->
        [player] { $name } – **{ $card }**: { $text }
       *[none] **{ $card }**: { $text }
    }
dom-told-hand = **{ $name }**{ JOSA($name, "이/가") } 손패를 공개: { $cards }
dom-told-shown = **{ $name }**{ JOSA($name, "이/가") } { $card }{ JOSA($card, "을/를") } 공개
dom-told-released = **{ $name }**의 진명 개방: **{ $servant }**!
dom-told-hidden = **{ $name }**{ JOSA($name, "이/가") } 진명을 다시 숨김
dom-told-copied = **{ $name }**: { $card } → { $copy }
dom-told-looked = **{ $name }**{ JOSA($name, "이/가") } { $other }의 비밀을 하나 알았습니다.
dom-told-saw = **{ $name }**{ JOSA($name, "이/가") } 본 { $other }의 비밀: { $found }
dom-told-mana = **{ $name }**: 마나 { $change } ({ $now })
dom-told-vp = **{ $name }**: 승점 { $before } → { $now } ({ $change })
dom-told-defeated = **{ $name }** 패배
dom-told-undefeated = **{ $name }** 패배 해제
dom-told-spells = **{ $name }**: 남은 령주 { $now }획
dom-told-drew = **{ $name }**{ JOSA($name, "이/가") } 뽑음: { $cards }
dom-told-totals = **{ $place }**: { $totals }
dom-told-struck = ~~{ $text }~~ (패배)
dom-told-nobody = { $place }: 승자 없음
dom-told-won =
    { $count ->
        [1] { $names } { $place } 승리: { $objects }(오브젝트) + { $bonus }(교전) = 승점 { $share }
       *[other] { $names } { $place } 공동 승리: { $objects }(오브젝트) + { $bonus }(교전) → 각각 승점 { $share }
    }
dom-told-scouted = **{ $name }** 정찰: 승점 { $vp }
dom-told-eliminated = **{ $name }** 탈락 (서번트: { $servant })
dom-told-resigned = **{ $name }** 기권 (서번트: { $servant })
dom-told-saved = **{ $name }**{ JOSA($name, "이/가") } { $card } 덕분에 남습니다.
dom-told-over = 성배전쟁 종료: { $names } ({ $reason })
dom-reason-points = 마지막 라운드 뒤 최다 승점
dom-reason-alone = 홀로 남음
dom-reason-card = 카드 효과
dom-reason-resigned = 모두 기권

dom-won = { $names }{ JOSA($names, "이/가") } 성배를 손에 넣었습니다
dom-won-together = { $names }의 공동 승리
dom-result-winner = 성배의 주인
dom-ranking = 최종 순위
dom-ranked = **{ $rank }위 { $name }** – 승점 { $vp }
