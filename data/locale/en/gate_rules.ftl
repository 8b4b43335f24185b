# THE GATE in short.

rules-title = THE GATE, rules – { $title }
rules-topics = Another topic
rules-numbered = { $number }. { $title }

rules-goal-title = The goal
rules-goal =
    Two commanders lead their squads against each other’s gates.

    {"**"}You win at once when you**
    • **close 2** of your opponent’s gates, or
    • have dealt **7 damage** to them altogether.

    A squad is 4 gate decks and 4 summoners. A gate is where your characters come from, and what you must protect.

rules-board-title = The board
rules-board =
    Each side has four gates; yours are at your edge of the table.

    {"**"}1** A gate, with the arms of its deck · **2** its level · **3** its power
    {"**"}4** the levels still to come; the light one is the top card
    {"**"}5** durability: a damage token fills a ring, and with all of them filled the gate closes
    {"**"}6** the character on top, and the name of the deck below
    {"**"}7** room for enhancements, as many as the level · **8** a guardian, face down, and since when it stands there
    {"**"}9** cards in hand, deck and dugout, and those banished
    {"**"}10** damage on all gates: 7 lose · **11** closed gates: 2 lose

rules-squads-title = Squads
rules-squads =
    A squad is **4 gate decks of different names** and **4 different summoners**. How both come by theirs is decided with `/gate deal:`.

    • **Quick**: chance deals both squads.
    • **Preset**: two squads that were made for each other.
    • **Build**: both choose secretly and at the same time. `/squads` keeps up to 25 squads, to be played at one press.
    • **Draft**: all 8 gate decks lie open. A player named by chance takes the first, then both take one in turn until each has 4. The 8 summoners follow in the same way, and the other player begins.

    Where **each has all cards**, both may bring the same. With **one set for both**, building becomes a draft.

rules-setup-title = Setup
rules-setup =
    1. Both players arrange their 4 gates in columns, **secretly and at the same time**; both are revealed together.
    2. Chance decides who plays first.
    3. The two level 1 characters of each gate, 8 in all, go into the deck.
    4. Each player secretly sets 1 summoner aside. The other 3 are shuffled into the deck.
    5. The first player draws 2 cards, the second 5; then both take their set-aside summoner.
    6. Who has drawn nothing but summoners may show them and draw again, once.

rules-turn-title = Your turn
rules-turn =
    {"**"}Main phase** – any of these, in any order, as often as you like:
    • **Use** a card with an Action ability, a summoner for example.
    • **Place a guardian**: any card, face down, into an empty guardian zone.
    • **Swap a guardian** with a card of your hand.
    • **Enhance**: once per turn, tuck an enhancement under one of your gates.
    • **Attack** an opposing gate with 1 to 3 cards. Each gate can be attacked once per turn.

    {"**"}Draw phase** – discard what is left of your hand and draw 6. When the deck runs short, the dugout is shuffled under it.

rules-gates-title = Gates and summoning
rules-gates =
    The **level** of a gate is that of its top card. From the top down there are levels 2, 2, 3, 3 and 4; when all characters are gone, the gate stays at level 4.
    • Its **power** and **durability** are its level plus gate enhancements.
    • To **summon** sends the top card to your dugout: with the next shuffle it is in your deck. You may summon from a closed gate too.

    A gate with as much damage as durability is **closed**. Its enhancements are void, it can no longer be attacked and never opens again. Its damage still counts towards the total.

rules-gates-legend =
    {"**"}1** level · **2** power · **3** levels still to come; the bright one is the top card
    {"**"}4** durability; a damage token has taken one of the circles
    {"**"}5** the character on top, and the gate deck · **6** a closed gate

rules-guardians-title = Guardians
rules-guardians =
    A guardian protects the gate directly behind it, no other.
    • Any card can be one, even a summoner. It lies face down.
    • Once placed it cannot move; it can only be swapped with a card of your hand.
    • When its gate is attacked it is revealed and fights. Afterwards it is discarded, whoever won.
    • None may stand before a closed gate.

    Your hand is discarded at the end of your turn anyway, so let the rest of it guard your gates.

rules-guardians-legend =
    {"**"}1** a guardian, face down · **2** the turn in which it was placed
    {"**"}3** the gate it protects · **4** a guardian revealed by an attack, with its power
    {"**"}5** the attacked gate, edged in gold

rules-combat-title = Combat
rules-combat =
    1. Show 1 to 3 attackers. Cards with **Defensive Stance** cannot attack.
    2. Name an open opposing gate.
    3. Its guardian is revealed.
    4. The guardian uses its **Guard** and **Battle** abilities.
    5. The attackers use their **Attack** and **Battle** abilities, in the order their player likes.
    6. **Clash**: the sum of the attackers’ power against guardian plus gate power. The attack must be **greater**; a tie is held. A successful attack deals 1 damage.
    7. Everybody who fought is discarded.

    Only abilities marked (optional) may be left out.

rules-combat-legend =
    {"**"}1** the attackers with their power · **2** the guardian · **3** the attacked gate
    {"**"}4** the sum of the attack · **5** the sum of the defence: guardian and gate

rules-enhancement-title = Enhancement
rules-enhancement =
    Once per turn, tuck a card with an enhancement ability from your hand under one of your open gates. A gate takes as many as its level.
    • **Gate enhancement**: more power or durability for the gate.
    • **Character enhancement**: every card of that gate’s name gains the ability whenever you use it from your hand, as attacker and as guardian too.

    Several add up. When the gate closes, they are gone.

rules-enhancement-legend =
    {"**"}1** an enhancement under the gate · **2** a place for another
    {"**"}3** the level: as many places · **4** durability, here raised by the enhancement

rules-keywords-title = Keywords
rules-keywords =
    • **Power +X**: the power rises by X until the end of this combat.
    • **Double / Triple Strike**: a successful attack deals 2 / 3 damage. Only the highest counts.
    • **Link X**: reveal the top X cards of your deck. With a card of the same name among them, the effect after it happens. The cards stay on top.
    • **Trait**: applies by itself as the card turns face up.
    • **Banish**: the card leaves the game for good.
    • **Defensive Stance**: cannot be an attacker.

rules-keywords-legend =
    {"**"}1** level · **2** power · **3** the card’s title
    {"**"}4** its gate deck, and its mark, here Defensive Stance
    {"**"}5** when the ability is used, and what it does
