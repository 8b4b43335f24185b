# Challengers!: the board, the matches, the end.

ch-robot = Robot
ch-robot-level =
    (level { $level }, { $replaced ->
        [1] one stronger card
       *[other] { $replaced } stronger cards
    })
ch-round = Round { $round }
ch-round-of = Round { $round } of { $rounds }
ch-final = The final
ch-over = The tournament is over
ch-phase-deck = Deck Phase: { $offer }
ch-phase-trim = The finalists look through their decks
ch-phase-match = The matches are on
ch-offer = { $count } × { $level }
ch-offer-or = {" or "}
ch-next-pairs = Who meets whom
ch-watch = Watch the matches

ch-head-player = Player
ch-head-trophies = Trophies
ch-head-tokens = Tokens
ch-head-fans = Fans
ch-head-deck = Deck
ch-standings = Standings
ch-line = { $name } · trophies { $trophies }{ $tokens ->
        [0] {""}
       *[other] {" "}· tokens { $tokens }
    } · fans { $fans } · deck { $deck }
ch-matches-of = Matches of round { $round }
ch-match-running = in play
ch-match-on = { $one } – { $two }: in play
ch-match-won = 🏆 **{ $winner }** beats { $loser }: { $outcome } ({ $reveals } cards)
ch-loss-deck = { $name } has no card left
ch-loss-bench = the bench of { $name } is full
ch-loss-limit = { $name } could not take the flag any more
ch-loss-concession = { $name } conceded
ch-why-deck = no card left · { $count } cards
ch-why-bench = bench full · { $count } cards
ch-why-limit = out of time · { $count } cards
ch-why-concession = given up · { $count } cards

ch-count-deck = Deck
ch-count-bench = Bench
ch-count-exhausted = Exhausted
ch-attacks = { $name } attacks
ch-defends = { $name } has the flag
ch-attacks-more = { $name } attacks ({ $count } more)
ch-attack = attack
ch-defence = defence
ch-winner = Winner
ch-beneath = over { $count } more
ch-sums = Attack { $attack } against defence { $defence }
ch-side = { $name }: deck { $deck }, bench { $slots }/6 ({ $bench }), flag { $flag }, attack { $row }

ch-champion = Champion
ch-no-winner = Nobody wins
ch-wins = { $name } wins the tournament!
ch-fans =
    { $fans ->
        [1] { $fans } fan
       *[other] { $fans } fans
    }
ch-reason-early-win = Enough fans to win at once
ch-reason-fans = The most fans after seven rounds
ch-reason-final = Won in the final
ch-reason-concession = The others conceded

# The story of a match

ch-story-begun = **{ $one }** – **{ $two }**: { $why ->
        [lot] the lot lets **{ $name }** start
       *[trophy] **{ $name }** has the later trophy and starts
    }.
ch-story-first = 🚩 **{ $name }** starts with “{ $card }”.
ch-story-revealed = ▸ **{ $name }** reveals “{ $card }”.
ch-story-short = · **{ $attack }**{ $count ->
        [1] {""}
       *[other] {" "}({ $powers })
    } < **{ $defence }**: not enough yet
ch-story-enough = ⚔ **{ $attack }**{ $count ->
        [1] {""}
       *[other] {" "}({ $powers })
    } ≥ **{ $defence }**: captured!
ch-story-flag =
    🚩 “{ $card }” has the flag for **{ $name }**{ $hidden ->
        [0] {""}
       *[other] , over { $hidden } more
    }: defence **{ $defence }**
ch-story-won = 🏆 **{ $name }** wins: { $reason }.
ch-story-power = · “{ $card }”: power { $change }
ch-story-weakened = · “{ $by }” weakens “{ $card }”: { $change }
ch-story-spurred = · The next attack of **{ $name }**: { $change }
ch-story-fans =
    📣 “{ $card }” brings **{ $name }** { $fans ->
        [1] { $fans } fan
       *[other] { $fans } fans
    }.
ch-story-benched = · To the bench of **{ $name }**: { $cards } ({ $slots }/6)
ch-story-exhausted = · **{ $name }** exhausts { $cards }
ch-story-recycled =
    · **{ $name }** puts { $cards } back { $end ->
        [top] on top of
       *[bottom] under
    } the deck
ch-story-shoved = · **{ $name }** must bench { $cards } ({ $slots }/6)
ch-story-looked =
    · **{ $name }** looks at { $count ->
        [1] { $count } card
       *[other] { $count } cards
    } of the deck
ch-story-buried =
    · { $count ->
        [1] The top card
       *[other] The top { $count } cards
    } of **{ $name }** { $count ->
        [1] goes
       *[other] go
    } unseen to the bottom
ch-story-lent =
    · { $count ->
        [1] A card
       *[other] { $count } cards
    } of pile { $level } { $count ->
        [1] joins
       *[other] join
    } the deck of **{ $name }**
ch-story-turn =
    · **{ $name }** takes the flag with “{ $card }”: { $attack } against { $defence }, { $count ->
        [1] with one card
       *[other] with { $count } cards
    }

# Watching matches

ch-match-title = { $match } · { $one } – { $two }
ch-replay-title = { $match } · { $one } – { $two } · { $step }/{ $steps }
ch-turning-points = Turning points
ch-pick-match = Another match
ch-nothing-yet = No match has been played yet.
