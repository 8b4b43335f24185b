# THE GATE: the table and who sits at it.

player-nameless = Player { $number }
gate-set-deal = Squads
gate-set-pool = Cards
gate-hidden = hidden
gate-closed = CLOSED
guardian-since = turn { $turn }
guardian-up = guardian, face up
guardian-down = guardian, face down

duel-over = The duel is over
duel-winner = { $name } wins
duel-draw = A draw
duel-setup = Getting ready
duel-turn = Turn { $turn }
duel-active = { $name } to play
duel-attack = attack
duel-defence = defence

count-hand = Hand
count-deck = Deck
count-dugout = Dugout
count-banished = Banished
count-damage = Damage { $damage }/{ $most }
count-closed = Closed { $closed }/{ $most }

# What happened

card-unknown = hidden card
reason-gates = Two gates are closed
reason-damage = The damage has reached its limit
reason-turns = The last turn is over
reason-concession = The opponent conceded

story-columns = **{ $name }** has arranged the gates.
story-revealed = Both squads are revealed.
story-first = **{ $name }** plays first.
story-set-aside = **{ $name }** has set a summoner aside.
story-shown = **{ $name }** shows a hand of nothing but summoners and draws again: { $cards }
story-won = 🏆 **{ $name }** wins! { $reason }.
story-draw = A draw. { $reason }.
story-turn = **Turn { $turn } – { $name }**
story-used = ▸ **{ $name }** uses “{ $card }”
story-placed = ▸ **{ $name }** puts a guardian before gate { $column } ({ $card })
story-swapped = ▸ **{ $name }** swaps the guardian of gate { $column } ({ $placed } for { $returned })
story-enhanced = ▸ **{ $name }** enhances gate { $column } with “{ $card }”
story-attack = ⚔ **{ $name }** attacks gate { $column } of **{ $other }**: { $fighters }
story-guardian = 🛡 Guardian revealed: { $card } (power { $power })
story-unguarded = There is no guardian.
story-ability = “{ $card }” { $text }
story-power = { $card }: power { $change } → { $power }
story-strike = { $card }: { $strike } damage if the attack succeeds
story-barred = “{ $card }” stops all strikes.
link-hit = hit
link-miss = miss
story-link = Link of “{ $card }”: { $cards } – { $outcome }
story-dismissed = “{ $card }” is driven from the guardian zone.
story-gate-power = gate { $power }
story-guardian-power = guardian { $power } + { $gate }
story-clash-won = ⚔ **{ $attack }** ({ $powers }) > **{ $defence }** ({ $parts }) – the attack succeeds!
story-clash-held = 🛡 **{ $attack }** ({ $powers }) ≤ **{ $defence }** ({ $parts }) – the gate holds!
story-damaged = 💥 Gate { $column } of **{ $name }**: damage +{ $amount } → { $damage }/{ $durability } (total { $total }/{ $most })
story-healed = Gate { $column } of **{ $name }** loses { $amount } damage
story-closed = 🚪 Gate { $column } of **{ $name }** is **closed!**
story-bounced = The guardian of gate { $column } returns to the hand of **{ $name }** ({ $card }).
story-peeked = **{ $name }** looks at the guardian of gate { $column } ({ $card }).
story-summoned =
    { $to ->
        [hand] **{ $name }** summons “{ $card }” to the hand
       *[dugout] **{ $name }** summons “{ $card }” to the dugout
    }
story-kept = “{ $card }” returns to the hand of **{ $name }**.
story-discarded = **{ $name }** discards { $cards }
story-banished = Banished from **{ $name }**: { $cards }
story-recalled = **{ $name }** takes back from the dugout: { $cards }
story-drawn =
    { $count ->
        [1] **{ $name }** draws { $count } card.
       *[other] **{ $name }** draws { $count } cards.
    }
story-drawn-seen =
    { $count ->
        [1] **{ $name }** draws { $count } card: { $cards }
       *[other] **{ $name }** draws { $count } cards: { $cards }
    }
story-reshuffled = The dugout of **{ $name }** ({ $count }) is shuffled under the deck.
story-scried = **{ $name }** looks at the top { $count } of the deck.
story-ordered = **{ $name }** has put those { $count } in order.

# The facts of a board

headline = Turn { $turn } – { $name } to play
alt-board = Board of THE GATE. { $headline }.
fact-counts = Damage { $damage }/{ $most_damage } · closed { $closed }/{ $most_closed } · hand { $hand } · deck { $deck } · dugout { $dugout } · banished { $banished }
fact-hidden = Gate { $column }: hidden
fact-gate = { $column } **{ $deck }** · { $top }: level { $level }, power { $power }, damage { $damage }/{ $durability }
fact-closed = closed
fact-enhanced = enhanced: { $cards }
fact-no-guardian = no guardian
fact-guardian-hidden = hidden guardian (turn { $turn })
fact-guardian-up = guardian { $card } (power { $power })
fact-guardian-known = hidden guardian { $card } (power { $power })
fact-combat = Combat at gate { $column }: { $fighters } – attack { $attack } against defence { $defence }

board-combat = Combat
board-latest = Latest · all of it: /log
board-deadline = ⏳ Time limit: { $when }
result-winner = Victory

# How squads come about

draft-decks = Gate decks
draft-summoners = Summoners
draft-power = total power { $power }

story-built = **{ $name }** has built a squad.
story-draft = The draft begins. **{ $name }** takes the first gate deck.
story-drafted-deck = **{ $name }** takes the gate deck **{ $deck }**.
story-drafted-summoner = **{ $name }** takes the summoner **{ $card }**.
draft-has-decks = Gate decks: { $decks }
draft-has-summoners = Summoners: { $summoners }
