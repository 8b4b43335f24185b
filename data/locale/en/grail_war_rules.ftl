# The rules of the Grail War in short.

gw-rules-title = The Grail War: { $title }
gw-rules-battle-title = A servant battle
gw-rules-battle = Both sides lay ten tiles in secret; then they are compared one by one. Heavy blow beats flurry, flurry beats counter, counter beats heavy blow; all three beat the normal tile. Magic beats them and the skill tiles, and loses to normal. Critical beats everything but a noble phantasm, a noble phantasm everything but normal. Whoever has dealt more damage in the end wins.
