# Challengers!: a match as it is told to everybody, attack by attack.

ch-tale-begun = **{ $one }** against **{ $two }**: { $why ->
        [lot] the lot lets **{ $name }** begin
       *[trophy] **{ $name }** has the later trophy and begins
    }.
ch-tale-first = 🚩 **{ $name }** plants the flag on “{ $card }” **{ $defence }**
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
ch-tale-spur = { $change } (spurred)
ch-tale-flag =
    🚩 “{ $card }” **{ $defence }**{ $hidden ->
        [0] {""}
       *[other] , over { $hidden } more
    }
ch-tale-bench = 🪑 bench of **{ $name }** { $slots }/6: { $cards }
ch-tale-point = {" "}✦ **turning point**
ch-tale-tag-exact =
    { $variant ->
        [0] – exactly enough!
        [1] – to the point!
       *[other] – not one too many!
    }
ch-tale-tag-far =
    { $variant ->
        [0] – swept away!
        [1] – no contest!
       *[other] – far more than enough!
    }
ch-tale-tag-one =
    { $variant ->
        [0] – one card is enough!
        [1] – at a single stroke!
       *[other] – with the first card!
    }
ch-tale-tag-many =
    { $variant ->
        [0] – after { $count } cards!
        [1] – { $count } cards it took!
       *[other] – at last, with the { $count }th card!
    }
ch-tale-left-out =
    { $count ->
        [1] ⋯ one more attack ⋯
       *[other] ⋯ { $count } more attacks ⋯
    }
ch-tale-running =
    ⏳ { $count ->
        [0] The match goes on …
       *[other] The match goes on: **{ $name }** has a choice to make …
    }
ch-tale-won =
    🏆 { $variant ->
        [0] **{ $name }** wins: { $reason }!
        [1] It is over: { $reason }. **{ $name }** wins!
       *[other] The match goes to **{ $name }**: { $reason }.
    }
ch-tale-trophy = 🏅 **{ $name }** takes a trophy of round { $round }.
ch-tale-trophy-fans = 🏅 **{ $name }** takes a trophy of round { $round }: { $fans }.
ch-tale-no-trophy = 🏅 The trophy goes to nobody.
ch-tale-final = 👑 **{ $name }** wins the tournament!
ch-replay = Card by card
ch-all-over = All matches of the round are over
ch-after-round = After round { $round }
