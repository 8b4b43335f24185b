# THE GATE: the private panel, its questions and its buttons.

panel-title = My hand · { $headline }
panel-over = The duel is over.
panel-wait = Waiting for **{ $name }** to decide.
panel-cards = Cards
panel-board = My view of the board
panel-secrets = Only you know

secret-mine = Before your gate { $column }: **{ $card }** (power { $power })
secret-theirs = Before the opposing gate { $column }: **{ $card }** (power { $power })
secret-deck = On top of your deck: { $cards }
secret-set-aside = Set aside: **{ $card }**

ask-decks = Build your squad: choose four gate decks. Your opponent builds in secret too.
ask-summoners = Choose four summoners for your squad.
ask-squad = This is the squad. Do you play with it?
ask-draft-deck = Take one gate deck. It is yours for this duel.
ask-draft-summoner = Take one summoner. It is yours for this duel.
squad-look-deck = Look at the gate decks
squad-deck = **{ $deck }**, from the top down.
squad-decks = Gate decks: **{ $decks }**
squad-use = Play with this squad
ask-columns =
    Choose which gate stands in which column. Your opponent chooses at the same time; both are revealed together.
    -# A column is no more than a place with a number: none is better than another, and any gate can be attacked.
ask-set-aside = Choose the summoner to set aside. You will have it in your first hand for sure.
ask-redraw = Your hand is nothing but summoners. Show it and draw again? You can do so once.
ask-main = Choose a card, attack, or end your turn.
ask-card = What do you do with **{ $card }**?
ask-attackers = Choose one to three cards to attack with.
ask-target = Choose the gate to attack. The attack begins at once.
ask-summon = From which gate do you summon?
ask-branch = Choose one of the two.
ask-heal = Which gate loses damage?
ask-peek = Which guardian do you look at?
ask-bounce = Which guardian returns to the hand?
ask-dugout = From which dugout do you banish?
ask-discard = Choose the cards to discard.
ask-recall = Choose the cards to take back.
ask-banish = Choose the cards to banish.
ask-pay = Choose the cards to pay with.
ask-scry = Choose the order in which they go back. The first is on top.
ask-one-attacker = Which attacker’s power changes?
ask-guard = Your gate is under attack! Use your guardian’s abilities.
ask-abilities = Use your attackers’ abilities in the order you like.

target-attack = Attack: { $fighters } = **{ $power }**
target-gate = { $column } { $deck }: defence **{ $defence }**, damage { $damage }/{ $durability }
target-attacked = ~~{ $gate }~~ attacked already in this turn

main-card = Choose a card
main-attack = ⚔ Attack
main-end = End turn
main-use = Use
main-place = Guard { $column } { $deck }
main-swap = Swap { $column } { $deck }
main-enhance = Enhance { $column } { $deck }

label-redraw = Show and draw again
label-keep = Keep
label-pass = Use none
label-card = level { $level } power { $power } · { $text }
label-gained = gained from { $card }
label-dugout-mine = Your dugout ({ $count })
label-dugout-theirs = The opponent’s dugout ({ $count })
label-summon = { $column } { $deck } – { $card } (level { $level })
label-heal = { $column } { $deck } – damage { $damage }/{ $durability }
label-target = { $column } { $deck } – defence { $defence }
label-as-listed = Place them like this
label-guardian = { $column } { $deck } – { $guardian }
