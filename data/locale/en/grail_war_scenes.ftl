# The Grail War: what a campaign asks by day and by night, and what can be answered.

gwc-panel = My hand · { $role ->
        [master] the master decides ·{" "}
        [servant] the servant decides ·{" "}
       *[team] {""}
    }{ $headline }
gwc-wait = You are waiting. { $names ->
        [none] The game master is settling the scene.
       *[other] { $names } must still decide.
    }
gwc-wait-out = Our team is out of the war. You may watch it to its end.
gwc-wait-pair = It is for your partner { $name } to decide now.
gwc-menu-pick = Choose
gwc-menu-search = 🔎 Search where?
gwc-menu-far-search = Search from afar by Clairvoyance
gwc-menu-move-base = Move the base (10 mana)
gwc-menu-link = Link mana lines with
gwc-menu-recontract = Look for a new contract in
gwc-menu-feed = Feed where?
gwc-menu-territory = Set up a territory in
gwc-menu-go-together = Go out together, to
gwc-menu-go-alone = Send the servant alone to (the master rests)
gwc-menu-attack = Attack whom?
gwc-menu-buy = Buy
gwc-menu-other = Something else

gwc-ask-recover = Which tiles come back?
gwc-help-recover = As many of the spent tiles as you pick return. The critical tile returns by itself.
gwc-do-recover-best = Best ranks first
gwc-ask-goods = Will you use something now?
gwc-help-goods = What is used is gone. You may use several things one after the other.
gwc-ask-territory = The leyline brings the territory { $mana } mana. What is it for?
gwc-help-territory =
    • **Raise the level**: what is lacking is paid from the store and your own mana.
    • **Own mana**: recover up to the maximum.
    • **Store**: half of it (rounded up) is kept; only when tending is all you do.
gwc-ask-supply = How much mana does the master pass to the servant?
gwc-help-supply = One for one. The master has { $left } mana.
gwc-ask-master-act = What does the master do today?
gwc-help-master-act =
    • **Search**: meet whoever is there. If nobody is, gain residual thoughts (1 info point on a servant) or 1 land point, and 1 merit for each point.
    • **Rest**: at the base; 5 life and 10 mana more.
    • **Church**: buy mystic codes for merit; nobody is met there.
gwc-help-act-far-search = • **Clairvoyance**: from the base, meeting nobody, see who is there and gain 1 info point on one of them.
gwc-help-act-link = • **Link**: if the other master agrees, both have twice their mana this round. Once for a master.
gwc-help-act-move-base = • **Move the base**: 10 mana.
gwc-help-act-recontract = • **New contract**: if a servant without a master looks for one in the same place, you become a team.
gwc-ask-familiar = Will you send the familiar instead of going?
gwc-help-familiar = It finds what there is without meeting anybody, and is used up.
gwc-ask-purchase = What will you buy at the church? (Merit: { $merit })
gwc-help-purchase = At most two in one visit.
gwc-ask-servant-act = What does the servant do today?
gwc-help-servant-act =
    • **Rest**: 5 life, 5 mana and 5 spent tiles back.
    • **Feed**: 15 mana a person. 6 or more at once, or more than 20 by all servants together, and the church punishes you.
    • **Wait**: nothing, at the base.
gwc-help-act-follow = • **Go along**: in spirit form beside the master; helps if there is a fight, but recovers nothing.
gwc-help-act-territory = • **Territory**: set up your one territory (level 1); battles there go better for you.
gwc-help-act-tend = • **Tend**: nothing else, but twice the leyline’s mana, and half of what is left is stored.
gwc-help-act-items = • **Make items**: 10 mana each; nobody is met.
gwc-ask-feed = How many people?
gwc-help-feed = 15 mana each; what exceeds the maximum lasts through this night. **Up to 5 is safe**, from 6 on the church punishes you, and also when all servants together pass 20 ({ $fed } so far).
gwc-ask-item = Which item will you make?
gwc-help-item = 10 mana each.
gwc-ask-transfer = How much mana does the servant receive?
gwc-help-transfer = Resting together, up to twice the maximum. It costs the master nothing, but works **once in a contract**; what exceeds the maximum lasts through this night.
gwc-ask-convert = How much mana becomes life?
gwc-help-convert = One for one; at least 1 mana is kept.
gwc-ask-link = The master of { $name } proposes to link mana lines. Do you agree?
gwc-help-link = This round both masters use the sum of their mana stats and have twice their mana. A master can link once only, and not together with a mana transfer.
gwc-ask-far-target = Several servants are in { $where }. Whom do you study?
gwc-help-far-target = 1 info point on the one you pick (up to 4).
gwc-ask-residue = There are thoughts of several servants in { $where }. Whose do you read?
gwc-help-residue = 1 info point on that servant (up to 4).
gwc-ask-stance = You meet another master in { $where }. What do you do?
gwc-help-stance =
    • **Talk**: if nobody wants to fight you part in peace, and gain 1 info point on a servant who is along.
    • **Fight**: unless they flee. By day masters stand in front; in a crowded place the church punishes who starts it.
    • **Flee**: lose life (twice the pursuer’s combat; at 0 the master dies), or spend 1 luck (unharmed, and you still learn something).
gwc-help-stance-met = You have met: { $names }
gwc-ask-pass-on = Will you tell the other about a third servant?
gwc-help-pass-on = 1 info point, never more than you know yourself, and up to 4. You lose nothing.
gwc-ask-formation = A battle by day. Where does the servant stand?
gwc-help-formation =
    • **Rear**: the master fights in front, the servant helps.
    • **Front**: the church punishes that, unless the place is deserted.
    • **Stay out**: the master fights alone.
gwc-ask-night = What will you do tonight?
gwc-help-night =
    • **Go out**: you may attack whoever is there or within { $reach ->
        [1] 1 square; opponents 2 squares away from afar.
       *[other] { $reach } squares.
    }
    • **Together**: the master helps from the rear, but a servant who falls is gone.
    • **Servant alone**: the master rests, and may recall a falling servant by a command spell. If your base is known, the master may be assaulted there.
    • **Stay**: you cannot attack first, but may be attacked.
gwc-ask-scout = Will you send a familiar to widen the range by one square?
gwc-help-scout = For tonight only; it is used up.
gwc-ask-target = These are within reach. Whom do you attack?
gwc-help-target = A battle from afar has half the slots (5), and can be avoided. Even if you attack nobody, you may be attacked.
gwc-ask-avoid = Somebody is aiming at you from afar. Avoid it?
gwc-help-avoid = Avoided, nothing happens. Accepted, it is a battle of 5 slots.
gwc-ask-assault = The servant of { $name } has come upon your master, alone! What now?
gwc-help-assault =
    • **Flee, losing life**: twice the attacker’s strength; at 0 the master dies.
    • **Flee by luck**: 1 luck point, unharmed.
    • **Call the servant**: spend a command spell and fight together.
    • **Fight**: the master fights in front.

gwc-do-rest = 😴 Rest
gwc-do-church = ⛪ Buy at the church
gwc-do-follow = 👥 Go with the master
gwc-do-tend = Tend the territory
gwc-do-items = Make items
gwc-do-wait = Wait
gwc-do-go = Go myself
gwc-do-send = Send the familiar
gwc-do-keep = Use nothing
gwc-do-nothing = Nothing
gwc-do-purchase-nothing = Buy nothing more
gwc-do-territory-nothing = Use none of it
gwc-do-pass-on-nothing = Say nothing
gwc-do-wear = Wear the { $goods }
gwc-do-use = { $goods } → { $role }
gwc-do-level = Raise the level
gwc-do-mana = Own mana
gwc-do-store = Store
gwc-do-enough = That is enough
gwc-do-no = Refuse
gwc-do-yes = Agree
gwc-do-talk = 🕊 Talk, then part
gwc-do-fight = ⚔ Fight { $name }
gwc-do-flee-life = 🏃 Flee, losing life
gwc-do-flee-luck = 🍀 Flee for 1 luck
gwc-do-assault-life = 🏃 Flee, losing life
gwc-do-assault-luck = 🍀 Flee for 1 luck
gwc-do-assault-call = Call the servant (command spell)
gwc-do-assault-fight = ⚔ Fight
gwc-do-rear = Rear
gwc-do-front = Front
gwc-do-out = Stay out
gwc-do-stay = 🏠 Stay at the base
gwc-do-none = Attack nobody
gwc-do-avoid = Avoid
gwc-do-accept = Accept
gwc-do-search = { $where }
gwc-do-far-search = { $where } (Clairvoyance)
gwc-do-move-base = Move the base to { $where }
gwc-do-recontract = Look for a contract in { $where }
gwc-do-link = Propose a link to { $name }
gwc-do-feed = { $where }
gwc-do-territory = { $where }
gwc-do-persons = { $risky ->
        [yes] ⚠ { $count } (sanctioned)
       *[no] { $count }
    }
gwc-do-amount = { $count }
gwc-do-amount-none = None
gwc-do-attack = ⚔ { $name } ({ $servant })
gwc-do-attack-long = 🏹 { $name } ({ $servant }), from afar
gwc-do-assault-master = 🗡 Assault the master of { $name }
gwc-do-attack-where = { $where }
gwc-do-assault-where = alone at the base in { $where }
gwc-do-buy = { $goods } ({ $merit } merit)
gwc-do-buy-spell = { $goods }: { $spell } ({ $merit } merit)
gwc-do-servant = { $name } ({ $servant })
gwc-do-pass = Tell { $name } about { $servant }
gwc-pays-mana = +{ $mana } mana
gwc-danger-feed = the church will punish this
gwc-sure-feed = **Do you really want to feed on { $count }?** The church sanctions it: you lose 2 merit, and everybody hears of your servant’s class and of this region. A second sanction costs luck as well; from the third on your base is made public and you are hunted.

gw-value-pairs = { $count ->
        [0] none (one person plays master and servant)
       *[other] seats { $seats } (master + servant)
    }
