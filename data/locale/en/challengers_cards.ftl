# Challengers!: what cards say. The rules texts are put together from these.

ch-timing-reveal = On reveal
ch-timing-attack = On Attack
ch-timing-bench = From the Bench
ch-timing-hold = While Holding
ch-timing-loss = Flag Loss
ch-timing-chosen = When Chosen

ch-ability = { $timing }: { $text }
ch-no-effect = No effect.
ch-then = {"; "}
ch-if = { $condition }: { $text }
ch-each = power { $change } for each { $what }
ch-most = { $text } (at most { $most }×)
ch-fewer = with fewer { $one } than { $other }
ch-at-least = with { $number } or more { $what }
ch-at-most =
    { $number ->
        [0] with no { $what }
       *[other] with at most { $number } { $what }
    }

ch-card-any =
    { $count ->
        [1] card
       *[other] cards
    }
ch-card-of-set =
    { $count ->
        [1] { $set } card
       *[other] { $set } cards
    }
ch-card-named =
    { $count ->
        [1] “{ $name }”
       *[other] “{ $name }” cards
    }
ch-where = { $kind }{ $filter }
ch-where-level = {" "}of level { $level }
ch-where-base = {" "}of base power { $power }
ch-where-base-most = {" "}of base power { $power } or less
ch-where-timing = {" "}with { $timing }

ch-count-own-bench-cards = { $cards } on your bench
ch-count-own-bench-names =
    { $count ->
        [1] different name
       *[other] different names
    } among the { $cards } on your bench
ch-count-own-bench-sets =
    { $count ->
        [1] different set on your bench
       *[other] different sets on your bench
    }
ch-count-own-empty-slots =
    { $count ->
        [1] empty slot of your bench
       *[other] empty slots of your bench
    }
ch-count-own-exhaust = { $cards } in your exhaust pile
ch-count-own-deck = { $cards } left in your deck
ch-count-own-trophies =
    { $count ->
        [1] trophy of yours
       *[other] trophies of yours
    }
ch-count-attackers = { $cards } in this attack
ch-count-other-attackers = other { $cards } in this attack
ch-count-opponent-bench-names =
    { $count ->
        [1] different name
       *[other] different names
    } on the opponent’s bench

ch-op-power = power { $change }
ch-op-aura =
    your { $cards }{ $during ->
        [attack] {" "}in the attack
        [hold] {" "}with the flag
       *[any] {""}
    }: power { $change }
ch-op-chill = the first card of each attack against it counts { $number } less
ch-op-weaken =
    { $target ->
        [holder] the opponent’s card with the flag
       *[new_holder] the card that takes the flag
    }: power { $change }
ch-op-next-attack = your next attack: { $change }
ch-op-fans =
    { $side ->
        [own] you gain
       *[opponent] the opponent gains
    } { $number ->
        [1] { $number } fan
       *[other] { $number } fans
    }
ch-op-exhaust-self =
    { $what ->
        [stack] this card and all beneath it go
       *[card] this card goes
    } to the exhaust pile instead of the bench
ch-op-exhaust-bench =
    exhaust { $number ->
        [0] all { $cards }
       *[other] up to { $number } { $cards }
    } of { $side ->
        [own] your bench
       *[opponent] the opponent’s bench
    }
ch-op-exhaust-slot = exhaust up to one slot of your bench with all its cards
ch-op-exhaust-deck =
    exhaust the { $end } { $number ->
        [1] card
       *[other] { $number } cards
    } of { $side ->
        [own] your deck
       *[opponent] the opponent’s deck
    }
ch-op-recycle =
    return up to { $number } { $cards } from your bench to the { $end } of your deck
ch-op-dig = look at the top { $number } cards of your deck: one stays on top, the others go to the bottom
ch-op-arrange =
    look at the top { $number } cards of your deck{ $sink ->
        [0] {" "}and put them back in any order
       *[other] , put { $sink } at the bottom and the others back in any order
    }
ch-op-search = look through your deck, put one card on top, shuffle the others
ch-op-bury =
    { $number ->
        [1] the opponent’s top card goes unseen to the bottom of the deck
       *[other] the opponent’s top { $number } cards go unseen to the bottom of the deck
    }
ch-op-shove =
    { $number ->
        [1] the opponent’s top card moves to the bench
       *[other] the opponent’s top { $number } cards move to the bench
    }
ch-op-lend =
    { $number ->
        [1] a card
       *[other] { $number } cards
    } of pile { $level } { $number ->
        [1] joins
       *[other] join
    } the { $end } of { $side ->
        [own] your deck
       *[opponent] the opponent’s deck
    } for this match
ch-op-copy =
    { $number ->
        [1] take one more copy of this card
       *[other] take up to { $number } more copies of this card
    }
ch-op-gain =
    { $number ->
        [1] the top card of pile { $level } joins your deck
       *[other] the top { $number } cards of pile { $level } join your deck
    }
ch-op-promote = you may remove a card of level { $level } for the top card of pile { $to }
ch-op-exchange = you may remove { $number } { $cards } to take one more card of the display
