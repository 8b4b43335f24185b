# Fate/Domination: what cards say. The texts are put together from these.

dom-attribute-strength = strength
dom-attribute-agility = agility
dom-attribute-magic = magic
dom-attribute-special = special
dom-attribute-noble-phantasm = noble phantasm

dom-place-workshop = Workshop
dom-place-scout = Scouting
dom-place-nowhere = off the board
dom-place-here = here

dom-timing-prep = Preparation
dom-timing-outpost = Outpost
dom-timing-action = Action
dom-timing-combat = Combat
dom-timing-passive = Passive
dom-timing-setup = Setup
dom-timing-round-begins = Round begins
dom-timing-event = Event
dom-timing-drawn-up = After drawing up
dom-timing-deployed = On deploying
dom-timing-entered = On arriving
dom-timing-revealed = When revealed
dom-timing-object-revealed = Object revealed
dom-timing-reshuffled = Deck reshuffled
dom-timing-on-play = On play
dom-timing-spell-used = Command spell used
dom-timing-combat-begins = Combat begins
dom-timing-totals-known = Totals known
dom-timing-won = On winning
dom-timing-lost = On losing
dom-timing-after-combat = After combat
dom-timing-round-end = Round end
dom-timing-exit = On elimination
dom-timing-always = Passive/{ $timing }
dom-unique = unique
dom-optional = optional
dom-times =
    { $n ->
        [0] any number of times
       *[other] { $n }× a round
    }
dom-climax-times = { $n }× in climax rounds
dom-in-hand = in hand

dom-price-mana = pay { $n } mana
dom-price-vp = pay { $n } VP
dom-price-spells = spend { $n } command spell
dom-price-jewels = spend a jewel
dom-price-close = deactivate this card
dom-priced = { $price } → { $text }
dom-when = if { $conditions }: { $text }
dom-then = {"; "}
dom-or = {" or "}
dom-and = {" and "}
dom-comma = {", "}
dom-aimed = { $who }: { $text }
dom-those = { $who } (if { $text })
dom-at = at { $places }
dom-lasts-next-round = { $text } (next round)
dom-lasts-game = { $text } (from now on)
dom-nothing = nothing
dom-all = all
dom-that-card = the named card
dom-from-zone = { $cards } ({ $zones })

dom-playable = Can be played only if { $text }.
dom-no-play = Cannot be played.
dom-pick = When you play it you may add { $attributes }, each for 1 mana more.
dom-until = Lingers until { $text }.
dom-mark-skill = Skill
dom-mark-true-name = True Name Release
dom-mark-lingering = Lingering
dom-mark-uses = { $n }-use

dom-change-base = base { $n }
dom-change-multiply = ×{ $n }
dom-change-set = becomes { $n }
dom-bounds-least = { $n }+
dom-bounds-most = { $n } or less
dom-divided =
    { $rounded ->
        [up] { $text } ÷ { $divide } (rounded up)
       *[down] { $text } ÷ { $divide } (rounded down)
    }
dom-least = { $text } (at least { $least })
dom-most = { $text } (at most { $most })

dom-measure-round = the round
dom-measure-opponents = opponents here
dom-measure-number = the named number
dom-measure-last = as many as that
dom-measure-mana = mana
dom-measure-spells = your command spells
dom-measure-gained-vp = VP gained this round
dom-measure-terrain = your terrain
dom-measure-slot = your slot’s number
dom-measure-hand = your hand cards
dom-measure-highest-object = the highest object here
dom-measure-active = active { $cards }
dom-measure-paid = mana paid
dom-measure-chosen = the named player’s { $text }

dom-filter-itself = this card
dom-filter-same = this
dom-filter-other = other
dom-filter-lingering =
    { $yes ->
        [true] lingering
       *[false] non-lingering
    }
dom-filter-single-use =
    { $yes ->
        [true] limited-use
       *[false] unlimited-use
    }
dom-filter-token =
    { $yes ->
        [true] token
       *[false] printed
    }
dom-filter-without = non-{ $attributes }
dom-filter-power = of power { $bounds }
dom-noun-basic = basic attacks
dom-noun-skill = skills
dom-noun-attack = attacks
dom-noun-card = cards
dom-noun-not-basic = non-basic cards
dom-noun-not-skill = non-skill cards
dom-noun-not-attack = non-attack cards

dom-who-self = you
dom-who-all = everyone
dom-who-others = all others
dom-who-here = everyone here
dom-who-opponents = opponents
dom-who-chosen = the named player
dom-who-winners = the winners here
dom-who-losers = the losers here
dom-who-beaten = whom you beat
dom-who-victors = who beat you
dom-who-nemesis = your nemesis
dom-who-pair = you and the named player
dom-who-box = the card’s owner

dom-if-not = not: { $text }
dom-if-chosen = the named player: { $text }
dom-if-place = at { $places }
dom-if-count = { $text } ({ $bounds })
dom-if-costliest =
    { $least ->
        [0] yours are the costliest { $cards }
       *[other] yours are the costliest { $cards }, cost { $least }+
    }
dom-if-engaged = engaged
dom-if-alone = alone
dom-if-on-battlefield = on a battlefield
dom-if-deployed = on the board
dom-if-name-hidden = the true name is hidden
dom-if-defeated = defeated
dom-if-ignoring-defeat = ignoring defeat
dom-if-won = combat won
dom-if-lost = combat lost
dom-if-lost-last-round = lost last round
dom-if-shared-attribute = all active attacks share an attribute
dom-if-first-half = you act in the first half of the turn order
dom-if-holds-terrain = holding a terrain slot
dom-if-last-in-vp = last in VP
dom-if-below-everyone = below everyone in VP
dom-if-first-in-vp = first in VP
dom-if-played-all-down = all played face down
dom-if-met-eliminated = someone you fought is out
dom-if-here-named = an object here names an attribute
dom-if-spent-spell = a command spell is spent
dom-if-at-anchor = at the place it was set up
dom-if-anchor-lost = you lose at its place or that place closes
dom-if-object-names-hand-card = the object names a hand card’s attribute
dom-if-beat-someone = you beat someone
dom-if-with-source = at the same place
dom-if-nemesis-here = with your nemesis
dom-if-nemesis-beaten = nemesis beaten
dom-if-nemesis-gone = nemesis out
dom-if-boxer-exposed = its owner fights with “Balmung Unbound”
dom-if-number-round = round { $bounds }
dom-if-number-opponents = opponents { $bounds }
dom-if-number-mana = mana { $bounds }
dom-if-number-vp = VP { $bounds }
dom-if-number-spells =
    { $bounds ->
        [0] no command spells
       *[other] command spells { $bounds }
    }
dom-if-number-spells-used = command spells used this round { $bounds }
dom-if-number-mana-spells-used = command spells used for mana this round { $bounds }
dom-if-number-hand =
    { $bounds ->
        [0] the hand is empty
       *[other] hand cards { $bounds }
    }
dom-if-number-deck = deck cards { $bounds }
dom-if-number-gained-vp = VP gained this round { $bounds }
dom-if-number-gained-mana = mana gained this round { $bounds }
dom-if-number-living = players left { $bounds }
dom-if-number-from-last =
    { $bounds ->
        [0] last in VP
       *[other] { $bounds } from last
    }
dom-if-number-occupants = players there { $bounds }
dom-if-cards-active = active: { $cards }
dom-if-cards-fresh = played or added this round: { $cards }
dom-if-cards-declared = just played: { $cards }
dom-if-cards-played = played face up this round: { $cards }
dom-if-cards-hand-cards = in hand: { $cards }
dom-if-cards-skill-zone = in the skill zone: { $cards }
dom-if-cards-down = played face down: { $cards }
dom-if-cards-pile = in your pile: { $cards }
dom-if-cards-discard = discarded: { $cards }
dom-if-cards-removed = out of the game: { $cards }
dom-if-cards-cards = owning { $cards }
dom-if-counter-jewels = jewels { $bounds }
dom-if-counter-fallen = fallen { $bounds }
dom-if-counter-nemesis = nemesis { $bounds }

dom-zone-hand = hand
dom-zone-deck = deck
dom-zone-discard = discard pile
dom-zone-skills = skill zone
dom-zone-removed = out of the game
dom-zone-pile = pile
dom-zone-active = active
dom-zone-down = face down
dom-moment-prep = preparation
dom-moment-combat-begins = combat begins
dom-moment-after-combat = after combat
dom-moment-round-end = round end
dom-moment-round-begins = round begins
dom-moment-reveal-phase = objects are revealed
dom-pile-base = object deck
dom-pile-ruins = ruins
dom-pile-moon-cell = Moon Cell
dom-phase-setup = setup
dom-phase-prep = preparation
dom-phase-outpost = outpost
dom-phase-action = action
dom-phase-combat = combat
dom-phase-end = round end
dom-counter-jewels = jewels
dom-counter-fallen = fallen
dom-counter-nemesis = nemesis

dom-op-gain-mana = mana { $n }
dom-op-lose-mana = mana { $n }
dom-op-pay-mana = pay { $n } mana
dom-op-gain-vp = VP { $n }
dom-op-lose-vp = VP { $n }
dom-op-gain-command-spell = gain back { $n } command spell
dom-op-spend-command-spell = lose { $n } command spell
dom-op-count = { $name } { $n }
dom-op-defeat = defeated
dom-op-remove-defeat = no longer defeated
dom-op-win-game = you win the game
dom-op-move-player =
    { $goal ->
        [anywhere] move anywhere
        [arrow] move along an arrow, even while engaged
        [not_workshop] move anywhere but the Workshop
       *[scout] move to Scouting
    }{ $slot ->
        [highest] , taking the highest terrain slot
       *[none] {""}
    }
dom-op-leave-terrain = give up the terrain slot
dom-op-open-battlefield = the Moon Cell becomes a battlefield
dom-op-draw = draw { $n }
dom-op-add-to-played =
    { $facing ->
        [down] add { $cards } to play face down
       *[up] add { $cards } to play
    }
dom-op-activate = turn up { $cards }
dom-op-deactivate = deactivate { $cards }
dom-op-remove-from-game = remove { $cards } from the game
dom-op-return-card =
    { $goal ->
        [hand] take to hand
        [deck] shuffle into the deck
        [discard] discard
       *[skills] return to the skill zone
    } { $count ->
        [all] {""}
       *[other] { $count }:
    } { $cards }
dom-op-discard = discard { $n }
dom-op-add-skill = gain the skills { $cards }
dom-op-replace-skills = skills become { $cards }
dom-op-put-card = gain “{ $card }”
dom-op-take-card = give up “{ $card }”
dom-op-create-token =
    { $to ->
        [hand] “{ $card }” to hand
        [discard] “{ $card }” to the discard pile
       *[active] add “{ $card }” to play
    } (×{ $n })
dom-op-copy-card =
    { $own ->
        [0] this round it is a copy of that card
       *[other] this round it is a copy of that card; power +{ $own } if yours
    }
dom-op-transfer-card = add it to the named player’s play until round end
dom-op-swap-servant = a new random servant
dom-op-reveal-card = show this card
dom-op-reveal-hand = show the hand
dom-op-release-true-name = true name released
dom-op-hide-true-name = true name hidden again
dom-op-look-at =
    { $what ->
        [hand] look at the hand
       *[class] learn the servant’s class
    }
dom-op-add-object =
    { $facing ->
        [down] { $n } more { $pile } object at { $place }, face down
       *[up] { $n } more { $pile } object at { $place }
    }
dom-op-discard-object = discard that object
dom-op-exclude-object = that object leaves the game
dom-op-modify-object-vp = that object: VP { $n }
dom-op-shuffle-into-objects = shuffle into the object deck: { $cards }
dom-op-replace-object-source = objects of { $place } now come from: { $pile }
dom-op-set-event-mana = this event gives { $n } mana next time
dom-op-reorder-events = shuffle the events to come
dom-op-restore-event = a past event comes again
dom-op-choose = choose: { $text }
dom-op-choose-player = name a player ({ $who })
dom-op-choose-cards =
    { $whose ->
        [self] name
       *[other] { $whose }: name
    } { $count } of { $cards }{ $open ->
        [yes] , face up
       *[no] {""}
    }
dom-op-choose-number = name a number: { $least } to { $most }
dom-op-choose-object = name a face-up object here
dom-op-on-win = if you win: { $text }
dom-op-on-lose = if you lose: { $text }
dom-op-on-enter = on arriving: { $text }
dom-op-on-deactivate = when deactivated: { $text }
dom-op-later = at { $moment }: { $text }
dom-op-add-total-power = total power { $change }
dom-op-vp-on-win = VP { $n } on a win
dom-op-modify-card-power = { $cards }: power { $change }
dom-op-attribute-buff = { $attribute } attacks: power { $change }
dom-op-modify-terrain = terrain { $change }
dom-op-modify-workshop-gain = Workshop mana { $change }
dom-op-modify-cost = { $cards }: cost { $change }
dom-op-waive-skill-threshold = { $cards }: playable below the skill mana
dom-op-change-attributes = { $cards }: { $change }
dom-op-ban-play = { $cards } cannot be played
dom-op-ban-use = { $cards } cannot be used
dom-op-modify-move = { $text }
dom-op-set-regular-plays = regular plays { $bounds }
dom-op-extra-play = { $text }
dom-op-ignore-defeat = ignore being defeated this round
dom-op-rule = –
dom-op-special = –
dom-op-close-place =
    { $keep ->
        [all] { $place } is closed
       *[other] { $place }: only { $keep } slot open
    }
dom-op-prevent-elimination =
    { $price ->
        [mana] escape elimination { $times }×, losing all mana
       *[none] escape elimination { $times }×
    }
dom-move-cost = moving costs { $change } an arrow
dom-move-extra =
    { $where ->
        [from] moving out of { $place } costs { $change }
       *[any] moving costs { $change }
    }
dom-move-engaged = may move while engaged
dom-move-ban = no moves in or out
dom-move-ban-leaving = cannot move away
dom-extra-up = extra plays of { $cards } (up to { $n })
dom-extra-down = extra plays of { $cards } face down (up to { $n })
dom-extra-declared = { $n } { $cards } are played with it
dom-extra-become = each becomes { $text }
dom-extra-draw = draw { $n } for each
dom-extra-free = free of mana

dom-rule-no-draw = draw no cards
dom-rule-no-win = cannot win combat
dom-rule-no-abilities = no abilities ({ $phases })
dom-rule-infinite-mana = mana without end
dom-rule-untouchable = others’ effects do not reach you
dom-rule-steadfast = your power and total cannot be lowered by others
dom-rule-sees-objects = sees face-down objects
dom-rule-open-hand = hand is open
dom-rule-no-spells = no command spells
dom-rule-face-lone-weaker = must deploy where someone lower in VP stands alone, if possible
dom-rule-hidden-name = the true name counts as hidden
dom-rule-blank = this card does nothing
dom-rule-released-without-spells = the true name stays hidden while a command spell is left
dom-rule-spells-are-mana = command spells are paid and gained as mana
dom-rule-shares-total = both have the higher of their totals
dom-rule-events-spare-noble-phantasms = events do not stop your noble phantasms

dom-special-anchor = it stays at this battlefield and is no noble phantasm there
dom-special-collapse = a random card of hand and skills must be played, power +{ $n }
dom-special-concealment = if only the strongest stand above you, they are defeated
dom-special-deal-of-two = draw { $n } objects, put one here
dom-special-expose = whoever acts later this round gets “{ $card }”
dom-special-gather-hand = build a hand of up to { $n } from all your deck cards
dom-special-lend-card = another player may use “{ $card }” this round for { $n } VP
dom-special-name-nemesis = the player on your right is your nemesis
dom-special-named-discard = discard a hand card of the object’s attribute: that object VP +{ $n }
dom-special-place-teardrop = set up “{ $card }” here for a later round
dom-special-put-on-deck = you may put one of those cards on its deck; “{ $card }” then rests a round
dom-special-replace-deck-card = “{ $card }” replaces a deck card of your choice
dom-special-seal-skills = { $n } random inactive skill of each beaten servant is switched off
dom-special-steal-mana = take up to { $n } mana from that player, else from nowhere
dom-special-steal-points = take { $n } VP from that player for each “{ $card }” discarded
dom-special-take-over = the master falls; the heir takes over with { $n } command spells, or a new servant comes
dom-special-teardrop = it joins the fight and releases the true name
