# THE GATE: what cards say. The rules texts are put together from these.

timing-action = Action
timing-attack = Attack
timing-guard = Guard
timing-battle = Battle
timing-trait = Trait
timing-enhchar = Character enhancement
timing-enhgate = Gate enhancement

ability = { $timing }: { $text }
ability-optional = { $timing } (optional)
ability-then = {"; "}

op-power =
    { $target ->
        [other_attackers_same_name] other attackers of this name: power { $change }
        [guardian] the guardian: power { $change }
        [one_attacker] one attacker of your choice: power { $change }
       *[self] power { $change }
    }
op-power-counted =
    { $target ->
        [other_attackers_same_name] other attackers of this name: { $text }
        [guardian] the guardian: { $text }
        [one_attacker] one attacker of your choice: { $text }
       *[self] { $text }
    }
count-other-attackers-same-name = power { $change } for each other attacker of this name
count-own-enhancements = power { $change } for each of your enhancements
count-own-dugout-per4 = power { $change } for every 4 cards in your dugout
count-own-gates-level4 = power { $change } for each of your gates of level 4
count-most = { $change } (at most { $most }×)
op-strike =
    { $number ->
        [2] Double Strike ({ $number } damage)
       *[3] Triple Strike ({ $number } damage)
    }
op-no-strike = strikes are stopped, only basic damage gets through
op-link = Link { $number } – { $text }
op-if =
    { $condition ->
        [summoned_from_closed] if that gate is closed, { $text }
       *[no_guardian] if there is no guardian, { $text }
    }
op-pay = { $cost } → { $text }
op-choose = choose one: { $one } / { $other }
op-draw =
    { $number ->
        [1] draw { $number } card
       *[other] draw { $number } cards
    }
op-discard =
    { $number ->
        [1] discard { $number } card from your hand
       *[other] discard { $number } cards from your hand
    }
op-scry =
    { $number ->
        [1] look at the top { $number } card of your deck
       *[other] look at the top { $number } cards of your deck, put them back in any order
    }
op-summon =
    summon { $gate ->
        [same_name] from your gate of this name
        [same_gate] from the same gate again
       *[any] from one of your gates
    }{ $to ->
        [hand] {" "}to your hand
        [hand_if_level2_else_dugout] {" "}(level 2 or less: to your hand)
       *[dugout] {""}
    }{ $times ->
        [1] {""}
       *[other] , { $times } times
    }
op-recall =
    { $number ->
        [1] up to { $number } card of this name from your dugout to your hand
       *[other] up to { $number } cards of this name from your dugout to your hand
    }
op-banish-self = banish this card after use
op-banish =
    banish { $amount ->
        [upto] up to { $number }
       *[exact] { $number }
    } { $source ->
        [own_dugout_level1]
            { $number ->
                [1] level 1 character from your dugout
               *[other] level 1 characters from your dugout
            }
        [any_dugout]
            { $number ->
                [1] card from either dugout
               *[other] cards from either dugout
            }
       *[own_dugout]
            { $number ->
                [1] card from your dugout
               *[other] cards from your dugout
            }
    }
op-end-banish = banish this card after the combat
op-keep = after the combat this card returns to your hand
op-if-held = if the gate was held, { $text }
op-on-win = if the attack succeeds, { $text }
op-heal = remove up to { $number } damage from one of your open gates
op-peek =
    { $number ->
        [1] look at up to { $number } face-down guardian of your opponent
       *[other] look at up to { $number } face-down guardians of your opponent
    }
op-bounce =
    return { $amount ->
        [upto] up to { $number }
       *[exact] { $number }
    } { $side ->
        [opponent] face-down opposing guardian to its owner’s hand
       *[own] of your guardians to your hand
    }
op-dismiss = discard the guardian at once
op-gate-power = gate power { $change }
op-durability = durability { $change }
op-grant = cards of this gate’s name gain “{ $text }”

mark-defensive_stance = Defensive Stance
card-summoner = Summoner
card-gate = Gate card
card-no-ability = no ability
card-name = { $name } “{ $title }”
hand-empty = No cards in hand
