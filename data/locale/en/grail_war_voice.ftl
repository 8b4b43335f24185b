# The game master's voice: headings, names and figures around the narrations.

gwv-somebodys-servant = { $owner }’s servant
gwv-somebodys-class = { $owner }’s { $cls }
gwv-one-of-two = { $name } ({ $owner })

gwv-slot = **Slot { $slot }**
gwv-slot-pair = **Slot { $slot }** · { $one } ↔ { $two }
gwv-slot-tile = { $name } { $tile } { $value }
gwv-brawl-pair = ▸ { $one } ↔ { $two } — { $text }
gwv-total = { $name } **{ $total }**
gwv-totals = Damage so far: { $totals }
gwv-ledger = ({ $parts })
gwv-part = { $source } { $amount }
gwv-part-lowered = { $source } { $dealt }→{ $amount }
gwv-source-physical = physical
gwv-source-magic = magic tile
gwv-source-phantasm = phantasm
gwv-source-special = special
gwv-source-burst = mana burst
gwv-source-spell = spell
gwv-source-clash = clash
gwv-source-pursuit = pursuit
gwv-source-spread = aftershock

gwv-tile-normal = normal strike
gwv-tile-heavy = heavy blow
gwv-tile-counter = counter
gwv-tile-flurry = flurry
gwv-tile-magic = magic
gwv-tile-critical = critical
gwv-tile-phantasm = noble phantasm
gwv-tile-charge = charge
gwv-tile-ambush = ambush
gwv-tile-snipe = snipe

gwv-lineup = { $rear ->
        [none] **{ $team }** — { $front }
       *[other] **{ $team }** — front { $front }, rear { $rear }
    }
gwv-slots = A contest of { $slots } slots.
gwv-final-totals = Damage in all: { $totals }
gwv-masked-total = Side { $number } **{ $total }**

gwv-title-battle = Battle { $number } · { $where }
gwv-title-duel = Servant battle · { $names }
gwv-title-bout = Fight { $number } · { $names }
gwv-title-page = { $title } ({ $page })
gwv-title-day = Round { $round } · Story by day
gwv-title-night = Round { $round } · Battle by night
gwv-title-prologue = Prologue
gwv-title-final = The Grail descends
gwv-title-end = Epilogue
gwv-and = { $one } and { $two }
gwv-grail-place = beneath the Grail

gwv-fact-morning = { $what ->
        [master_life] master life { $n }
        [master_mana] master mana { $n }
        [servant_life] servant life { $n }
       *[upkeep] mana paid for the madness: { $n }
    }
gwv-merit = (merit +1)
gwv-grade = { $grade ->
        [1] { $what ->
            [none] The class is known.
           *[other] The class is **{ $what }**.
        }
        [2] The stats are known.
        [3] The skills are known.
        [4] The noble phantasms are known.
       *[5] { $what ->
            [none] The true name is known.
           *[other] The true name is **{ $what }**.
        }
    }
gwv-found-base = Here is the base of { $names }!
gwv-found-territory = Here is the territory of { $names }!
gwv-seen = { $who } ({ $place })
gwv-act = { $verb ->
        [search] searching { $place }
        [far_search] looking at { $place } with Clairvoyance
        [sent_search] a familiar sent to { $place }
        [rest] rest
        [church] a visit to the church
        [link] offering a link of mana lines
        [move_base] moving the base to { $place }
        [recontract] looking for a new contract at { $place }
        [follow] beside the master
        [feed] feeding at { $place }
        [territory] setting up a territory at { $place }
        [tend] tending the territory
        [items] making items
       *[wait] waiting
    }
gwv-gone = { $who } { $name }
gwv-nowhere = the base
gwv-report = { $winner ->
        [none] ⚔ Battle { $number } · { $where }: { $names }. Nobody wins.
       *[other] ⚔ Battle { $number } · { $where }: { $names }. The winner is { $winner }.
    }
gwv-masked-side = { $rear ->
        [none] Side { $number }: { $front }
       *[other] Side { $number }: { $front }, with the { $rear } in the rear
    }
gwv-masked = { $sides }. { $how ->
        [long] At long range, { $slots } slots.
        [day] By day, { $slots } slots.
       *[near] { $slots } slots.
    }
gwv-phantasm-named = “{ $name }”
gwv-gain = { $what ->
        [life] life +{ $n }
       *[mana] mana +{ $n }
    }
gwv-place = the { $name }
gwv-place-of-grail = the place beneath the Grail
gwv-masked-won = { $number ->
        [0] – nobody wins.
       *[other] – side { $number } wins.
    }
gwv-war-teams = The teams: { $names }
gwv-war-city = The city: { $regions }
