# The Grail War: names of things, a battle's board, its record and its panel.

gw-somebody = a servant ({ $number })
gw-pair = { $one } & { $other }
gw-team = Team { $number }
gw-servant-unknown = unknown servant
gw-class-unknown = unknown class
gw-role-master = master
gw-role-servant = servant

gw-tile-normal = Normal
gw-tile-heavy = Heavy blow
gw-tile-counter = Counter
gw-tile-flurry = Flurry
gw-tile-magic = Magic
gw-tile-critical = Critical
gw-tile-phantasm = Noble phantasm
gw-tile-charge = Charge
gw-tile-ambush = Ambush
gw-tile-snipe = Snipe
gw-tile-spare = Spare
gw-tile-none = Nothing
gw-stat-strength = Strength
gw-stat-endurance = Endurance
gw-stat-agility = Agility
gw-stat-mana = Mana
gw-stat-luck = Luck
gw-mark-aim = →rear
gw-mark-plus = (+)
gw-mark-burst = ✦burst

## The board

gw-over = The battle is over
gw-war = The Grail War
gw-battle-headline = { $where ->
        [none] Servant battle
       *[other] Battle: { $where }
    }{ $bout ->
        [0] {""}
       *[other] {" "}(no. { $bout })
    } · slot { $slot }/{ $slots }
gw-panel = Your side – { $headline }
gw-waiting = Waiting for { $names }
gw-fact-life = Life { $left }/{ $most }
gw-fact-mana = Mana { $left }/{ $most }
gw-fact-dealt = damage dealt { $total }
gw-out-fled = withdrew
gw-out-vanished = vanished
gw-out-recalled = recalled
gw-out-fell = fell
gw-out-freed = went free
gw-won = { $mode ->
        [campaign] { $count ->
            [1] { $names } wins the Holy Grail
           *[other] { $names } share the Holy Grail
        }
       *[other] { $count ->
            [1] { $names } wins
           *[other] { $names } end even
        }
    }
gw-nobody-won = Nobody wins
gw-ranking = Order
gw-ranked = { $rank }. **{ $name }** – { $servant } · damage { $total }

## The record

gw-told-began = { $where ->
        [none] A battle begins
       *[other] { $where }: a battle begins
    }: { $names } ({ $slots } slots)
gw-told-planned = All plans are sealed.
gw-told-slot = **{ $slot }.** { $body } · total { $totals }
gw-told-pair = { $one } – { $other } → { $dealt }
gw-told-supports = +support
gw-told-defends = +guard ({ $tile })
gw-told-released = **{ $name }** releases a true name: **{ $phantasm }** ({ $slots } slots)!
gw-told-release-failed = **{ $name }** lacks the mana for the noble phantasm.
gw-told-regained = **{ $name }** regains { $life } life and { $mana } mana.
gw-told-seal-recall = **{ $name }** spends a command spell to recall the servant.
gw-told-seal-call = **{ $name }** spends a command spell to call the servant.
gw-told-seal-boost = **{ $name }** spends a command spell: 5 tiles and 10 mana.
gw-told-name = **{ $name }**’s { $cls } reveals the true name: **{ $servant }**!
gw-told-belief = **{ $name }**’s master fights for a belief.
gw-told-ended = **{ $name }** wins the battle ({ $totals }).
gw-told-ended-even = The battle ends without a winner ({ $totals }).
gw-told-bout = Battle { $fought } is over; 3 tiles and the critical tile are back.
gw-told-withdrawing = { $names } wants to leave.
gw-told-retreated = **{ $name }** retreats under { $tiles } ({ $points } points) of { $other }.
gw-told-retreat-failed = **{ $name }** cannot get away: { $tiles } ({ $points } points) of { $other }.
gw-told-escaped = { $how ->
        [luck] **{ $name }** slips away by luck.
       *[free] **{ $name }** leaves; nobody pursues.
    }
gw-told-intruded = **{ $name }** breaks in and attacks { $other }!
gw-told-freed = { $how ->
        [stays] **{ $name }** stays: a brawl.
       *[leaves] **{ $name }** goes free.
    }
gw-told-regrouped = **{ $name }** gets { $count } tiles back.
gw-told-endured = **{ $name }**’s servant stands on with 1 life!
gw-told-vanished = **{ $name }**’s servant { $servant } vanishes.
gw-told-recalled = **{ $name }**’s servant is gone from the field.
gw-told-fell = **{ $name }**’s master falls.
gw-told-prepared = Used: { $goods } ({ $role }).
gw-told-swapped = Instinct: slots { $one } and { $other } have changed places.

## The panel

gw-page-board = Board
gw-undo = Take back
gw-ask-tile = Slot { $slot }: which tile?
gw-ask-aid = Slot { $slot }: what helps?
gw-ask-commit = This is your plan. Seal it?
gw-ask-prepare = Before the battle: do you want to prepare?
gw-ask-withdraw = The battle pauses. Stay?
gw-ask-pursuit = Your opponent retreats. Throw three tiles after them.
gw-ask-instinct = Instinct: swap two of your tiles that are still to come?
gw-ask-intrude = A battle is near. Break in?
gw-ask-freed = You are free. Leave, or stay for a brawl of three?
gw-ask-recall = Your servant falls. Spend a command spell to recall him?
gw-tile-copy = { $tile } ({ $copy })
gw-against = → { $name }
gw-label-release = Release { $name }{ $stack ->
        [1] {""}
       *[other] {" "}×{ $stack }
    }
gw-label-run = { $name } goes on
gw-label-support = Support { $tile } { $foe }
gw-label-defend = Guard with { $tile } { $foe }
gw-label-spell = { $spell } { $power } ({ $role }, { $mana } mana) { $foe }
gw-label-use = { $goods } for the { $role }
gw-label-swap = { $one } ↔ { $other }
gw-label-intrude = Break in on { $name }
gw-do-tile-rest = The rest normal
gw-do-tile-spare = Spare
gw-do-aid-next = Next slot
gw-do-aid-done = Done
gw-do-commit-commit = Seal the plan
gw-do-commit-again = Start over
gw-do-prepare-ready = To the plan
gw-do-prepare-seal = Command spell: 5 tiles, 10 mana
gw-do-prepare-name = Reveal the true name
gw-do-prepare-belief = Spend a belief point
gw-do-withdraw-stay = Fight on
gw-do-withdraw-retreat = Retreat
gw-do-withdraw-luck = Escape (1 luck point)
gw-do-instinct-keep = Keep it
gw-do-intrude-stay = Stay out of it
gw-do-freed-leave = Leave
gw-do-freed-stay = Stay: a brawl
gw-do-recall-recall = Recall (1 command spell)
gw-do-recall-let-go = Let him vanish

## Settings

gw-set-masters = Masters
gw-set-to-the-end = To the end (up to 5 battles)
gw-set-intruder = The third breaks in (3 seats)
gw-set-rounds = Rounds until the Grail descends
gw-set-extra = Extra classes
gw-set-prepared = Ready-made characters only
gw-set-open-battles = Everybody sees the battles
gw-set-pairs = Teams shared by two people
gw-value-on = on
gw-value-off = off
gw-value-masters-none = none
gw-value-masters-random = one each, drawn
