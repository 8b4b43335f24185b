# The game master's voice: the course of a battle, from the first look to the last.
# Several narrations of the same kind end in -1, -2 and so on; each may follow any other.

gwv-began-duel-1 = The moon comes out of the clouds. { $one } and { $two } stand face to face; tonight belongs to one of them.
gwv-began-duel-2 = The wind drops, and two shadows stop walking. { $one }, and { $two }. No more words are needed.
gwv-began-duel-3 = Names do not matter now. { $one } and { $two } see the same wish in each other’s eyes.
gwv-began-duel-4 = There is one Grail, and room for one. { $one } and { $two } take the first step at the same time.

gwv-began-brawl-1 = Too many legends have come to one place: { $names }. Nobody’s back is safe.
gwv-began-brawl-2 = { $names }. Each is everyone’s enemy, and the first to move will be the mark.
gwv-began-brawl-3 = A brawl: { $names }, and so much intent to kill in one place that the air is heavy.

gwv-began-day-1 = Broad day, { $place }. Among the footsteps of the crowd { $names } stop. This time the masters stand in front.
gwv-began-day-2 = The sun is high. At { $place }, { $names } choose not to wait for the night.
gwv-began-day-3 = Noon at { $place }, and magi roll up their sleeves: { $names }, in a fight of human hands.

gwv-began-night-1 = The night over { $place } breaks open: { $names } have found each other.
gwv-began-night-2 = One by one the lamps of { $place } go out, and { $names } stand facing in the dark.
gwv-began-night-3 = A bounded field settles on { $place }, and inside it there is nobody left but { $names }.
gwv-began-night-4 = The footsteps end at { $place }. { $names }: tonight’s fight is settled.

gwv-began-far-1 = From far beyond { $place } comes the wish to kill. { $names } begin their fight without seeing each other’s faces.
gwv-began-far-2 = Two squares apart, one breath away: across the sky of { $place }, { $names } take aim at each other.
gwv-began-far-3 = Over the roofs of { $place } attacks pass without a sound. { $names } fight at long range.

gwv-began-final-1 = A hole opens in the sky, and the Grail looks down. { $names }. There is no way back now.
gwv-began-final-2 = { $names } step onto the last stage. Many wishes, and one Grail.
gwv-began-final-3 = Beneath a dark light { $names } have gathered. When this fight ends, so does the war.

gwv-began-hidden-1 = The ground shakes toward { $place }. Somebody is fighting; who it is, only the wind knows.
gwv-began-hidden-2 = For a moment the sky over { $place } goes white. A battle has begun.
gwv-began-hidden-3 = The dogs stop barking. A field that turns people away closes on { $place }, and inside it there is fighting.
gwv-began-hidden-4 = Iron was heard on iron at { $place }, people will say later. For now nobody goes near.

gwv-planned-1 = Every move is sealed in its owner’s heart. Nothing can be taken back.
gwv-planned-2 = The tiles lie face down. All that is left is to turn them.
gwv-planned-3 = Eyes go still. The planning is over; the fighting begins.
gwv-planned-4 = A breath drawn in, and as it was decided, the first tile moves.

gwv-released-1 = The air freezes as { $one } calls the true name: **“{ $name }”!** Its power will last { $slots } slots.
gwv-released-2 = “This is my legend.” { $one } releases the true name, **“{ $name }”**: a miracle of { $slots } slots.
gwv-released-3 = The seal comes off and mana whirls. { $one }’s noble phantasm, **“{ $name }”**, for { $slots } slots to come.
gwv-released-4 = { $one }’s lips move, and the whole sky hears the name: **“{ $name }”**. It unfolds over { $slots } slots.
gwv-released-5 = Across the ages a tale comes alive: { $one }’s **“{ $name }”**. For { $slots } slots the world will follow it.

gwv-release-failed-1 = { $one } begins to call the true name, but there is no mana in the voice. The noble phantasm is silent.
gwv-release-failed-2 = Light gathers and goes out. { $one } has not mana enough to wake the noble phantasm.
gwv-release-failed-3 = { $one }’s noble phantasm gives no answer. The mana is lacking, and normal tiles must do.

gwv-regained-life-1 = Wounds close: { $one } regains { $life } life.
gwv-regained-life-2 = { $one }’s breath comes evenly again, and { $life } life returns.
gwv-regained-life-3 = The bleeding stops. { $one } recovers { $life } life.

gwv-regained-mana-1 = Stolen mana seeps in: { $one } regains { $mana } mana.
gwv-regained-mana-2 = { $one }’s outline grows clear again, and { $mana } mana returns.
gwv-regained-mana-3 = { $one } breathes in deep, and { $mana } mana comes back.

gwv-regained-both-1 = { $one } regains { $life } life and { $mana } mana.
gwv-regained-both-2 = Warmth comes back to { $one }: { $life } life, and { $mana } mana.
gwv-regained-both-3 = Flesh mends and mana fills: { $one } recovers { $life } life and { $mana } mana.

gwv-paused-1 = The fight draws breath after slot { $slot }.
gwv-paused-2 = Dust settles. { $slot } slots have passed, and everyone weighs the next move.
gwv-paused-3 = As if agreed, they draw apart: a short stillness after { $slot } slots.
gwv-paused-4 = The wind carries off the smell of fire. After slot { $slot } nobody is the first to blink.

gwv-prepared-1 = Before the plan is made, { $goods } is used; the { $role } breathes easier.
gwv-prepared-2 = { $goods } melts away in the hand. It was for the { $role }.
gwv-prepared-3 = The time has come to use { $goods }, long kept, on the { $role }.

gwv-seal-recall-1 = “Come back!” Far away one of { $one }’s command spells burns.
gwv-seal-recall-2 = The master was not there, but { $one }’s command spell reaches across the distance. One stroke is gone.
gwv-seal-recall-3 = At the very edge of falling, a stroke of command spell goes dark on the back of { $one }’s hand.

gwv-seal-call-1 = “To my side!” One of { $one }’s command spells tears space open and brings the servant.
gwv-seal-call-2 = { $one }, alone, and then a hand that burns red: for one command spell, the servant is there.
gwv-seal-call-3 = { $one } spends a command spell without a thought, and the next moment the servant stands between.

gwv-seal-boost-1 = One of { $one }’s command spells melts and flows into the servant; failing strength returns.
gwv-seal-boost-2 = “By this command spell: give it everything.” One stroke fades from { $one }’s hand.
gwv-seal-boost-3 = Red light leaves { $one }’s hand and wraps the servant: the weight of one command spell.

gwv-name-revealed-1 = “Hiding does not suit me.” { $one } gives the name freely: the { $cls } is **{ $name }**.
gwv-name-revealed-2 = { $one } lays a hand on the heart. “I am the { $cls }, **{ $name }**. Let us fight fairly.”
gwv-name-revealed-3 = Before the fight { $one } puts a name on the table: { $cls }, true name **{ $name }**.
gwv-name-revealed-4 = The wind carries the name: **{ $name }**, the { $cls }, as { $one } declares.

gwv-belief-1 = { $one } burns a belief, and a strength that is not human enters a human body.
gwv-belief-2 = A belief that will not step back: something changes in { $one }’s eyes.
gwv-belief-3 = { $one } murmurs a vow, and belief becomes armour.

gwv-withdrawing-1 = A back is turned: { $names }. Today is not a day to die.
gwv-withdrawing-2 = Distance opens. { $names } would withdraw.
gwv-withdrawing-3 = “This far.” { $names } would leave the field.

gwv-retreat-made-1 = { $two } sends three attacks after ({ $tiles }), worth { $points } points, but { $one } is gone.
gwv-retreat-made-2 = { $tiles }: { $two }’s pursuit comes with { $points } points of force, but { $one } does not stop. The retreat succeeds.
gwv-retreat-made-3 = { $one } does not look back. What { $two } throws ({ $tiles }, { $points } points) is not enough to hold a retreat.

gwv-retreat-failed-1 = { $two }’s pursuit is relentless ({ $tiles }, { $points } points in all); { $one }’s way is cut off, and there is nothing but to turn.
gwv-retreat-failed-2 = Before { $one } is a few steps away, { $two }’s { $tiles } cut the path: { $points } points, and the retreat fails.
gwv-retreat-failed-3 = A turned back costs dear. { $two }’s { $tiles } come to { $points } points, and { $one } does not get away.

gwv-escaped-luck-1 = Fortune opens one way out, and { $one } is gone without a scratch.
gwv-escaped-luck-2 = In the one moment when everybody blinks, { $one } vanishes from sight. It can only be called luck.
gwv-escaped-luck-3 = A chance commotion, a chance alley: { $one } leans on luck and slips away unharmed.

gwv-escaped-free-1 = Nobody gives chase. { $one } withdraws in peace.
gwv-escaped-free-2 = { $one }’s back grows small, and no steps follow.
gwv-escaped-free-3 = { $one } leaves the field, and nobody stands in the way.

gwv-swapped-1 = Instinct whispers: tiles { $a } and { $b } change places.
gwv-swapped-2 = Something is coming. The hand moves before the thought, and tiles { $a } and { $b } trade places.
gwv-swapped-3 = A feeling that this order will not do: tiles { $a } and { $b } are exchanged.

gwv-intruded-1 = A third shadow leaps from the roof. { $one } breaks in, and the mark is { $two }!
gwv-intruded-2 = “I will take that fight.” { $one } breaks in and stands before { $two }.
gwv-intruded-3 = Without warning the air is split: { $one } breaks into the fight, straight at { $two }.
gwv-intruded-4 = Somebody had been watching all along. { $one } steps into view and falls upon { $two }.

gwv-freed-leaves-1 = Robbed of an opponent, { $one } lowers the weapon and leaves.
gwv-freed-leaves-2 = { $one } does not waste the opening, and leaves the field.
gwv-freed-leaves-3 = “Keep this one for me.” { $one } turns and walks off.

gwv-freed-stays-1 = { $one } does not leave, and the fight becomes a brawl.
gwv-freed-stays-2 = “Let anyone come.” { $one } stays, and now it is everyone at once.
gwv-freed-stays-3 = { $one } could go, but stays. A brawl begins.

gwv-regrouped-1 = { $one } regroups, and { $n } tiles come back.
gwv-regrouped-2 = While the fight changes hands, { $one } finds a footing again: { $n } tiles regained.
gwv-regrouped-3 = { $one } shows no weariness, and regrouping, takes { $n } tiles back in hand.

gwv-endured-1 = It should have been the end. But { $one }, on one knee, is still rising: the battle goes on!
gwv-endured-2 = A stopped heart does not stop a warrior. { $one } holds on to the last of life.
gwv-endured-3 = “Not yet.” Covered in blood, { $one } lifts the head again.
gwv-endured-4 = Where everyone thought it was over, { $one } stands up again.

gwv-vanished-1 = { $who } comes apart into grains of light. One more legend goes back between its pages.
gwv-vanished-2 = It seemed that { $who } smiled. The next moment, nobody is there.
gwv-vanished-3 = Like morning dew { $who } is gone without a trace. Only the broken ground remains.
gwv-vanished-4 = { $who }’s hand reaches for the air and loosens into gold. A servant has vanished.

gwv-vanished-known-1 = { $cls }, **{ $name }**: a legend whose name was found out scatters into light.
gwv-vanished-known-2 = **{ $name }**. The { $cls } hears that name one last time, and is gone.
gwv-vanished-known-3 = The { $cls } turns to glass. Here the second life of **{ $name }** ends.
gwv-vanished-known-4 = Grains of gold rise to the sky. The { $cls } **{ $name }** has vanished.

gwv-recalled-1 = Light wraps { $one } and is gone; alive by a thread, pulled back to the base.
gwv-recalled-2 = { $one } would have fought on, but the command is absolute. The next moment the field is empty of { $one }.
gwv-recalled-3 = The last blow cuts only air. { $one } has been recalled by force.

gwv-fell-1 = { $one } sinks to the knees, and falls: down, but still breathing.
gwv-fell-2 = This was as far as a human body goes. { $one } lies in the blood, alive for now.
gwv-fell-3 = { $one }’s eyes lose their hold on things. Down, and with little time.

gwv-ended-won-1 = It is { $one } who stands in the dust. This fight is { $one }’s.
gwv-ended-won-2 = The field has its master. The winner is { $one }.
gwv-ended-won-3 = Catching breath, { $one } looks up at the sky. It is a victory.
gwv-ended-won-4 = Silence gives the verdict: victory for { $one }.

gwv-ended-draw-1 = Nobody has won. Only the broken street remembers the fight.
gwv-ended-draw-2 = The noise dies down without a winner.
gwv-ended-draw-3 = The scales never tipped to either side. It is a draw.

gwv-ended-hidden-1 = The commotion at { $place } dies down, and only smoke is left.
gwv-ended-hidden-2 = The field over { $place } lifts. The fight is over.
gwv-ended-hidden-3 = Stillness returns to { $place }. Nobody saw who walked away.

gwv-bout-over-1 = Fight { $n } is over, but what lies between them is not. Each takes back three tiles and the critical one.
gwv-bout-over-2 = A drink of water, a wipe of blood: a short rest after fight { $n }. Three tiles and the critical one return.
gwv-bout-over-3 = { $n } of these has settled nothing. With three tiles and the critical one back in hand, they face each other again.

gwv-began-final-hidden-1 = A curtain falls over { $place }. What happens behind it only the Grail can see.
gwv-began-final-hidden-2 = A pillar of light, and { $place } is cut off from the world. The last fight has begun.
gwv-began-final-hidden-3 = The city holds its breath. At { $place } those who have staked a wish draw their blades.
