# Challengers!: the rules in short.

ch-rules-title = Challengers! – { $title }
ch-rules-goal-title = The goal
ch-rules-goal =
    A tournament for **1 to 8 players** over **seven rounds**. In every round you improve your deck, and then you play a match against another player.

    Who wins a match takes a **trophy** of that round. On its back are **fans**, and later rounds are worth more: 2 or 3 in the first round, 9 or 10 in the last.

    With 3 to 8 players the two with the most fans meet in the **final** after round 7, and its winner wins the tournament. With 1 or 2 players there is no final: most fans win, and 11 of them win at once.
ch-rules-board-title = The board
ch-rules-board =
    The board shows the whole tournament at a glance.

    {"**"}1** The round, and which cards may be taken in this Deck Phase
    {"**"}2** who is ready (✓) and who is still choosing
    {"**"}3** trophies with the round in which they were won; their fans stay secret till the end
    {"**"}4** fan tokens, which everybody sees · **5** fans altogether, as far as they are known
    {"**"}6** how many cards the deck has
    {"**"}7** who meets whom in this round
    {"**"}8** how the matches of the last round ended, and why

    “Watch the matches” shows each of them again, card by card.

ch-rules-deck-title = The Deck Phase
ch-rules-deck =
    Everybody drafts at the same time and in secret. You draw **five cards** from a pile and take one or two of them:

    round 1 and 2: two of A · round 3: two of A or one of B · round 4: two of A or two of B · round 5: two of B · round 6: two of B or one of C · round 7: two of C

    Once a round you may put the display away and draw a **new one**. At the end you may **remove** any cards from your deck, as long as one is left. A thin deck shows its best cards more often, but it is empty sooner.

    When all are ready, the matches begin.
ch-rules-deck-legend =
    {"**"}1** power · **2** the arms of the set · **3** name
    {"**"}4** level: the pile it comes from · **5** set · **6** what it does, and when

ch-rules-match-title = A match
ch-rules-match =
    Both decks are shuffled. The player with the trophy of the latest round starts (else the lot says who), turns the top card over and has the **flag** on it.

    Then the other player **attacks**: one card after another is revealed until their power together **reaches** the power of the card with the flag. Equal is enough.

    Matches play themselves, all of a round at once, and each is told in a message of its own; **Card by card** below it shows it slowly. A few cards leave you a choice: it is made for you, unless you ask to be asked (/preferences) – then you have a minute.
ch-rules-match-legend =
    {"**"}1** the attacking cards, the newest below · **2** their power together
    {"**"}3** the defending card with the flag · **4** its power, which alone defends
    {"**"}5** the cards beneath it · **6** the defence: equal is enough, so this attack takes the flag

ch-rules-capture-title = Taking the flag
ch-rules-capture =
    When an attack is strong enough:

    1. The defending card loses the flag; its **Flag Loss** happens.
    2. The defender’s cards – that one and all beneath it – go to the **bench**.
    3. The attacker’s cards become one stack, the **last** one on top.
    4. The flag lies on that card, and only its power defends. What happened **On Attack** is over.
    5. Now the other player attacks.
ch-rules-bench-title = The bench, and losing
ch-rules-bench =
    The bench has **six slots**. A slot holds any number of cards of **one name**.

    You lose a match when you have to reveal a card and your **deck is empty**, or when a card has to go to your bench and finds **no slot**.

    Cards in the **exhaust pile** take no slot and do nothing. After the match everybody gets all cards back.
ch-rules-bench-legend =
    {"**"}1** a slot with three cards of one name · **2** a slot with a single card · **3** a free slot

ch-rules-effects-title = What cards do
ch-rules-effects =
    {""}**no keyword** – once, when the card is revealed; a bonus stays as long as the card fights
    {""}**On Attack** – only during the attack in which it is revealed
    {""}**While Holding** – as long as the card has the flag
    {""}**Flag Loss** – once, when the flag is taken from it
    {""}**From the Bench** – as long as it is on the bench; several add up
    {""}**When Chosen** – once, in the Deck Phase in which you take it

    Effects happen as far as possible, and Flag Loss comes before everything the new card with the flag does.
ch-rules-end-title = Fans and the end
ch-rules-end =
    Your fans are those on your trophies and your tokens. With 3 to 8 players only you know what is on the back of your trophies, until the final.

    A tie is broken by the number of trophies, then by the latest round. The finalists may remove cards from their decks once more, but take none.

    Whoever gives up leaves the tournament, and a robot plays on in that seat.
ch-rules-end-legend =
    {"**"}1** a trophy with its round · **2** how many fans may be on its back
    {"**"}3** somebody’s trophies with their fans · **4** a fan token · **5** all fans together

ch-rules-robot-title = The robot and playing alone
ch-rules-robot =
    Where the number of players is odd, a **robot** of level 1 to 5 takes the last seat. It does not draft: its cyborgs grow with the rounds, and at higher levels more of its cards are stronger ones. Among several people it keeps no trophies. Levels 4 and 5 may feel unfair.

    {""}**Alone** you play against the robot, and it keeps its trophies: 11 fans win at once, for you as for it. The **Solo Special Challenge** may put cards of a special kind into its deck.
ch-plate-fans = { $least }–{ $most }
