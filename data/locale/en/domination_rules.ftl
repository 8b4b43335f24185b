# Fate/Domination: the rules in short.

dom-rules-title = Fate/Domination · { $title }

dom-rules-goal-title = Goal
dom-rules-goal =
    3 to 7 masters and their servants fight for the Grail over **11 rounds**. Victory points (VP) come from battlefields, from scouting and from cards.

    Rounds 9 to 11 are the climax: after rounds 8, 9 and 10 only the top 4, 3 and 2 in VP go on (ties for the last safe place survive). After round 11 the most VP wins; a tie is a shared victory.

dom-rules-board-title = The board
dom-rules-board =
    {"**"}1** The round, with the climax rounds as diamonds · **2** the round’s event and its mana
    {"**"}3** the phases of a round · **4** the workshop: slots with the mana they give
    {"**"}5** terrain slots with the power they add · **6** the bonus for whoever wins against somebody
    {"**"}7** an object: its effect, and the points it is worth
    {"**"}8** what it costs to move along an arrow · **9** scouting: points without a fight
    Each player: **10** place in the turn order · **11** total power · **12** victory points
    {"**"}13** mana · **14** command spells · **15** cards in hand, and skills not used up
    A thin bar at the foot compares the victory points.

dom-rules-setup-title = Setup
dom-rules-setup =
    Everybody keeps one of 3 **masters**; they are revealed together. Then everybody keeps one of 2 **servants**, in secret.

    You start with 8 mana (at most 12), 0 VP, usually 3 command spells, a shuffled deck of 12 attacks and 3 face-down skills. Your servant’s true name stays hidden until a card with True Name Release is used.
dom-rules-setup-legend =
    {"**"}1** the player’s piece · **2** place in the turn order · **3** master and servant
    {"**"}4** total power · **5** victory points · **6** mana · **7** command spells, here all spent
    {"**"}8** cards in hand · **9** skills · **10** the active cards with their power


dom-rules-round-title = A round
dom-rules-round =
    1. **Preparation** – draw up to 3 cards; an event gives mana to all; each battlefield gets an object (Shinto’s face down); preparation abilities.
    2. **Outpost** – in turn order everybody deploys.
    3. **Action** – objects are turned up; in turn order: abilities, move, play cards, abilities.
    4. **Combat** – combat abilities, then all totals are compared.
    5. **Round end** – pieces leave the board, cards are put away, the start marker passes to the left.
dom-rules-round-legend =
    {"**"}1** cards, mana and objects come · **2** pieces are placed
    {"**"}3** moving, playing cards, command spells · **4** totals are compared
    {"**"}5** points are kept, cards are put away, and the start marker moves on


dom-rules-outpost-title = Deploying
dom-rules-outpost =
    • **Workshop** – its slots give 2, 1, 1 and 1 mana; one player each.
    • **Miyama, Shinto** – the battlefields. Two terrain slots add 3 or 1 to your total power while you stay; others may come without a slot.
    • **Scouting** – one player, 2 VP; only reached by moving.

    Whoever leaves a battlefield loses the slot; moving in never takes one.

dom-rules-action-title = The action turn
dom-rules-action =
    • **Move** – along the arrows, as far as you can pay: Workshop → Miyama 1, → Shinto 2 more, → Scouting 2 more. Whoever is engaged (others on the same battlefield) cannot move.

    • **Play** – 2 attacks are a duty. Face up they cost mana and count; face down they are free and do nothing. On a battlefield at least one must be face up; if you can pay for none you show your hand. Skills need 8 mana before you pay.

    • **Command spells** – each once: 4 mana; or 2 total power and 2 VP on a win; or a move from a battlefield to anywhere.
dom-rules-action-legend =
    {"**"}1** Workshop to Miyama: 1 mana · **2** Miyama to Shinto: 2 mana
    {"**"}3** Shinto to Scouting: 2 mana


dom-rules-combat-title = Combat
dom-rules-combat =
    • **Total power** = power of your active cards + terrain + effects. On each battlefield the highest total that is not defeated wins; equal totals win together. Alone you win too.

    The winner gets the VP of all objects there, plus the engagement bonus (Miyama 2, Shinto 3) if others were there. Several winners share, rounded up. VP "on a win" come on top for each.

    • **Defeated** players cannot win and, if it happens before their play, play no cards. Luck ignores it.
dom-rules-combat-legend =
    {"**"}1** a terrain slot with what it adds, and its holder · **2** the holder’s total
    {"**"}3** somebody without a slot · **4** the engagement bonus
    {"**"}5** an object with the points it is worth


dom-rules-cards-title = Cards
dom-rules-cards =
    • **Attributes**: strength, agility, magic, special, noble phantasm. They do nothing by themselves; other cards name them.
    • **Passive** – always works. **Passive/(phase)** – usable though the card is not active. **(Phase)** – usable while the card is active. Every ability once a round.
    • **Lingering** – stays active after the round. **1-use** – leaves the game after use. **Unique** – one of its kind a round.
    • **True Name Release** – turns up the servant and all its skills.
dom-rules-cards-legend =
    {"**"}1** power · **2** its cost in mana · **3** name · **4** the sign of its attribute
    {"**"}5** attribute and keywords · **6** when its ability is used, and what it does


dom-rules-climax-title = Secrets and leaving
dom-rules-climax =
    Secret: hands, face-down cards and skills, servants before their release, the order of all decks. Open: VP, mana, places, masters, command spells, active cards, discards that lay face up. The totals on the board count only what all may know; your panel shows your true total.

    If your time is up, the computer plays safely for you. Who resigns is out at once; the last one left wins.
