# The Grail War: what a team has seen, one line an event.

gwd-us = our team
gwd-war-began = The Grail War begins: { $teams } teams, { $rounds } rounds.
gwd-class = The class we summon: **{ $cls }**
gwd-ready = All is ready: master **{ $master }**, servant **{ $servant }**, base { $where }
gwd-scene = { $day ->
        [yes] ☀️ **Round { $round }, day**
       *[no] 🌙 **Round { $round }, night**
    }
gwd-morning = In the morning: master { $life } life, { $mana } mana{ $servant ->
        [0] {""}
       *[other] ; servant +{ $servant } life
    }{ $upkeep ->
        [0] {""}
       *[other] {" "}(madness takes { $upkeep })
    }
gwd-tiles = Tiles back: { $tiles }
gwd-goods = Used: { $goods }
gwd-mana-supply = { $mana } mana passed to the servant.
gwd-mana-transfer = Mana transfer: the servant has { $mana } more.
gwd-mana-convert = { $mana } mana became { $life } life.
gwd-territory = Territory in { $where }: level { $level }, stored { $store }
gwd-acted = Our day: master – { $master }; servant – { $servant }
gwd-rested = { $role ->
        [master] The master
       *[servant] The servant
    } rested: +{ $life } life, +{ $mana } mana
gwd-bought = Bought: { $goods }
gwd-made = Made: { $goods }
gwd-fed = Fed on { $persons } in { $where }: +{ $mana } mana
gwd-feeding = 🩸 People vanish in the city: { $count } so far.
gwd-notice = ⛪ The church punishes the { $cls } of { $where }: { $reason ->
        [feeding] feeding
        [daylight] a servant shown by day
       *[crowd] a fight before a crowd
    }{ $own ->
        [yes] . **That is us** (−2 merit)
       *[no] {""}
    }
gwd-order = ⛪ **Extermination order** on the { $cls } of { $name }; base: { $where }. Whoever makes it vanish gains a command spell.
gwd-info = 🔍 Info { $grade } on the servant of { $name }: **{ $opened }**{ $merit ->
        [yes] {" "}(+1 merit)
       *[no] {""}
    } – { $by ->
        [search] search
        [residue] residual thoughts
        [far_sight] Clairvoyance
        [items] seen making items
        [luck] seen in flight
        [battle] battle
        [phantasm] noble phantasm seen
        [meeting] meeting
        [alone] seen alone
        [passed_on] passed on
       *[discern] Name Discernment
    }
gwd-grade-1 = class { $what }
gwd-grade-2 = stats
gwd-grade-3 = skills
gwd-grade-4 = noble phantasms
gwd-grade-5 = true name { $what }
gwd-land = 🗺 Land info { $points } on { $where } (+1 merit)
gwd-land-base = base found: { $names }
gwd-land-territory = territory found: { $names }
gwd-workshop = Workshop info on { $name }: { $points }/2
gwd-link-proposed = The master of { $name } proposes to link mana lines.
gwd-linked = Mana lines linked with { $name }: twice the mana.
gwd-link-refused = The link with { $name } did not come about.
gwd-met = Met in { $where }: { $names }
gwd-met-along = servant along: { $names }
gwd-talked = Talked in { $where } and parted: { $names }
gwd-fled-luck = The master of { $name } slipped away by luck.
gwd-fled-life = The master of { $name } fled, losing { $life } life.
gwd-fight = ⚔️ Masters fight in { $where }, in broad daylight!
gwd-declared = Our night: { $where }{ $along ->
        [together] , the master along
       *[alone] , the servant alone
    }
gwd-stayed = Our night: at the base
gwd-reach = Servants seen: { $list }
gwd-reach-one = { $name } ({ $cls }, { $where })
gwd-reach-nobody = Nobody was there.
gwd-afar = 🏹 Somebody aims at us from afar.
gwd-assaulted = 🗡 The servant of { $name } came upon the master of { $other }, alone in { $where }.
gwd-avoided = { $name } avoided an attack from afar by { $other }.
gwd-quiet = 🌙 A quiet night.
gwd-exhausted = ⚠️ The { $cls } is out of mana and vanishes at the end of { $when } unless it recovers.{ $own ->
        [yes] {" "}**That is ours!**
       *[no] {""}
    }
gwd-servant-lost = ✨ { $servant }, servant of { $name }, has vanished ({ $why ->
        [battle] in battle
        [exhausted] out of mana
        [masterless] without a master
       *[left] conceded
    })
gwd-master-died = The master of { $name } has died ({ $why ->
        [flight] in flight
        [left] conceded
       *[wounds] of wounds
    })
gwd-refuge = The master of { $name } takes refuge in the church.
gwd-contract = The master of { $name } and the servant of { $other } have a new contract.
gwd-grail = ✨ **The Grail descends.** The last battle: { $names }
gwd-ended = The war is over.
gwd-battle-began = ⚔️ Battle in { $where }: { $names }
gwd-battle-final = front of the Grail
gwd-battle-ended = The battle is over ({ $totals }){ $winner ->
        [none] : nobody won
       *[other] ; { $winner } won
    }
