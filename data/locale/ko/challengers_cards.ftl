# Challengers!: what cards say. The rules texts are put together from these.

ch-timing-reveal = 공개 시
ch-timing-attack = 공격 중
ch-timing-bench = 벤치에서
ch-timing-hold = 깃발 소유 중
ch-timing-loss = 깃발 손실
ch-timing-chosen = 선택 시

ch-ability = { $timing }: { $text }
ch-no-effect = 효과 없음.
ch-then = {"; "}
ch-if = { $condition } { $text }
ch-each = { $what }마다 전력 { $change }
ch-most = { $text } (최대 { $most }번)
ch-fewer = { $one }{ JOSA($one, "이/가") } { $other }보다 적으면
ch-at-least = { $what }{ JOSA($what, "이/가") } { $number } 이상이면
ch-at-most =
    { $number ->
        [0] { $what }{ JOSA($what, "이/가") } 없으면
       *[other] { $what }{ JOSA($what, "이/가") } { $number } 이하이면
    }

ch-card-any =
    { $count ->
       *[other] 카드
    }
ch-card-of-set =
    { $count ->
       *[other] { $set } 카드
    }
ch-card-named =
    { $count ->
       *[other] ‘{ $name }’
    }
ch-where = { $filter }{ $kind }
ch-where-level = { $level } 레벨{" "}
ch-where-base = 기본 전력 { $power }인{" "}
ch-where-base-most = 기본 전력 { $power } 이하인{" "}
ch-where-timing = ‘{ $timing }’ 효과가 있는{" "}

ch-count-own-bench-cards = 내 벤치의 { $cards }
ch-count-own-bench-names =
    내 벤치에 있는 { $cards }의 서로 다른 이름{ $count ->
       *[other] {""}
    }
ch-count-own-bench-sets =
    내 벤치의 서로 다른 세트{ $count ->
       *[other] {""}
    }
ch-count-own-empty-slots =
    내 벤치의 빈칸{ $count ->
       *[other] {""}
    }
ch-count-own-exhaust = 내 소진 더미의 { $cards }
ch-count-own-deck = 내 덱에 남은 { $cards }
ch-count-own-trophies =
    내 트로피{ $count ->
       *[other] {""}
    }
ch-count-attackers = 이 공격의 { $cards }
ch-count-other-attackers = 이 공격의 다른 { $cards }
ch-count-opponent-bench-names =
    상대 벤치의 서로 다른 이름{ $count ->
       *[other] {""}
    }

ch-op-power = 전력 { $change }
ch-op-aura =
    { $during ->
        [attack] 공격 중인 내{" "}
        [hold] 깃발을 가진 내{" "}
       *[any] 내{" "}
    }{ $cards }의 전력 { $change }
ch-op-chill = 이 카드를 공격하는 첫 카드의 전력 −{ $number }
ch-op-weaken =
    { $target ->
        [holder] 깃발을 가진 상대 카드
       *[new_holder] 깃발을 가져가는 카드
    }의 전력 { $change }
ch-op-next-attack = 내 다음 공격 { $change }
ch-op-fans =
    { $side ->
        [own] 팬 { $number }명을 얻습니다
       *[opponent] 상대가 팬 { $number }명을 얻습니다
    }
ch-op-exhaust-self =
    { $what ->
        [stack] 이 카드와 그 아래 카드를 모두
       *[card] 이 카드를
    } 벤치 대신 소진합니다
ch-op-exhaust-bench =
    { $side ->
        [own] 내 벤치의
       *[opponent] 상대 벤치의
    } { $number ->
        [0] { $cards }{ JOSA($cards, "을/를") } 모두 소진합니다
       *[other] { $cards }{ JOSA($cards, "을/를") } { $number }장까지 소진합니다
    }
ch-op-exhaust-slot = 내 벤치 한 칸의 카드를 모두 소진할 수 있습니다
ch-op-exhaust-deck =
    { $side ->
        [own] 내 덱
       *[opponent] 상대 덱
    } 맨 { $end ->
        [top] 위
       *[bottom] 아래
    } 카드 { $number }장을 소진합니다
ch-op-recycle =
    내 벤치의 { $cards }{ JOSA($cards, "을/를") } { $number }장까지 내 덱 맨 { $end ->
        [top] 위로
       *[bottom] 아래로
    } 돌려놓습니다
ch-op-dig = 내 덱 위 { $number }장을 보고 한 장은 맨 위에, 나머지는 맨 아래에 둡니다
ch-op-arrange =
    내 덱 위 { $number }장을 보고 { $sink ->
        [0] 원하는 순서로 되돌려 놓습니다
       *[other] { $sink }장은 맨 아래에, 나머지는 원하는 순서로 되돌려 놓습니다
    }
ch-op-search = 내 덱을 모두 보고 한 장을 맨 위에 둔 뒤 나머지를 섞습니다
ch-op-bury = 상대 덱 위 { $number }장을 보지 않고 맨 아래로 보냅니다
ch-op-shove = 상대는 덱 위 { $number }장을 벤치로 옮깁니다
ch-op-lend =
    { $level } 더미의 카드 { $number }장을 이번 매치 동안 { $side ->
        [own] 내 덱
       *[opponent] 상대 덱
    } 맨 { $end ->
        [top] 위
       *[bottom] 아래
    }에 넣습니다
ch-op-copy = 이 카드를 { $number }장 더 가져옵니다
ch-op-gain = { $level } 더미 위 { $number }장을 덱에 넣습니다
ch-op-promote = { $level } 레벨 카드 한 장을 빼고 { $to } 더미 맨 위 카드를 넣을 수 있습니다
ch-op-exchange = { $cards } { $number }장을 빼고 펼친 카드에서 한 장 더 가져올 수 있습니다
