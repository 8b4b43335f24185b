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
    } · { $at ->
        [pause] a pause
        [prepare] before the plans
        [plans] plans are being made
       *[slots] slot { $slot }/{ $slots }
    }
gw-panel = My hand · { $headline }
gw-waiting = Waiting for { $names }
gw-fact-life = Life { $left }/{ $most }
gw-fact-mana = Mana { $left }/{ $most }
gw-fact-dealt = Damage dealt { $total }
gw-fact-nothing = No damage yet
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
           *[other] A draw: { $names }
        }
    }
gw-nobody-won = Nobody wins
gw-result-winner = { $count ->
        [0] Nobody wins
        [1] Victory
       *[other] No winner
    }
gw-ranking = Order
gw-ranked = **{ $rank }. { $name }** – { $servant } · damage { $total }

## The record

gw-told-began = { $where ->
        [none] A battle begins
       *[other] { $where }: a battle begins
    }: { $names } ({ $slots } slots)
gw-told-planned = All plans are sealed.
gw-told-slot = **{ $slot }.** { $body } · total { $totals }
gw-told-pair = { $one } – { $other } → { $dealt }
gw-told-brawl = { $name } **+{ $dealt }** ({ $total })
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
gw-ask-tile = { $verb ->
        [run] Slot **{ $slot }**{ $foe }: the noble phantasm goes on. Leave it so, or add (+) or ✦burst to this slot.
       *[other] Slot **{ $slot }**{ $foe }: which tile do you lay?
    }
gw-ask-aid = Slot **{ $slot }**: what helps there? Pick, go to another slot, or say that it is enough.
gw-ask-commit = This is your plan. Once sealed it cannot be changed.
gw-ask-prepare = Before the battle: use what you have, or go to the plan.
gw-ask-withdraw = The battle pauses. Fight on, or leave? A retreat costs the damage of three of your opponent’s tiles, and fails if they make 10 points or more. A luck point (you have { $count }) lets you escape unharmed. Whoever leaves loses.
gw-ask-pursuit = **{ $name }** retreats. Throw three tiles after them: with 10 points or more they do not get away. The tiles are spent.
gw-ask-instinct = Instinct: two of your tiles that are still to come may change places. Each swap uses the skill once.
gw-ask-intrude = A battle is fought within your reach. You may break in on one side: the battle ends, and you fight that side from the first slot.
gw-ask-freed = Somebody broke in and attacks the other side. You may leave at once, or stay: then all three fight a brawl.
gw-ask-recall = Your servant falls, far from you. A command spell (you have { $count }) brings it home with 1 life; without it your servant vanishes for good.
gw-sure-withdraw-retreat = Really retreat? You lose this battle and take three tiles of damage.
gw-sure-withdraw-luck = Really escape? You lose this battle and one luck point, which never comes back.
gw-sure-recall-let-go = Really let your servant vanish? There is no way back.
gw-sure-freed-leave = Really leave? The battle ends for you with the totals so far.
gw-sure-prepare-name = Really reveal the true name? Your opponents then know everything about your servant and hit it 2 harder; you gain 1 merit for each.
gw-sure-prepare-belief = Really spend a belief point? For this battle your master has 20 life and 20 mana more, 2 more tiles of each kind and 2 more damage. Points do not come back.
gw-sure-prepare-seal = Really spend a command spell? It gives 5 spent tiles and 10 mana back, once per battle, and everybody sees it.
gw-menu-release = Release a noble phantasm …
gw-menu-others = A noble phantasm, or a tile with (+) or ✦burst …
gw-menu-marks = A tile with (+) or ✦burst …
gw-menu-rear = Support or guard …
gw-menu-spells = Cast a spell …
gw-menu-power = How strong, and at whom?
gw-menu-sheets = Look at a servant …
gw-page-sheet = Servants
gw-to-slot = Slot { $slot }
gw-spell-of = { $spell } ({ $role }, { $mana } mana each point)
gw-plan-damage = Damage of this plan: **{ $least }–{ $most }** (before guards and spells)
gw-plan-costs = Costs: { $costs }
gw-plan-servant-mana = { $count } mana of the servant
gw-plan-master-mana = { $count } mana of the master
gw-plan-master-life = { $count } life of the master
gw-plan-guard = guard { $tile }
gw-plan-support = support
gw-plan-unpaid = ⚠ That is more mana than there is: what comes last becomes normal tiles.
gw-plan-debt = ⚠ The mana ends at { $left }. Unless it rises above 0 by the end of the next scene, your servant vanishes.
gw-tile-copy = { $tile } ({ $copy })
gw-against = {" "}→ { $name }
gw-label-release = Release { $name }{ $stack ->
        [1] {""}
       *[other] {" "}({ $stack } tiles stacked)
    }
gw-release-facts = { $mana } mana · { $slots ->
        [1] 1 slot
       *[other] { $slots } slots
    } · { $form ->
        [defence] lowers what is dealt by { $power }
       *[attack] value { $power }
    }
gw-mark-about-aim = aimed at the opponent’s rear
gw-mark-about-plus = (+) doubled in this slot
gw-mark-about-burst = ✦burst: 2 magic damage more if it deals any
gw-label-run = { $name } goes on
gw-label-support = Support { $tile }{ $foe }
gw-label-defend = Guard with { $tile }{ $foe }
gw-label-spell = { $spell } { $power } ({ $role }, { $mana } mana){ $foe }
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
gw-do-recall-let-go = Let it vanish

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

## Short words in pictures

gw-short-normal = Normal
gw-short-heavy = Heavy
gw-short-counter = Counter
gw-short-flurry = Flurry
gw-short-magic = Magic
gw-short-critical = Critical
gw-short-phantasm = Noble
gw-short-charge = Charge
gw-short-ambush = Ambush
gw-short-snipe = Snipe
gw-short-spare = Spare
gw-short-life = Life
gw-short-mana = Mana
gw-short-dealt = damage
gw-short-slot = Slot
gw-front-master = The master fights in front
gw-rear-master = Master in the rear
gw-rear-servant = Servant in the rear
gw-master-line = { $name } · life { $life } · mana { $mana }
gw-cast = { $spell } { $power }
gw-tray-phantasm = { $rank } · { $scale } · { $mana } mana · { $slots ->
        [1] 1 slot
       *[other] { $slots } slots
    }
gw-tray-bursts = { $count } bursts left
gw-scale-unit = anti-unit
gw-scale-army = anti-army
gw-scale-fortress = anti-fortress
gw-scale-none = always on

## Sheets and matchups

gw-sheet-who = **{ $name }** ({ $cls }) · known: { $grade }/5
gw-sheet-of = { $cls ->
        [none] Servant of { $owner }
       *[other] { $cls } · servant of { $owner }
    }
gw-sheet-known = what is known
gw-sheet-unknown = Not known yet
gw-sheet-floor = Vanishes below { $floor } mana
gw-phantasm-active = { $form ->
        [defence] Defence: lowers what it meets
       *[attack] Attack
    } · { $scale } · { $mana } mana · { $slots ->
        [1] 1 slot
       *[other] { $slots } slots
    }
gw-phantasm-always = { $effect ->
        [armour] Always on: physical hits taken are { $strong } lower
        [weapon] Always on: { $tile } deals { $strong } more
       *[regeneration] Always on: { $value } life at the start of every story scene
    }
gw-matchups = What beats what

## Watching again

gw-nothing-yet = No slot of a battle has been judged for everybody to see.
gw-replay-title = { $name } · slot { $slot }/{ $slots }
gw-menu-battles = Another battle …
gw-lost-life = −{ $count } life
gw-lost-mana = −{ $count } mana
