# The Grail War: the map of the city, and what a team knows of the others.

gwc-scene-creation = The Night of Summoning
gwc-scene-story = Round { $round }, Day
gwc-scene-night = Round { $round }, Night
gwc-scene-final = The Grail Descends
gwc-scene-battle = Battle
gwc-scene-over = The War Is Over
gwc-map-fed = Fed on { $count }/20
gwc-token-master = M
gwc-token-servant = S
gwc-legend-leyline = Leyline
gwc-legend-people = People
gwc-legend-base = Base
gwc-legend-territory = Territory
gwc-legend-residue = Residue
gwc-legend-land = Searched
gwc-legend-battle = Battle
gwc-legend-seen = Last seen
gwc-out = out
gwc-me = our team

gwc-when = { $day ->
        [yes] round { $round }, day
       *[no] round { $round }, night
    }
gwc-when-last = the last battle
gwc-population = { $population ->
        [0] deserted
        [1] lived in
       *[2] crowded
    }
gwc-region = leyline { $leyline } · { $population }
gwc-region-church = neutral ground
gwc-region-residue = residual thoughts
gwc-region-land = searched { $points }×
gwc-region-home = our base
gwc-region-base = base of { $name }
gwc-region-territory = territory of { $name } (level { $level })
gwc-region-seen = { $name } seen ({ $when })
gwc-region-here-master = our master is here
gwc-region-here-servant = our servant is here
gwc-region-battle = a battle is being fought
gwc-map-alt = Map of the city.
gwc-map-title = The city · { $headline }

gwc-page-map = Map
gwc-page-know = What we know
gwc-page-me = Our team
gwc-page-log = Log
gwc-page-back = Back
gwc-log-title = What our team has seen
gwc-log-empty = Nothing has happened yet.
gwc-know-title = What we know
gwc-know-text = Each info point opens one thing more: 1 class · 2 stats · 3 skills · 4 noble phantasms · 5 true name.
gwc-know-more = Look closer at…
gwc-know-name = { $number }. { $name } – { $servant } (info { $grade }/5)
gwc-know-out = { $number }. { $name } – out of the war
gwc-know-stats = Stats
gwc-know-skills = Skills
gwc-know-phantasms = Noble phantasms
gwc-know-true-name = True name
gwc-know-class = Class
gwc-know-line = { $what }: { $value }
gwc-know-base = Base: { $where }
gwc-know-hunted = Under an extermination order (base is public)
gwc-know-territory = Territory: { $where } (level { $level }, workshop info { $points }/2)
gwc-know-seen = Last seen: { $where } ({ $when })
gwc-know-nothing-seen = We have not come upon them yet.
gwc-know-public = What everybody knows
gwc-know-residues = Residual thoughts: { $where }
gwc-know-fed = People fed on so far: { $count } (above 20 the church punishes)
gwc-know-land = Searched: { $where }
gwc-phantasm = { $name } { $rank } ({ $form })
gwc-form-attack-unit = anti-unit, attack
gwc-form-attack-army = anti-army, attack
gwc-form-attack-fortress = anti-fortress, attack
gwc-form-defence-unit = anti-unit, defence
gwc-form-defence-army = anti-army, defence
gwc-form-defence-fortress = anti-fortress, defence
gwc-form-always-armour = always on, armour
gwc-form-always-weapon = always on, weapon
gwc-form-always-regeneration = always on, regeneration

gwc-me-title = Our team
gwc-me-master = Master: { $name }
gwc-me-servant = Servant: { $name } ({ $cls })
gwc-me-no-master = The master is gone; the servant will vanish soon.
gwc-me-no-servant = The servant is lost.
gwc-me-you = You play { $role ->
        [master] the master.
        [servant] the servant.
       *[both] both master and servant.
    }
gwc-me-pair = Pair: { $master } is the master, { $servant } the servant. Both see all that the team knows.
gwc-me-floor = mana may fall to −{ $floor }
gwc-me-deadline = ⚠ vanishes at the end of { $when } unless mana rises above 0
gwc-me-master-deadline = ⚠ dies at the end of { $when } unless healed
gwc-me-numbers = Combat { $combat } · mana { $stat } · experience { $experience }
gwc-me-points = Command spells { $seals } · merit { $merit } · luck { $luck } · belief { $belief }
gwc-me-spells = Spells: { $spells }
gwc-me-strategy = Strategy: { $strategy } – { $text }
gwc-me-goods = Carries: { $goods }
gwc-me-stock = Tiles: { $tiles }
gwc-me-tile = { $tile } { $left }/{ $full }
gwc-me-base = Base: { $where }
gwc-me-territory = Territory: { $where } (level { $level }, stored { $store })
gwc-me-plan = This scene: master – { $master }; servant – { $servant }
gwc-me-night = This scene: { $where }{ $along ->
        [together] , the master along
        [alone] , the servant alone
       *[none] {""}
    }
gwc-verb-rest = rests
gwc-verb-search = searches { $where }
gwc-verb-sent-search = a familiar searches { $where }
gwc-verb-far-search = searches { $where } by Clairvoyance
gwc-verb-church = visits the church
gwc-verb-link = links mana lines
gwc-verb-move-base = moves the base to { $where }
gwc-verb-recontract = seeks a new contract in { $where }
gwc-verb-follow = goes with the master
gwc-verb-feed = feeds in { $where }
gwc-verb-territory = sets up a territory in { $where }
gwc-verb-tend = tends the territory
gwc-verb-items = makes items
gwc-verb-wait = waits

## The board

gwc-board-quiet = The game master waits for a secret decision. Everybody who plays: open **My hand**.
gwc-board-creation = Everybody is choosing master and servant in secret.
gwc-board-teams = Teams
gwc-board-team = { $number }. **{ $name }**
gwc-board-hunted = extermination order · base { $where }
gwc-board-count = { $left } of { $all } teams left
gwc-board-descends = { $last ->
        [yes] the Grail descends after this round
       *[no] the Grail descends after round { $rounds }
    }

gwc-ranked = **{ $rank }. { $name }** – { $who } · { $fate }
gwc-were = { $servant } ({ $cls }), master { $master }
gwc-fate-won = has the Grail
gwc-fate-left = conceded
gwc-fate-stood = stood to the end
gwc-fate-fell = out in { $when }
