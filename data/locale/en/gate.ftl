# THE GATE: the table and who sits at it.

game-gate = THE GATE
player-nameless = Player { $number }
gate-hidden = hidden
gate-closed = CLOSED
guardian-since = turn { $turn }
guardian-up = guardian, face up
guardian-down = guardian, face down

board-over = The duel is over
board-winner = { $name } wins
board-draw = A draw
board-setup = Getting ready
board-turn = Turn { $turn }
board-active = { $name } to play
board-attack = attack
board-defence = defence

count-hand = Hand
count-deck = Deck
count-dugout = Dugout
count-banished = Banished
count-damage = Damage { $damage }/{ $most }
count-closed = Closed { $closed }/{ $most }
