# The Grail War: a campaign between its battles.

gw-war-headline = { $at ->
        [creation] The summoning
        [story] Round { $round }/{ $rounds } · day
        [night] Round { $round }/{ $rounds } · night
        [final] The Grail descends
        [over] The war is over
       *[battle] Round { $round }/{ $rounds } · battle
    }
gw-look-again = Look again
gw-ask-class = Which class do you summon?
gw-ask-master = Who is the master?
gw-ask-servant = Which servant?
gw-ask-master-points = How much of it? Points left: { $left }
gw-ask-master-spells = Which spells does the master know?
gw-ask-master-secret = Which secret spell?
gw-ask-master-strategy = Which strategy?
gw-ask-master-persona = Who is this master?
gw-ask-servant-stat = Which rank? Points left: { $left }
gw-ask-servant-pluses = Which stats carry a plus?
gw-ask-servant-skill = Which skill? Points left: { $left }
gw-ask-servant-spells = Which spells does the servant know?
gw-ask-servant-secrets = Which secret spells?
gw-ask-servant-phantasm = Which noble phantasm? Points left: { $left }
gw-ask-servant-name = Which true name?
gw-ask-base = Where is your base?
gw-ask-recover = Which spent tiles come back?
gw-ask-goods = Do you use something?
gw-ask-territory = What is the territory’s mana for? ({ $left })
gw-ask-supply = How much mana do you pass to the servant?
gw-ask-master-act = What does the master do today?
gw-ask-familiar = Does a familiar search instead?
gw-ask-purchase = What do you buy?
gw-ask-servant-act = What does the servant do today?
gw-ask-feed = On how many people?
gw-ask-item = Which item?
gw-ask-transfer = How much mana do you transfer?
gw-ask-convert = How much mana becomes life?
gw-ask-link = Do you link your mana lines?
gw-ask-far-target = Whom do you watch?
gw-ask-residue = On whose thoughts do you dwell?
gw-ask-stance = You meet somebody. What do you do?
gw-ask-pass-on = What do you tell them?
gw-ask-formation = Where does your servant stand?
gw-ask-night = Where do you go tonight?
gw-ask-scout = Do you send a familiar?
gw-ask-target = Whom do you attack?
gw-ask-avoid = Somebody attacks from afar. Avoid it?
gw-ask-assault = Your master is attacked alone. What now?
gw-verb = { $verb ->
        [prepared] Ready-made:
        [build] Build one
        [far-search] Clairvoyance:
        [move-base] Move the base:
        [master-act] Act
        [search] Search:
        [rest] Rest
        [church] To the church
        [link] Link with
        [recontract] New contract:
        [feed] Feed:
        [follow] Follow
        [tend] Tend the territory
        [territory] Territory:
        [items] Make items
        [wait] Wait
        [persons] People:
        [talk] Talk and part
        [fight] Fight
        [flee] Flee:
        [stay] Stay
        [go] Go:
        [attack] Attack
        [assault] Attack the lone master of
        [none] Nobody
        [nothing] Nothing
        [buy] Buy
        [use] Use
        [keep] Keep
        [send] Send it
        [avoid] Avoid
        [accept] Accept
        [yes] Yes
        [no] No
        [luck] Luck
        [life] Life
        [call] Call the servant (command spell)
        [rear] In the rear
        [front] In front
        [out] Stay out
        [level] Next level
        [store] Store
        [enough] Enough
        [done] Done
        [learn] Learn
        [raise] Raise
        [active] Release:
        [always] Always on:
        [pass] Tell of
        [class] Class:
        [region] {""}
        [spell] {""}
        [secret] {""}
        [strategy] {""}
        [persona] {""}
        [name] {""}
        [tile] Tile:
        [plus] Plus:
        [residue] {""}
        [item] {""}
        [supply] Pass
        [transfer] Transfer
        [convert] Convert
        [combat] Combat
        [mana] Mana
        [experience] Experience
        [belief] Belief
        [extra] Extra spells
        [strength] Strength
        [endurance] Endurance
        [agility] Agility
       *[other] { $verb }
    }
gw-thing = { $thing ->
        [alone] alone
        [together] with the master
        [long] from afar
        [life] with life
        [luck] with luck
        [master] master
        [servant] servant
        [unit] anti-unit
        [army] anti-army
        [fortress] anti-fortress
        [attack] attack
        [defence] defence
        [armour] armour
        [weapon] weapon
        [regeneration] regeneration
        [heavy] heavy blow
        [counter] counter
        [flurry] flurry
        [magic] magic
        [critical] critical
        [charge] charge
        [ambush] ambush
        [snipe] snipe
        [strength] strength
        [endurance] endurance
        [agility] agility
        [mana] mana
       *[other] { $thing }
    }
