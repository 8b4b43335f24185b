# The rules of the Grail War in short.

gw-rules-title = Grail War rules – { $title }

gw-rules-goal-title = Goal, and three ways to play
gw-rules-goal =
    A team is one **master** and one **servant**. The bot is the game master: it takes everybody’s declarations in secret, resolves them at the same moment, and tells what happens. Battles are judged without dice.

    • **Duel** `/battle`: two servants, one battle. With “to the end” up to 5 in a row until one vanishes; with an intruder a third servant breaks in after slot 6.
    • **Brawl**: 3 to 7 sides in one place.
    • **Grail War** `/war`: 2 to 7 teams in a city, with **stories** by day and **battles** by night. The last team with a servant wins the Grail. One person plays both of a pair, or two people share it.

gw-rules-sheet-title = Ranks and stats
gw-rules-sheet =
    Ranks **E, D, C, B, A** are worth **1, 2, 3, 4, 5**. “As much as the rank” always means this. The number of tiles is 1 for E and D, 2 for C and B, 3 for A.

    {"**"}Servant** – strength, endurance, agility, mana, luck, noble phantasm
    • Life 15 + 5 × endurance, mana 15 + 5 × mana
    • Mana may fall below 0, to −(30 + luck × mana). Below that the servant vanishes at once. A cost may be paid down to that floor, but not beyond.

    {"**"}Master** – combat, mana, experience (1 to 5)
    • Life 20 + 2 × combat, mana 20 + 6 × mana
    • A master’s mana never goes below 0: mana damage beyond that comes out of life.

    {"**"}A rank with a plus** can be used once a battle: marked on one tile of that stat, skill or noble phantasm it doubles the base value. It is used up even if the slot is lost.
gw-rules-sheet-legend =
    {"**"}1** rank · **2** its value, 1 to 5 · **3** life · **4** mana and how low it may fall
    {"**"}5** tiles left of all of a kind · **6** class


gw-rules-battle-title = How a battle goes
gw-rules-battle =
    1. Both sides lay **10 tiles** in secret (5 at long range). An empty slot is a normal tile.
    2. The game master turns them slot by slot. Both tiles of a slot take effect at the same moment.
    3. The battle **pauses** before the plans, and after slots 3 and 6 (at long range after slot 2). Only then can one retreat, intrude, or use Instinct.
    4. If nobody falls or flees, the side that **dealt more damage** wins. Equal: nobody wins.

    The total counts life and mana actually taken from the other side; own costs do not count. A side that vanished, fell, was recalled or fled loses.

    The **front** is judged, the **rear** helps, and is normally not hurt.
gw-rules-battle-legend =
    {"**"}1** the pause before the plans · **2** slots that were turned up
    {"**"}3** the pause after slot 3 · **4** slots to come · **5** the pause after slot 6


gw-rules-tiles-title = Tiles
gw-rules-tiles =
    Every tile has a base damage for when it wins.

    • **Normal**: strength · unlimited
    • **Heavy blow**: strength, **counter**: endurance, **flurry**: agility · as many as the rank gives
    • **Critical**: luck · always 1
    • **Magic**: mana · only for a Caster or with the skill Magic
    • **Charge**: Riding, **ambush**: Presence Concealment, **snipe**: Clairvoyance · only with the skill, damage by its rank
    • **Noble phantasm**: its own rank · each once a battle, if its cost can be paid

    A tile that was shown is spent, win or lose. In a campaign it stays spent until it is recovered by day.

    {"**"}Equal tiles** (and charge, ambush and snipe among each other): the higher base value wins and deals only the **difference**; equal values deal nothing. Otherwise the winning tile deals all its base value and the losing one nothing.
gw-rules-tiles-legend =
    {"**"}1** the winning tile, edged in gold · **2** its base damage · **3** the losing tile
    {"**"}4** who deals damage · **5** what it costs the loser · **6** the damage a side has dealt


gw-rules-matchups-title = Matchups
gw-rules-matchups =
    • **Heavy blow** beats normal, flurry, charge.
    • **Counter** beats normal, heavy blow, ambush.
    • **Flurry** beats normal, counter, snipe.
    • **Magic** beats heavy blow, counter, flurry, charge, ambush, snipe, and **loses to normal**.
    • **Critical** beats everything but a noble phantasm.
    • **Noble phantasm** beats everything, but against normal, critical and noble phantasm **both sides** deal damage.
    • **Charge** beats normal, counter, flurry; **ambush** normal, heavy blow, flurry; **snipe** normal, heavy blow, counter.

    {"**"}Against a noble phantasm**
    • Normal: the phantasm deals its damage, the normal tile 3 in return.
    • Critical: the phantasm’s damage is lowered by the critical’s, which is dealt as well. A Berserker’s normal tile does the same.
    • Noble phantasm: both deal damage (see “Noble phantasms”).

gw-rules-marks-title = Marks on tiles
gw-rules-marks =
    • **Plus**: once a battle each, the base value is doubled.
    • **Mana Burst**: as often as the skill’s rank, 2 magic damage more with a tile of yours that deals damage; wasted if it deals none.
    • **Aim at the rear**: a winning snipe hits the rear instead of the front.
    • **Stack**: two tiles of an anti-unit noble phantasm in one slot. The base value is doubled, the run is half as long (rounded up).

    {"**"}Order** – rank value × stacked tiles, doubled by a plus, +1 if anti-fortress; then what is added: support, Reinforce (not on a noble phantasm), weapon, true name, territory, Avenger, belief.
gw-rules-marks-legend =
    {"**"}1** plus · **2** Mana Burst · **3** aim at the rear · **4** a stack of two


gw-rules-phantasms-title = Noble phantasms
gw-rules-phantasms =
    • Those of **attack** and **defence** form are used by releasing the true name. They show in as many slots **in a row** as their rank value; the first costs mana: rank value × 2 (anti-unit), × 3 (anti-army), × 4 (anti-fortress). If it cannot be paid, those slots are normal tiles.
    • **Defence form** neither beats nor is beaten, and lowers the damage of the opposing tile by its base value.
    • **Always-on** ones just work. Armour: physical tile damage −1 (−2 from B on). Weapon: one of heavy blow, counter and flurry +1 (+2 from B on). Regeneration: life by rank value at the start of each story scene.

    {"**"}When two meet** both deal damage. The higher rank deals the difference of ranks more, to life; not if the lower one is anti-unit, used a plus or stacked here, and has the higher base value. With equal ranks the higher base value deals the difference more.

    {"**"}Anti-fortress** damage of n also costs the opposing rear n/2 life, rounded down. In a brawl anti-army and anti-fortress ones show to all opponents.

gw-rules-damage-title = Kinds of damage
gw-rules-damage =
    • **Physical** and **special** (the clash of noble phantasms, aftershocks): all from life.
    • **Magic**: half from mana, half from life; an odd point from mana.
    • **Noble phantasm** of n: n mana, **and** n/2 life, rounded up.

    {"**"}What lowers it, in order**
    1. Tile damage – the rear’s guard, armour, territory, Guardian, defence-form phantasms, Bind
    2. Each magic damage – Magic Resistance
    3. All of the slot together – Ward, Substitution, charms (tile first, then burst, then spell)

    Never below 0. The bonus of a clash is not lowered.

gw-rules-rear-title = Help from the rear
gw-rules-rear =
    At most one rear tile a slot, and one spell for each character and slot.

    {"**"}A master in the rear** may show physical tiles (normal, heavy blow, counter, flurry) combat + experience/2 (rounded down) times. Each costs **1 life**, successful or not; with 1 life or less none can be shown.
    • **Support**: the same tile as the own front adds 2 to its damage.
    • **Guard**: a tile that beats the opposing front’s, or is the same, lowers its damage by 2. Never against a noble phantasm.

    {"**"}A servant in the rear** uses tiles of its own, at most 5 a battle. Support adds 3, guarding lowers by 2, and no life is lost. Only a servant able to make magic attacks can support a magic tile.

    {"**"}A master in front** (fights by day, assaults) shows as many physical tiles as above, of each kind at most combat/2 (rounded up); they deal combat. Normal: unlimited, combat/2 (rounded up). Magic: as often as the mana stat, dealing half of it (rounded up). No critical, phantasm or skill tiles.
    {"**"}Belief**, 1 point: for this battle 20 life and 20 mana more, 2 more tiles of each kind, 2 more physical tiles and spells in all, and damage +2.

gw-rules-magic-title = Magic
gw-rules-magic =
    A master casts as many spells a battle as the mana stat, each with a power up to it. Each point of power costs mana. A secret spell costs **1 merit** besides.

    {"**"}General spells**
    • **Bolt**, 2 mana: magic damage of its power to the opposing front
    • **Reinforce**, 1 mana: own front’s tile damage + half the power (rounded up), not on a noble phantasm
    • **Ward**, 2 mana: all damage to the own front, its power less in all
    • **Heal**, 2 mana: the own front regains its power in life after the slot
    • **Bind**, 1 mana: the opponent’s next tile deals half the power (rounded up) less

    {"**"}Secret spells** (2 mana each)
    • **Jewel Burst**: magic damage of twice its power
    • **Drain**: magic damage of its power, and as much mana for the own front
    • **Time Control**, power 3 or more: a lost slot counts as even
    • **Substitution**: all damage to the own front, twice its power less in all

    Unless defensive (Ward, Time Control, Substitution), a spell **has no effect in a slot the own front lost**; the mana is gone. Even slots, and those in which both deal damage, are not lost.

    {"**"}A Caster** knows all general spells, and casts one secret spell a battle without merit. A servant with spells casts as often a battle as its mana rank is worth, beside its tile.

gw-rules-leaving-title = Retreat and recall
gw-rules-leaving =
    In duels, brawls and the final battle nobody can leave. In a campaign, at each pause:

    • **Retreat**: take the damage of 3 of the opponent’s tiles and go. Before the plans the opponent picks them from stock and normal tiles; later they are the next 3 slots. If they make **10 or more it fails**: the damage is taken all the same, and those slots are over. A servant under Mad Enhancement cannot retreat.
    • **Luck**: with the master there, 1 luck point lets the side escape unharmed.
    • If all withdraw together nobody is hurt, and nobody wins.

    {"**"}At 0 life**
    • With the master there the servant **vanishes**.
    • If the master is away a **command spell** can recall it by force: back at the base with 1 life, and out of every battle of this scene.
    • Battle Continuation: it stands at 1 life; in a campaign as often as that rank gives tiles, in a duel once.
    • A master in front who falls ends the battle, and is down.

    A servant with **mana at 0 or below**, and a master with **life at 0 or below**, must rise above it by the end of the next scene, or vanish, or die.

gw-rules-brawl-title = Intrusions and brawls
gw-rules-brawl =
    {"**"}Intrusion** – a team that has not fought in this scene and stands within 1 square may break in at a pause during the battle, and picks whom it fights. The running battle ends with its totals; intruder and target fight a new one of 10 slots. The other side leaves, or stays and makes it a brawl of three. One intrusion a battle, and none by day or at long range. Without Regrouping one fights on without the tiles already shown.

    {"**"}Brawl** – in each slot every opponent gets a tile; one without gets a normal tile. Every pair is judged by itself, the damage is applied together. Two sides that **spare** each other are not judged in that slot. Of those left, whoever dealt most wins.

gw-rules-creation-title = Making master and servant
gw-rules-creation =
    In random order everybody picks a class: Saber, Archer, Lancer, Rider, Caster, Assassin, Berserker (extra option: Avenger, Ruler, Shielder). Prepared characters may be taken as well.

    {"**"}Master, 14 points** – combat, mana and experience cost their value (1 to 5), luck points 1 each (up to 3), belief points 2 each (up to 2), extra general spells 1 each (up to 2). To start with: 3 command spells, 2 merit, 2 + experience/2 (rounded down) general spells, one secret spell, one strategy.
    Strategies: **Scout**, battle range +1 · **Hideout**, the base shows only at 2 land points · **First Aid**, rest gives 5 more life · **Negotiation**, 1 merit for a meeting that ends in talk, once a round

    {"**"}Servant** – 15 points for stats (each its rank value, at least E; a plus 1), 10 for skills (the free ranks of class skills cost nothing; at most 4; a plus 1), 12 for noble phantasms (rank value, anti-army +2, anti-fortress +4, a plus 2; always-on ones twice their rank value; at most 3). At most 3 pluses in all. A Berserker has always-on phantasms only, at their rank value.

    Last, everybody secretly picks a region other than the church as **base**.

gw-rules-round-title = Rounds and scenes
gw-rules-round =
    A round is a **story** scene by day and a **battle** scene by night.

    {"**"}A day begins**, in this order:
    1. Servants recover 3 spent tiles. The critical tile comes back by itself, besides.
    2. Masters recover 5 life and 10 mana. Regeneration works; Mad Enhancement takes 5 of the master’s mana.
    3. A Caster maintains the territory.
    4. A master may pass up to 3 × mana stat of mana to the servant.
    5. Everybody declares in secret what to do.

    {"**"}The map** – each region has a leyline (0 to 3) and a population. Distance is columns plus rows. Any region can be reached at once.

    {"**"}When a round ends** all mana above the maximum is lost. Where servants fought, their **residual thoughts** stay until the end of the next day.
gw-rules-round-legend =
    {"**"}1** name · **2** leyline · **3** population
    {"**"}4** your master and servant · **5** your base · **6** another team where it was last met
    {"**"}7** a territory with its level · **8** thoughts left by a battle · **9** info about the region


gw-rules-day-title = By day: what to do
gw-rules-day =
    {"**"}Master**
    • **Search** – go to a region. You meet who is there; if nobody is, residual thoughts give 1 info point, else you get 1 land point. The servant may follow in spirit form.
    • **Search by Clairvoyance** – from the base, as many squares as the skill is worth. You meet nobody and get 1 info point on one servant there; no residual thoughts, no land.
    • **Rest** – 5 more life and 10 more mana.
    • **Church** – buy up to two mystic codes with merit. Nobody fights there, and nothing is learned.
    • **Link** – with another master: both use the sum of their mana stats (10 at most), and have twice their maximum mana for this round. Once in a war.
    • **Move the base** – 10 mana.

    {"**"}Servant**
    • **Rest** – 5 life, 5 mana, 5 tiles. Mana may become life one for one (1 mana is kept).
    • **Mana transfer** – if both rest, once a contract: the servant’s mana is filled up to twice its maximum. What is above lasts through the night. Not in a round with a link.
    • **Feeding** – 1 to 10 people where people live, 15 mana each, which may become life at once.
    • **Territory, item making** – Casters only.

gw-rules-meeting-title = By day: meetings
gw-rules-meeting =
    Masters who meet choose in secret.

    • **Talk** – if nobody fights all part in peace. If the other’s servant was along you get 1 info point on it, and each may pass on one point on a third servant (up to grade 4).
    • **Fight** – unless the other flees there is a battle. By day masters stand in front and servants in the rear. The winner gets 1 point of the region’s information.
    • **Flee with life** – lose twice the other master’s combat in life, and learn nothing. At 0 or below you die.
    • **Flee with luck** – 1 luck point: unharmed, and 1 point of the region’s information, or on the other’s servant if it was along.

    A servant met alone can always withdraw in spirit form; the searcher gets 1 info point on it.

gw-rules-info-title = Information and merit
gw-rules-info =
    Info points belong to the team. The **n-th point** on a servant opens **grade n**:
    1 class · 2 stats · 3 skills · 4 noble phantasms · 5 true name

    Residual thoughts and Clairvoyance open up to grade 4 only. Only masters earn points by searching.

    • A battle (with at least one slot judged) gives 1 point on the opposing servant, and 1 more if it released a true name.
    • A team that **knows the true name** deals 2 more with every tile that damages that servant.
    • Before a battle a servant may reveal its own name: the opponents get grade 5, you 1 merit, once for each team.
    • 1 **land point** shows the bases and territories of a region.

    {"**"}Merit** – 1 for each point earned, 1 for a battle won, 3 for a servant made to vanish.

gw-rules-church-title = The church: sanctions and codes
gw-rules-church =
    {"**"}What is sanctioned**
    • Feeding on 6 or more at once, or that takes the count of all above 20
    • A servant in front by day (except where nobody lives)
    • Choosing to fight by day in a crowded region

    {"**"}What it means** – 2 merit lost; class and region are announced. The second costs 1 luck point too, and closes the church. From the third on an **extermination order**: the base is public, and whoever makes the servant vanish gains a command spell (3 at most).

    {"**"}Mystic codes** (merit)
    • Mana Jewel 2: once, 20 mana · Guard Charm 2: once a battle, damage of a slot −4
    • Armament 3: combat +1 (6 at most) · Crest Copy 3: one more spell · Cloak 3: one day on which nobody is met · Command Spell 6: one more (3 at most)

    A **command spell** can also restore 5 tiles and 10 mana before a battle’s plans, once a battle.

gw-rules-territory-title = A Caster’s territory and items
gw-rules-territory =
    {"**"}Territory** – as a day’s action, level 1 in a region other than the church. Each day its leyline yields 5 × grade mana (6 × with the skill at A) for the next level (10 × new level, up to 3) or the Caster’s own mana. Giving up everything else for it doubles the yield, and half of what is not used (rounded up) is stored. The store pays costs of Caster and master in that region.

    In battles there with the Caster: level 1, one more magic tile · level 2, magic tiles deal 1 more · level 3, physical and phantasm tiles against the own side deal 1 less.
    Not against a team with 2 workshop points (1 by searching there, 1 by fighting there).

    {"**"}Items** – 10 mana each, up to two with the skill at B or better. Nobody is met meanwhile, but a search there gives 1 info point.
    • Mana Stone: 15 mana · Healing Draught: 10 life · Talisman: once, damage of a slot −4
    • Familiar: battle range +1 for one night, or one search that meets nobody

gw-rules-night-title = By night: declarations and battles
gw-rules-night =
    Each team secretly declares a region, and whether the master goes along; or it stays at the base. A master left behind may rest.

    • **Range** – the declared region and 1 square around. Scout, Clairvoyance of B or better and a familiar add 1 each. The team alone sees who is within range and picks one, or nobody.
    • **Long range** – opponents at 2 squares outside the range can be attacked too, with 5 slots. Not if they avoid it (they cannot while attacking you).
    • Teams joined by attacks fight one battle: two a duel, three or more a brawl, in the region of the attacked.
    • **Assault** – whoever knows a base and declared its region may attack a master alone there. The master flees (for twice the servant’s strength in life, or luck), calls the servant by a command spell, or fights.

    {"**"}Take the master along?** Then there is help from the rear and escape by luck, but a falling servant cannot be recalled.

    Of other teams’ battles only place and totals are known. With the option for open battles everybody watches.

gw-rules-end-title = The end of the war
gw-rules-end =
    • Whoever has lost their partner stays until the end of the next scene. Then a servant vanishes (with Independent Action as many scenes later as it is worth), and a master takes refuge in the church, out of the war.
    • Until then a master alone and a servant alone who declare it in the same region by day become a **new team**.
    • If at the end of a scene one team with a servant is left, it wins the Grail. If none is, nobody does, unless the last ones vanished in one battle: then whoever dealt more wins.
    • After the last round (8 by default) **the Grail descends**: all teams left fight a brawl without retreat, masters in the rear, up to 3 times with 3 tiles and the critical one recovered between. If several still stand, the highest life + mana of the servants wins, ties by merit, then shared.

gw-matchups-alt = The matchups of the ten tiles. A row’s tile against a column’s: { $rows }
gw-matchups-row = { $tile } beats { $beats }
gw-matchups-wins = wins
gw-matchups-loses = loses
gw-matchups-compared = base value decides
gw-matchups-both = both deal damage
gw-matchups-corner = mine ↓ theirs →
