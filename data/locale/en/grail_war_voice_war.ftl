# The game master's voice: what everybody hears of a campaign.
# Several narrations of the same kind end in -1, -2 and so on; each may follow any other.

gwv-war-began-1 = Red marks rise on the hands of { $teams } teams. For { $rounds } rounds, in this city, there will be a Grail War.
gwv-war-began-2 = The Grail has chosen { $teams } teams. Before { $rounds } rounds are over, only one may be left.
gwv-war-began-3 = The city does not know it yet: from today, for { $rounds } rounds, { $teams } teams will fight over one wish.

gwv-day-1 = The sun rises, and the city wakes as if nothing had happened. The masters walk among its people.
gwv-day-2 = The smell of coffee, laughter on the way to school. Few know that mana is flowing underneath.
gwv-day-3 = Day is the time of stories. Some rest, some ask questions, and some tell lies.
gwv-day-4 = A little rain. Among the umbrellas there is no telling who is a master.
gwv-day-5 = The sky is very clear. On days like this, people avoid each other’s eyes.
gwv-day-6 = The papers call it a gas explosion. Some of those who read know better.
gwv-day-7 = Laundry dries, children run. Peace is as thin as that.
gwv-day-8 = The church bell tells noon: for some an hour of prayer, for some an hour of bargains.
gwv-day-9 = Leaves roll in the wind. Collars turned up over last night’s wounds come and go in the streets.

gwv-night-1 = The sun sets and the streets empty. From here on the hours belong to magi and heroes.
gwv-night-2 = The last train is gone. Behind a dark window somebody puts on a coat.
gwv-night-3 = Night closes over the city like a lid, and those who carry blades begin to move.
gwv-night-4 = The moon is bright: a bad night to hide, and a good one to fight.
gwv-night-5 = Even the cats have left the alleys. Tonight the city holds only hunters and hunted.
gwv-night-6 = Fog comes up from the river, and in fog every footstep sounds near.
gwv-night-7 = The clock on the wall strikes midnight. A candle at a window goes out, and a door opens.
gwv-night-8 = Cloud puts out the stars, one by one. The dark is fair to all.
gwv-night-9 = Lights tremble long upon the river. Tonight somebody may see them for the last time.

gwv-feeding-1 = People are found where they fell, and nobody knows why. So far there are { $count }.
gwv-feeding-2 = The ambulances do not stop. The war has now fed on { $count } people.
gwv-feeding-3 = More names on the missing board. Somebody is feeding: { $count } people in all.
gwv-feeding-4 = The hospital calls it an outbreak of anaemia. The count stands at { $count }.
gwv-feeding-5 = Flowers lie in the alleys. Those who fell, and nobody knows why, have come to { $count }.

gwv-feeding-passed-1 = A red line is drawn in the church’s ledger: past { $passed }, the fed-upon now number { $count }.
gwv-feeding-passed-2 = Rumour becomes fear. It is past { $passed } now; { $count } people have been fed on.
gwv-feeding-passed-3 = The overseer listens with closed eyes: { $count }. The line at { $passed } has been crossed.

gwv-notice-feeding-1 = A bell tolls. The church sanctions the { $cls } for the feeding at { $place }.
gwv-notice-feeding-2 = The overseer’s voice is cold. “What was done at { $place } goes too far.” The { $cls } is sanctioned.
gwv-notice-feeding-3 = The names of those lost at { $place } are read out. For feeding, the { $cls } is under the church’s sanction.

gwv-notice-daylight-1 = The church sanctions the { $cls }: a servant stood in front at { $place }, in broad daylight.
gwv-notice-daylight-2 = “Mystery must stay hidden.” The { $cls }, seen fighting at { $place } by day, is sanctioned.
gwv-notice-daylight-3 = The witnesses of { $place } are made to forget, and the { $cls } that fought by day is sanctioned.

gwv-notice-crowd-1 = The church sanctions the { $cls } for a fight among the crowds of { $place }.
gwv-notice-crowd-2 = There were too many eyes at { $place }. The { $cls } that chose to fight is sanctioned.
gwv-notice-crowd-3 = Screams filled { $place }. The church points to the { $cls }, and sanctions it.

gwv-notice-own-1 = — That is sanction number { $count } against us.
gwv-notice-own-2 = — It is meant for us, and makes { $count } by now.
gwv-notice-own-3 = — We have now been sanctioned { $count } times.

gwv-hunted-1 = An extermination order! The { $cls } has its base at { $place }. Whoever makes it vanish will gain a command spell.
gwv-hunted-2 = The church breaks its silence: destroy the { $cls }. The base is { $place }, the reward a command spell.
gwv-hunted-3 = The same letter reaches every master: “Do away with the { $cls } whose base is { $place }.” It is an extermination order.

gwv-day-fight-1 = A scream and a flash at { $place }: masters are fighting in the middle of the day.
gwv-day-fight-2 = The clock at { $place } stops. By day or not, somebody could not wait to fight.
gwv-day-fight-3 = The police close off { $place }. The magi’s quarrel has spilled into the daylight.

gwv-quiet-1 = Nothing happens. Without blade or spell the night of round { $round } goes by.
gwv-quiet-2 = Everyone waited, and nobody came. The night of round { $round } is still.
gwv-quiet-3 = A night full of stars. In round { $round } nobody found anybody.
gwv-quiet-4 = Without so much as a dog’s bark the night of round { $round } ends. It may be the calm before.

gwv-exhausted-1 = The { $cls } is fading: the mana is spent. Unless it is filled before the next scene ends, the servant vanishes.
gwv-exhausted-2 = The thread that holds the { $cls } to this world is fraying. The end of the next scene is the last of it.
gwv-exhausted-3 = Run dry of mana, the { $cls } scarcely breathes. There is time until the end of the next scene.

gwv-lost-exhausted-1 = The mana never came back. { $who } is gone without a sound.
gwv-lost-exhausted-2 = Like a candle going out, { $who } vanishes far from any battlefield.
gwv-lost-exhausted-3 = { $who } smiled with the last of the mana, and was gone.

gwv-lost-masterless-1 = Without a master { $who } can hold on no longer, and fades.
gwv-lost-masterless-2 = A name with nobody to call it cannot stay in this world. { $who } vanishes.
gwv-lost-masterless-3 = By the window of an empty room { $who } waited for the dawn, and scattered.

gwv-lost-left-1 = { $who } lays the war down. The contract is broken.
gwv-lost-left-2 = { $who }’s place is empty: the fight is given up.
gwv-lost-left-3 = { $who } leaves the stage without a farewell.

gwv-died-flight-1 = { $one } did not get far enough, and dies on the road.
gwv-died-flight-2 = The trail of blood ends where the alley does. { $one } is dead.
gwv-died-flight-3 = The price of a turned back was a life. { $one } does not get up again.

gwv-died-wounds-1 = The wounds were too deep. { $one } breathes out, and not in again.
gwv-died-wounds-2 = Without waking, { $one } quietly leaves the world.
gwv-died-wounds-3 = On { $one }’s hand the command spells go dark. The master is dead.

gwv-died-left-1 = { $one } looks down at the command spells for a while, and lets the war go.
gwv-died-left-2 = { $one } has packed, and left the city.
gwv-died-left-3 = { $one }’s wish ends here, and by { $one }’s own choice.

gwv-refuge-1 = { $one }, who has no servant left, knocks at the church’s door: alive, and out of the war.
gwv-refuge-2 = Under the church’s lamp sits { $one }, who will fight no more.
gwv-refuge-3 = “Take me in.” { $one } gives up the war for the shelter of the church.

gwv-contract-1 = A master left alone, and a servant left alone: { $one } makes a new contract with { $two }’s servant.
gwv-contract-2 = The vow is spoken once more. The servant who followed { $two } now stands beside { $one }.
gwv-contract-3 = Those who had lost joined hands: { $one }, and the one who had been { $two }’s servant. It is a new team.

gwv-scene-over-1 = The scene closes. { $teams } teams remain.
gwv-scene-over-2 = A page is turned. { $teams } teams are still fighting.
gwv-scene-over-3 = The city keeps count: { $teams } teams left alive.
gwv-scene-over-4 = Time to breathe. { $teams } teams make ready for what comes.
gwv-scene-over-5 = The chronicler lays down the pen. The teams not yet struck out number { $teams }.
gwv-scene-over-6 = A scene is over, and silence comes down. { $teams } teams are listening to it.

gwv-descends-1 = As if it would wait no longer, the Grail comes down by itself, and all who are left gather beneath it: { $names }.
gwv-descends-2 = The sky opens black and the Grail shows itself. { $names }: this is the last fight.
gwv-descends-3 = The rounds that were promised are over. The Grail descends, and { $names } meet the fight that nobody can avoid.

gwv-won-last-1 = The last one standing is { $names }. The Grail comes down into those hands.
gwv-won-last-2 = { $names } alone remains, and has won the Grail War.
gwv-won-last-3 = The city’s long night is over. It is { $names } who may speak a wish.

gwv-won-last-battle-1 = In the last battle everyone went down. The Grail goes to { $names }, who struck the deeper wounds.
gwv-won-last-battle-2 = Nobody stands. But the scales tipped toward { $names }, and the Grail follows them.
gwv-won-last-battle-3 = { $names }’s last blows were too heavy to call it a draw. The Grail is { $names }’s.

gwv-won-final-1 = The fight beneath the Grail is over. It goes to whoever stood firmest: { $names }.
gwv-won-final-2 = The Grail has weighed them. Its choice is { $names }.
gwv-won-final-3 = The light falls on { $names }. At the end of a long war the Grail has found its owner.

gwv-won-nobody-1 = Nobody is left. The Grail closes without an owner.
gwv-won-nobody-2 = It was a war without a winner. The Grail takes no hand, and is gone.
gwv-won-nobody-3 = Every wish is ash. Quietly the Grail puts out its light.
