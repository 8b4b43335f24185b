# Fate/Domination: the board, its picture and what happened.

dom-closed = closed
dom-no-object = no object
dom-object-down = face-down object
dom-deck-objects = objects left
dom-deck-events = events left
dom-round = Round { $round }/{ $rounds }
dom-setup = The draft
dom-choosing = is choosing …
dom-ready = has chosen
dom-no-event = No event
dom-defeated = defeated
dom-eliminated = out since round { $round }
dom-resigned = resigned in round { $round }
dom-class-saber = Saber
dom-class-archer = Archer
dom-class-lancer = Lancer
dom-class-rider = Rider
dom-class-caster = Caster
dom-class-assassin = Assassin
dom-class-berserker = Berserker
dom-class-shielder = Shielder
dom-class-avenger = Avenger
dom-class-moon-cancer = Moon Cancer

dom-legend-points = victory points
dom-legend-power = total power
dom-legend-mana = mana
dom-legend-spells = command spells
dom-legend-hand = hand cards
dom-legend-skills = skills
dom-legend-bonus = engagement bonus
dom-legend-first = turn order

dom-hand-empty = No cards
dom-no-ability = no ability
dom-mark-basic = basic
dom-mark-master = master card
dom-master-note = command spells: { $spells }
dom-deck-list = Deck: { $cards }
dom-card-numbers = cost { $cost }, power { $power }

dom-over = The war is over
dom-headline = Round { $round }/{ $rounds } · { $phase }
dom-waiting = Waiting for { $names }
dom-players = Players
dom-city = Fuyuki
dom-fact-vp = { $vp } VP
dom-fact-mana = { $mana } mana
dom-fact-total = total { $total }
dom-fact-spells = command spells { $spells }
dom-fact-hand = { $hand } in hand
dom-fact-place = { $place }: { $who }
dom-fact-object = { $object } ({ $vp } VP)

dom-told-master = **{ $name }** plays { $master }.
dom-told-servant = **{ $name }** summons { $servant }.
dom-told-first = **{ $name }** takes the start marker.
dom-told-round = **Round { $round }** – { $name } goes first.
dom-told-event = Event: **{ $event }** – everyone gains { $mana } mana.
dom-told-opened = { $place } becomes a battlefield.
dom-told-object = { $place }: object **{ $object }** ({ $vp } VP).
dom-told-object-down = { $place }: a face-down object.
dom-told-object-revealed = { $place }: **{ $object }** ({ $vp } VP) is turned up.
dom-told-object-worth = **{ $object }** is worth { $n } VP more.
dom-told-object-discarded = **{ $object }** is discarded.
dom-told-object-excluded = **{ $object }** leaves the game.
dom-told-deployed = **{ $name }** goes to { $place } { $slot }
dom-told-moved =
    { $cost ->
        [0] **{ $name }** moves to { $place }.
       *[other] **{ $name }** moves to { $place } for { $cost } mana.
    }
dom-told-slot = **{ $name }** takes { $slot } at { $place }.
dom-told-slot-lost = **{ $name }** loses the terrain slot.
dom-told-declared = **{ $name }** plays { $cards } for { $cost } mana.
dom-told-down = face down: { $count } { $cards }
dom-told-ability =
    { $who ->
        [player] { $name } – **{ $card }**: { $text }
       *[none] **{ $card }**: { $text }
    }
dom-told-hand = **{ $name }** shows the hand: { $cards }.
dom-told-shown = **{ $name }** turns up { $card }.
dom-told-released = **{ $name }** releases the true name: **{ $servant }**!
dom-told-hidden = **{ $name }** hides the true name again.
dom-told-copied = **{ $name }**: { $card } becomes { $copy }.
dom-told-looked = **{ $name }** learns something about { $other }.
dom-told-saw = **{ $name }** learns about { $other }: { $found }.
dom-told-mana = **{ $name }**: mana { $change } ({ $now })
dom-told-vp = **{ $name }**: VP { $before } → { $now } ({ $change })
dom-told-defeated = **{ $name }** is defeated.
dom-told-undefeated = **{ $name }** is no longer defeated.
dom-told-spells = **{ $name }**: command spells left: { $now }
dom-told-drew = **{ $name }** draws { $cards }.
dom-told-totals = **{ $place }**: { $totals }
dom-told-struck = ~~{ $text }~~ (defeated)
dom-told-nobody = { $place }: nobody wins.
dom-told-won =
    { $count ->
        [1] { $names } wins { $place }: { $objects } (objects) + { $bonus } (engagement) = { $share } VP
       *[other] { $names } share { $place }: { $objects } (objects) + { $bonus } (engagement) = { $share } VP each
    }
dom-told-scouted = **{ $name }** scouts: { $vp } VP
dom-told-eliminated = **{ $name }** is out. The servant was { $servant }.
dom-told-resigned = **{ $name }** resigns. The servant was { $servant }.
dom-told-saved = **{ $name }** stays thanks to { $card }.
dom-told-over = The war is over: { $names } ({ $reason }).
dom-reason-points = most VP after the last round
dom-reason-alone = the only one left
dom-reason-card = by a card
dom-reason-resigned = all resigned

dom-won = { $names } wins the Grail
dom-won-together = { $names } win together
dom-result-winner = The Holy Grail goes to
dom-ranking = Final order
dom-ranked = **{ $rank }. { $name }** – { $vp } VP
