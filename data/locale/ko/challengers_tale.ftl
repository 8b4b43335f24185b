# Challengers!: a match as it is told to everybody, attack by attack.

ch-tale-begun = **{ $one }** 대 **{ $two }**: { $why ->
        [lot] 추첨으로 **{ $name }** 쪽이 먼저 시작합니다
       *[trophy] 더 늦은 라운드의 트로피를 가진 **{ $name }** 쪽이 먼저 시작합니다
    }.
ch-tale-first = 🚩 **{ $name }** 쪽이 ‘{ $card }’ **{ $defence }**에 깃발을 꽂습니다
ch-tale-taken =
    ⚔ **{ $name }**: { $cards }{ $count ->
        [1] {" "}
       *[other] {" "}= **{ $attack }**{" "}
    }≥ **{ $defence }**{ $tag }
ch-tale-short =
    🛡 **{ $name }**: { $cards }{ $count ->
        [1] {" "}
       *[other] {" "}= **{ $attack }**{" "}
    }< **{ $defence }**{ $tag }
ch-tale-reveals = ▸ **{ $name }**: { $cards }
ch-tale-spur = { $change } (격려)
ch-tale-flag =
    🚩 ‘{ $card }’ **{ $defence }**{ $hidden ->
        [0] {""}
       *[other] {" "}(아래에 { $hidden }장)
    }
ch-tale-bench = 🪑 **{ $name }** 벤치 { $slots }/6: { $cards }
ch-tale-point = {" "}✦ **승부처**
ch-tale-tag-exact-1 = – 딱 맞았습니다!
ch-tale-tag-exact-2 = – 한 점도 남지 않았습니다!
ch-tale-tag-exact-3 = – 꼭 필요한 만큼!
ch-tale-tag-far-1 = – 압도적입니다!
ch-tale-tag-far-2 = – 상대가 되지 않습니다!
ch-tale-tag-far-3 = – 남고도 넘칩니다!
ch-tale-tag-one-1 = – 한 장이면 충분합니다!
ch-tale-tag-one-2 = – 단 한 장으로!
ch-tale-tag-one-3 = – 첫 카드로 바로!
ch-tale-tag-many-1 = – { $count }장 만에!
ch-tale-tag-many-2 = – { $count }장이나 걸렸습니다!
ch-tale-tag-many-3 = – 드디어, { $count }번째 카드로!
ch-tale-left-out =
    { $count ->
       *[other] ⋯ 공격 { $count }번 더 ⋯
    }
ch-tale-running =
    ⏳ { $count ->
        [0] 매치가 이어집니다 …
       *[other] 매치가 이어집니다: **{ $name }** 쪽이 고르는 중 …
    }
ch-tale-won-1 = 🏆 **{ $name }** 승리! { $reason }.
ch-tale-won-2 = 🏆 { $reason }. **{ $name }** 쪽이 이겼습니다!
ch-tale-won-3 = 🏆 이 매치는 **{ $name }** 쪽이 가져갑니다: { $reason }.
ch-tale-trophy = 🏅 **{ $name }** 쪽이 { $round }라운드 트로피를 얻습니다.
ch-tale-trophy-fans = 🏅 **{ $name }** 쪽이 { $round }라운드 트로피를 얻습니다: { $fans }.
ch-tale-no-trophy = 🏅 트로피는 아무도 얻지 못합니다.
ch-tale-final = 👑 **{ $name }** 쪽이 토너먼트에서 우승했습니다!
ch-replay = 한 장씩 보기
ch-all-over = 이번 라운드 매치 종료
ch-after-round = { $round }라운드 결과
