# Challengers!: the board, the matches, the end.

ch-robot = 로봇
ch-robot-level = (난이도 { $level }, 강한 카드 { $replaced }장)
ch-round = { $round }라운드
ch-round-of = { $rounds }라운드 중 { $round }라운드
ch-final = 결승전
ch-over = 토너먼트 종료
ch-phase-deck = 덱 단계: { $offer }
ch-phase-trim = 결승 진출자가 덱을 정리하는 중
ch-phase-match = 매치 진행 중
ch-offer = { $level } { $count }장
ch-offer-or = {" 또는 "}
ch-next-pairs = 이번 대진
ch-watch = 매치 보기

ch-head-player = 플레이어
ch-head-trophies = 트로피
ch-head-tokens = 토큰
ch-head-fans = 팬
ch-head-deck = 덱
ch-standings = 순위
ch-line = { $name } · 트로피 { $trophies }{ $tokens ->
        [0] {""}
       *[other] {" "}· 토큰 { $tokens }
    } · 팬 { $fans } · 덱 { $deck }
ch-matches-of = { $round }라운드 매치
ch-match-running = 진행 중
ch-match-on = { $one } – { $two }: 진행 중
ch-match-won = 🏆 **{ $winner }** 승 – { $loser } 패: { $outcome } (카드 { $reveals }장)
ch-loss-deck = { $name }의 덱에 카드가 없음
ch-loss-bench = { $name }의 벤치가 가득 참
ch-loss-limit = { $name } 쪽이 깃발을 더 빼앗지 못함
ch-loss-concession = { $name } 기권
ch-why-deck = 카드 없음 · { $count }장 공개
ch-why-bench = 벤치 가득 참 · { $count }장 공개
ch-why-limit = 시간 초과 · { $count }장 공개
ch-why-concession = 기권 · { $count }장 공개

ch-count-deck = 덱
ch-count-bench = 벤치
ch-count-exhausted = 소진
ch-attacks = { $name }의 공격
ch-defends = { $name }의 깃발
ch-attacks-more = { $name }의 공격 (외 { $count }장)
ch-attack = 공격
ch-defence = 방어
ch-winner = 승리
ch-beneath = 아래에 { $count }장
ch-sums = 공격 { $attack } 대 방어 { $defence }
ch-side = { $name }: 덱 { $deck }장, 벤치 { $slots }/6 ({ $bench }), 깃발 { $flag }, 공격 { $row }

ch-champion = 우승
ch-no-winner = 우승자 없음
ch-wins = { $name } 우승!
ch-fans =
    팬 { $fans ->
       *[other] { $fans }명
    }
ch-reason-early-win = 팬을 충분히 모아 바로 승리
ch-reason-fans = 7라운드가 끝나고 팬이 가장 많음
ch-reason-final = 결승전 승리
ch-reason-concession = 다른 사람이 모두 기권

# The story of a match

ch-story-begun = **{ $one }** – **{ $two }**: { $why ->
        [lot] 추첨으로 **{ $name }** 쪽이 시작합니다
       *[trophy] 더 늦은 라운드의 트로피를 가진 **{ $name }** 쪽이 시작합니다
    }.
ch-story-first = 🚩 **{ $name }** 쪽이 ‘{ $card }’{ JOSA($card, "으로/로") } 시작합니다.
ch-story-revealed = ▸ **{ $name }**: ‘{ $card }’ 공개
ch-story-short = · **{ $attack }**{ $count ->
        [1] {""}
       *[other] {" "}({ $powers })
    } < **{ $defence }**: 아직 모자랍니다
ch-story-enough = ⚔ **{ $attack }**{ $count ->
        [1] {""}
       *[other] {" "}({ $powers })
    } ≥ **{ $defence }**: 깃발을 빼앗습니다!
ch-story-flag =
    🚩 **{ $name }**의 ‘{ $card }’{ JOSA($card, "이/가") } 깃발을 가졌습니다{ $hidden ->
        [0] {""}
       *[other] {" "}(아래에 { $hidden }장)
    }: 방어 **{ $defence }**
ch-story-won = 🏆 **{ $name }** 승리: { $reason }.
ch-story-power = · ‘{ $card }’ 전력 { $change }
ch-story-weakened = · ‘{ $by }’ 때문에 ‘{ $card }’ 전력 { $change }
ch-story-spurred = · **{ $name }**의 다음 공격 { $change }
ch-story-fans =
    📣 ‘{ $card }’ 덕분에 **{ $name }** 쪽 팬 { $fans ->
       *[other] +{ $fans }
    }
ch-story-benched = · **{ $name }**의 벤치로: { $cards } ({ $slots }/6)
ch-story-exhausted = · **{ $name }** 소진: { $cards }
ch-story-recycled =
    · **{ $name }**: { $cards }{ JOSA($cards, "을/를") } 덱 맨 { $end ->
        [top] 위로
       *[bottom] 아래로
    } 돌려놓습니다
ch-story-shoved = · **{ $name }** 쪽 덱에서 벤치로: { $cards } ({ $slots }/6)
ch-story-looked =
    · **{ $name }** 쪽이 덱 { $count ->
       *[other] { $count }장
    }을 봅니다
ch-story-buried =
    · **{ $name }**의 덱 위 { $count ->
       *[other] { $count }장
    }이 보지 않은 채 맨 아래로 갑니다
ch-story-lent =
    · { $level } 더미의 카드 { $count ->
       *[other] { $count }장
    }이 **{ $name }**의 덱에 들어갑니다
ch-story-turn =
    · **{ $name }**: ‘{ $card }’{ JOSA($card, "으로/로") } 깃발 획득, { $attack } 대 { $defence } (카드 { $count ->
       *[other] { $count }장
    })

# Watching matches

ch-match-title = { $match } · { $one } – { $two }
ch-replay-title = { $match } · { $one } – { $two } · { $step }/{ $steps }
ch-turning-points = 승부처
ch-pick-match = 다른 매치
ch-nothing-yet = 아직 치른 매치가 없습니다.
