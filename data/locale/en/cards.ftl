# Cards that are looked up with /card.

command-card = card
command-card-about = A card of any game: what it looks like and what it does
option-name = name
option-name-about = Its name in Korean or English, or a part of it

card-related = See also
card-effect = What it does
card-flavour = They say
card-deck = Deck
card-power = power { $power }
card-points = { $vp } VP
card-mana = { $mana } mana
card-copies = { $copies ->
        [1] 1 copy
       *[other] { $copies } copies
    }
card-climax = only in round { $round }
card-kind-character = character of level { $level }
card-kind-servant = servant · { $name }
card-kind-master = master
card-kind-skill = skill
card-kind-attack = attack
card-kind-other = card
card-kind-object = object
card-kind-event = event
ch-card-level = level { $level }
ch-card-copies = { $copies ->
        [1] 1 copy
       *[other] { $copies } copies
    }

card-choice = { $name } · { $game }, { $kind }
card-none = No card is called “{ $text }”. Try a part of its name; the list that opens while you type shows what there is.
card-others = Or did you mean one of these?
card-footer = { $game } · { $other }

## Grail War

gwc-kind-servants = servant
gwc-kind-masters = master
gwc-kind-classes = class
gwc-kind-skills = skill
gwc-kind-spells = spell
gwc-kind-goods = goods
gwc-kind-strategies = strategy
gwc-kind-regions = region
gwc-secret = secret spell
gwc-general = general spell
gwc-church = the church
gwc-none = none
gwc-free-skills = Skills of the class
gwc-spells = Spells
gwc-figure-combat = Combat
gwc-figure-mana = Mana
gwc-figure-experience = Experience
gwc-figure-luck = Luck
gwc-figure-belief = Belief
gwc-figure-mana-each = mana per point of power
gwc-figure-least = least power
gwc-figure-merit = merit
gwc-figure-leyline = leyline
gwc-figure-population = population
gwc-form-attack = attack
gwc-form-defence = defence
gwc-form-always = always on
gwc-release = release { $mana } mana
gwc-always-armour = physical hits are 1 lower (2 from B on)
gwc-always-weapon = one kind of physical tile deals 1 more (2 from B on)
gwc-always-regeneration = regains life by its rank at the start of every story scene
