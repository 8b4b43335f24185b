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
ch-tale-tag-exact-1 = – exactly enough!
ch-tale-tag-exact-2 = – to the point!
ch-tale-tag-exact-3 = – not one too many!
ch-tale-tag-far-1 = – swept away!
ch-tale-tag-far-2 = – no contest!
ch-tale-tag-far-3 = – far more than enough!
ch-tale-tag-one-1 = – one card is enough!
ch-tale-tag-one-2 = – at a single stroke!
ch-tale-tag-one-3 = – with the first card!
ch-tale-tag-many-1 = – after { $count } cards!
ch-tale-tag-many-2 = – { $count } cards it took!
ch-tale-tag-many-3 = – at last, with card { $count }!
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
ch-tale-won-1 = 🏆 **{ $name }** wins: { $reason }!
ch-tale-won-2 = 🏆 It is over: { $reason }. **{ $name }** wins!
ch-tale-won-3 = 🏆 The match goes to **{ $name }**: { $reason }.
ch-tale-trophy = 🏅 **{ $name }** takes a trophy of round { $round }.
ch-tale-trophy-fans = 🏅 **{ $name }** takes a trophy of round { $round }: { $fans }.
ch-tale-no-trophy = 🏅 The trophy goes to nobody.
ch-tale-final = 👑 **{ $name }** wins the tournament!
ch-replay = Card by card
ch-all-over = All matches of the round are over
ch-after-round = After round { $round }
