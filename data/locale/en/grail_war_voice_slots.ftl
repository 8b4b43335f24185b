# The game master's voice: what happens in a slot of a battle.
# Several narrations of the same kind end in -1, -2 and so on; each may follow any other.
# $one has the better of it, or acts; $two suffers; $other is what $two shows.

gwv-beats-normal-1 = Before the weave is done, { $one }’s short, straight strike is inside it. { $two }’s { $other } loses its light.
gwv-beats-normal-2 = One plain step, one plain hand, and it is enough: { $one } cuts { $two }’s { $other } short.
gwv-beats-normal-3 = While { $two }’s { $other } is still rising, { $one } simply walks in and strikes.
gwv-beats-normal-4 = Plainness answers art: { $one }’s normal strike goes through the heart of { $two }’s { $other }.
gwv-beats-normal-5 = { $one } does not wait for the light to grow, and scatters { $two }’s { $other } at its root.

gwv-beats-heavy-1 = { $one }’s heavy blow smashes right through { $two }’s { $other }.
gwv-beats-heavy-2 = Before { $two }’s { $other } can land, all of { $one }’s weight comes down on it.
gwv-beats-heavy-3 = The ground shakes. Against { $one }’s heavy blow, { $two }’s { $other } was paper.
gwv-beats-heavy-4 = { $one } gives no ground; one blow with everything behind it breaks { $two }’s { $other }.
gwv-beats-heavy-5 = It was no weight to be caught: { $one }’s heavy blow takes { $two }’s { $other } down, stance and all.

gwv-beats-counter-1 = { $one } was waiting, lets { $two }’s { $other } slide past, and gives its force back.
gwv-beats-counter-2 = The moment { $two }’s { $other } meets only air, { $one }’s counter finds the gap.
gwv-beats-counter-3 = A breath late and exactly right, { $one }’s counter closes over { $two }’s { $other }.
gwv-beats-counter-4 = { $two } believed it was an attack; that { $other } only walked the road { $one } had left open.
gwv-beats-counter-5 = { $one } turns with { $two }’s { $other }, passes it on, and answers at once.

gwv-beats-flurry-1 = { $one }’s flurry falls like rain, and { $two }’s { $other } does not outlast its first drops.
gwv-beats-flurry-2 = No eye keeps up. By the time { $two } shows the { $other }, { $one } is already behind it.
gwv-beats-flurry-3 = One, two, three, until counting has no meaning: { $one }’s flurry drives { $two }’s { $other } back.
gwv-beats-flurry-4 = { $one } leaves no room to breathe, and { $two }’s { $other } goes under, hit after hit.
gwv-beats-flurry-5 = First came the sound of wind, then { $one }’s flurry, then { $two }’s { $other } coming apart.

gwv-beats-magic-1 = Light bursts from { $one }’s fingertips and swallows { $two }’s { $other }.
gwv-beats-magic-2 = Mana takes shape, and { $one }’s magic arrives before { $two }’s { $other } does.
gwv-beats-magic-3 = Some things no edge can cut: { $one }’s magic passes through { $two }’s { $other } and strikes.
gwv-beats-magic-4 = A short chant, a long flash: before { $one }’s magic { $two }’s { $other } stops dead.
gwv-beats-magic-5 = The air warps. Where { $two }’s { $other } reaches, only { $one }’s spellwork is waiting.

gwv-beats-critical-1 = Fortune turns her head. { $one }’s critical goes through { $two }’s { $other } to where it hurts most.
gwv-beats-critical-2 = { $one } does not miss a moment that comes only once; { $two }’s { $other } was of no use.
gwv-beats-critical-3 = Too exact to be called chance, { $one }’s critical parts { $two }’s { $other }.
gwv-beats-critical-4 = In an instant that seems to slow, { $one } sees beyond { $two }’s { $other } the only gap there is.

gwv-beats-phantasm-1 = Legend overwrites the world. Before { $one }’s noble phantasm { $two }’s { $other } leaves not even a name.
gwv-beats-phantasm-2 = { $two } answers with the { $other }, but what { $one } has drawn is no technique. It is a myth.
gwv-beats-phantasm-3 = For a moment the world is white, and { $one }’s noble phantasm sweeps { $two }’s { $other } away.
gwv-beats-phantasm-4 = { $one }’s noble phantasm is still roaring, and { $two }’s { $other } drowns in the sound.
gwv-beats-phantasm-5 = To think of stopping it was the mistake. { $one }’s noble phantasm passes { $two }’s { $other }, and after it there is only silence.

gwv-beats-charge-1 = { $one } comes on at full tilt, and { $two }’s { $other } is carried off by the rush.
gwv-beats-charge-2 = Hoofbeats or heartbeats, who can tell: { $one }’s charge runs { $two }’s { $other } down.
gwv-beats-charge-3 = Distance meant nothing. { $one }’s charge ends in the middle of { $two }’s { $other }.
gwv-beats-charge-4 = What does not stop cannot be met; { $one } rides over { $two }’s { $other }.

gwv-beats-ambush-1 = { $one } is gone from sight, and before { $two } can recover from the { $other }, the ambush is over.
gwv-beats-ambush-2 = One shadow grows darker, and { $one } steps out of it right behind { $two }’s { $other }.
gwv-beats-ambush-3 = There was no footfall. { $one }’s ambush goes around { $two }’s { $other } and finds the weakest place.
gwv-beats-ambush-4 = { $two } aims the { $other } well, but { $one } is not where it is aimed.

gwv-beats-snipe-1 = A glint, far off. As { $two } moves into the { $other }, { $one }’s shot arrives.
gwv-beats-snipe-2 = { $one } holds a breath and lets go; { $two }’s { $other } is pierced from where it cannot reach.
gwv-beats-snipe-3 = An unseen line crosses the air, and at its end is { $two }’s { $other }. It is { $one }’s snipe.
gwv-beats-snipe-4 = { $one }’s eyes see everything, and { $two }’s { $other } is no exception.

gwv-higher-1 = Like meets like, but { $one } stands a hand higher, and { $two } is pushed back.
gwv-higher-2 = Each has read the other; only { $two } cannot do anything about it. { $one } wins on strength.
gwv-higher-3 = Two attacks, face to face like mirrors. The one that cracks is { $two }’s, and { $one } pushes into the crack.
gwv-higher-4 = What looked like an even match tips toward { $one }; { $two } grits teeth and holds on.
gwv-higher-5 = { $one } and { $two } choose the same road; it is { $one } who comes to the end of it.
gwv-higher-6 = Their eyes meet, and say it: this time it is { $one }’s turn. { $two } gives a step.
gwv-higher-7 = { $two }’s strength stops just short of { $one }. It lacks a little, and the little is everything.

gwv-even-1 = Sparks, and both step back. Neither { $one } nor { $two } yields an inch.
gwv-even-2 = { $one }’s strength and { $two }’s lock exactly, and stop. Only breathing is heard.
gwv-even-3 = A perfect balance: { $one } and { $two } see themselves in each other’s eyes.
gwv-even-4 = Only the noise of it remains. Between { $one } and { $two } this time there is no winner.

gwv-undone-1 = The hands of the clock run backward, and what just happened between { $one } and { $two } has not happened.
gwv-undone-2 = The world blinks once. { $one } and { $two } stand where they stood before they met.
gwv-undone-3 = A faint memory of a winner remains, but the outcome between { $one } and { $two } is wiped away.
gwv-undone-4 = The hourglass is turned. The moment is written again, and in it neither { $one } nor { $two } has won.

gwv-both-normal-1 = Under the torrent of { $one }’s noble phantasm, { $two } sets teeth, takes one step in, and strikes.
gwv-both-normal-2 = What cannot be stopped can be shared: { $two } takes { $one }’s noble phantasm and reaches out all the same.
gwv-both-normal-3 = A myth meets bare hands. { $one }’s noble phantasm falls on { $two }, but { $two }’s strike lands as well.
gwv-both-normal-4 = { $two } does not run, and in the middle of { $one }’s noble phantasm gives a small strike back.
gwv-both-normal-5 = The legend of { $one } swallows { $two }, and out of the light comes one hand, and strikes { $one }.
gwv-both-normal-6 = Knowing there is nowhere to go, { $two } goes forward; { $one }’s noble phantasm and { $two }’s strike pass each other.

gwv-both-critical-1 = As { $one }’s noble phantasm breaks loose, { $two } stabs at the seam of it, and part of the light scatters.
gwv-both-critical-2 = { $two }’s critical cracks { $one }’s noble phantasm, and each is struck by the other.
gwv-both-critical-3 = Even a legend has a gap. { $two } leaps into { $one }’s noble phantasm and finds it.
gwv-both-critical-4 = Fate sides with { $two } for a breath: { $one }’s noble phantasm comes down weakened, and the critical goes to meet it.

gwv-both-frenzy-1 = Madness charges at legend. { $two } tears into { $one }’s noble phantasm with bare hands.
gwv-both-frenzy-2 = { $two }’s roar shakes { $one }’s noble phantasm; who has no reason has no fear.
gwv-both-frenzy-3 = A mad arm takes hold of { $one }’s noble phantasm, and { $two }, burning, swings all the same.
gwv-both-frenzy-4 = Light burns the flesh and { $two } does not stop; out of the midst of { $one }’s noble phantasm reaches a beast’s hand.

gwv-both-phantasm-1 = Two legends meet head-on, and between { $one } and { $two } the sky splits.
gwv-both-phantasm-2 = { $one }’s true name and { $two }’s tear the sky at the same moment.
gwv-both-phantasm-3 = Light devours light, and both { $one } and { $two } stand inside the storm.
gwv-both-phantasm-4 = There is nowhere to go. { $one }’s noble phantasm and { $two }’s each try to erase the other’s tale.
gwv-both-phantasm-5 = One phantasm calls another out: { $one } and { $two }, two myths with their teeth in each other.

gwv-guarded-1 = { $one }’s noble phantasm stands like a wall, and { $two }’s { $other } breaks on it.
gwv-guarded-2 = { $two }’s { $other } comes down, but { $one }’s noble phantasm does not shake.
gwv-guarded-3 = Some legends protect: { $one }’s noble phantasm takes { $two }’s { $other } upon itself.
gwv-guarded-4 = { $one } does not strike, and behind the noble phantasm waits for { $two }’s { $other } to die down.

gwv-guards-both-1 = Two ramparts face each other; neither { $one } nor { $two } strikes.
gwv-guards-both-2 = { $one } and { $two } have both chosen to guard, and the wind takes a breath.
gwv-guards-both-3 = Shield before shield: between { $one } and { $two } there is a long silence.
gwv-guards-both-4 = { $one } guards, and so does { $two }: two legends, shining, each waiting for the other.

gwv-spared-1 = { $one } and { $two } pass each other by. For now the enemy is elsewhere.
gwv-spared-2 = One look is enough: { $one } and { $two } do not turn on each other.
gwv-spared-3 = Between { $one } and { $two } there is an unspoken truce.
gwv-spared-4 = { $one } shakes the head, and { $two } lowers the blade. Not now.

gwv-unanswered-1 = The pursuit has not yet settled, and for this moment nobody crosses blades.
gwv-unanswered-2 = A gap left by a vain retreat: time passes, and nothing is judged.
gwv-unanswered-3 = Only ragged breathing; this time no tile meets another.
gwv-unanswered-4 = Only the breath of the quarry that got no farther is near. A moment goes by with nothing judged.

gwv-clash-won-1 = They are not of one rank: { $one }’s noble phantasm bears { $two }’s down and cuts deeper.
gwv-clash-won-2 = When it is over, { $one }’s legend has gone beyond { $two }’s.
gwv-clash-won-3 = { $two }’s noble phantasm cracks first, and { $one }’s power pours in through the crack.
gwv-clash-won-4 = The name that was sung longer prevails: { $one }’s legend is written over { $two }’s.

gwv-support-good-1 = { $helper } adds the same { $tile } to { $front }’s.
gwv-support-good-2 = From behind { $front }, { $helper }’s { $tile } lends its strength.
gwv-support-good-3 = They breathe as one: { $helper }’s { $tile } puts weight behind { $front }’s attack.
gwv-support-good-4 = { $helper } does not miss the moment, lays the { $tile } on top, and { $front }’s blow goes deeper.
gwv-support-good-5 = { $front } and { $helper }: the { $tile } of one falls in with the other’s.
gwv-support-good-6 = “Now!” { $helper }’s { $tile } lands where { $front }’s does.

gwv-support-vain-1 = { $helper } means to help { $front } with the { $tile }, but the two miss each other.
gwv-support-vain-2 = { $helper }’s { $tile } is too late; { $front }’s attack has already gone by.
gwv-support-vain-3 = { $helper }’s { $tile }, meant for { $front }, ends in empty air.
gwv-support-vain-4 = { $helper } holds out the { $tile }, but it is no help to { $front }.

gwv-guard-good-1 = { $helper } cuts in with the { $tile } and turns aside some of what was meant for { $front }.
gwv-guard-good-2 = Read a step ahead: { $helper }’s { $tile } shields { $front }.
gwv-guard-good-3 = { $helper }’s { $tile } comes between, and the shock that reaches { $front } is less.
gwv-guard-good-4 = { $helper } throws the { $tile } in the way and takes some of it in { $front }’s stead.
gwv-guard-good-5 = { $helper }’s { $tile } drops like a bolt across a door, and what reaches { $front } is blunted.

gwv-guard-vain-1 = { $helper } means to shield { $front } with the { $tile }, but it comes from the other side.
gwv-guard-vain-2 = { $helper }’s { $tile } is read, and { $front } has to take it alone.
gwv-guard-vain-3 = { $helper }’s { $tile }, meant to cover { $front }, guards empty air.
gwv-guard-vain-4 = { $helper }’s { $tile } was no use as a guard, and { $front } holds alone.

gwv-cast-bolt-1 = { $caster } points, and a bolt of power { $power } cuts the air toward { $foe }.
gwv-cast-bolt-2 = A snap of the fingers: { $caster }’s bolt, of power { $power }, flies at { $foe }.
gwv-cast-bolt-3 = { $caster }’s bolt trails light after { $foe }, with power { $power }.
gwv-cast-bolt-4 = { $caster } says one short word, and light of power { $power } comes down on { $foe }.
gwv-cast-bolt-5 = From { $caster }’s palm a bolt of power { $power } bursts against { $foe }.

gwv-cast-reinforce-1 = { $caster }’s reinforcement runs through { $front }, with power { $power }.
gwv-cast-reinforce-2 = { $caster } reinforces with power { $power }, and { $front }’s blow hardens.
gwv-cast-reinforce-3 = Mana seeps into muscle and bone as { $caster } reinforces { $front } with power { $power }.

gwv-cast-ward-1 = { $caster } spreads a ward of power { $power } before { $front }.
gwv-cast-ward-2 = A faint lattice of light: { $caster }’s ward, of power { $power }, closes around { $front }.
gwv-cast-ward-3 = { $caster } chooses to protect { $front }, and a ward of power { $power } rises.
gwv-cast-ward-4 = An unseen palm covers { $front }: { $caster }’s ward, with power { $power }.
gwv-cast-ward-5 = { $caster }’s mana unfolds like cloth over { $front }: a ward of power { $power }.
gwv-cast-ward-6 = “Back.” At { $caster }’s word a wall of power { $power } stands before { $front }.

gwv-cast-heal-1 = At { $caster }’s touch { $front }’s wounds begin to close; it is a healing of power { $power }.
gwv-cast-heal-2 = A warm light settles. { $caster } heals { $front } with power { $power }.
gwv-cast-heal-3 = In the thick of it { $caster } stills { $front }’s bleeding with a healing of power { $power }.

gwv-cast-bind-1 = { $caster }’s binding winds about { $foe }’s ankles, with power { $power }.
gwv-cast-bind-2 = Chains are heard, though none are seen: { $caster } binds { $foe } with power { $power }.
gwv-cast-bind-3 = { $foe } grows heavy under { $caster }’s binding of power { $power }.

gwv-cast-jewel-burst-1 = { $caster } throws a jewel, and years of gathered mana break over { $foe } with power { $power }.
gwv-cast-jewel-burst-2 = The jewel in the hand shatters: { $caster }’s secret art, a burst of power { $power }, swallows { $foe }.
gwv-cast-jewel-burst-3 = It was the dearest of them all. { $caster }’s jewel burst, of power { $power }, pours down on { $foe }.
gwv-cast-jewel-burst-4 = Without a trace of regret { $caster } throws a jewel, and light of power { $power } breaks over { $foe }.

gwv-cast-drain-1 = { $caster } takes hold of { $foe }’s mana and pulls; it is a drain of power { $power }.
gwv-cast-drain-2 = Breath itself is drawn out. { $caster }’s drain, of power { $power }, takes the life from { $foe }.
gwv-cast-drain-3 = { $foe }’s shadow stretches long toward { $caster }: a drain of power { $power }.

gwv-cast-time-control-1 = { $caster } winds the spring of time, and { $front }’s defeat begins to run back; the power is { $power }.
gwv-cast-time-control-2 = Tick. { $caster }’s time control, of power { $power }, steals one moment for { $front }.
gwv-cast-time-control-3 = { $caster } pays with one beat of the heart and bends { $front }’s time with power { $power }.

gwv-cast-substitution-1 = A doll that { $caster } had ready is torn in { $front }’s place: a substitution of power { $power }.
gwv-cast-substitution-2 = Something else will bear the wound: { $caster }’s substitution, of power { $power }, stands in for { $front }.
gwv-cast-substitution-3 = A token burns black. It was the substitution of power { $power } that { $caster } had kept for { $front }.

gwv-cast-other-1 = { $caster } casts { $spell } with power { $power }.
gwv-cast-other-2 = { $spell } comes from { $caster }’s lips, with power { $power }.
gwv-cast-other-3 = { $caster }’s { $spell }, of power { $power }. The air trembles.

gwv-cast-failed-1 = { $caster } weaves { $spell }, but it scatters with the broken front. Only the mana is gone.
gwv-cast-failed-2 = { $caster }’s { $spell } finds no shape; the tide of the fight does not allow it.
gwv-cast-failed-3 = The last syllable of { $spell } is cut off, and { $caster } lowers a hand for nothing.
gwv-cast-failed-4 = From ground that is lost no spell reaches far: { $caster }’s { $spell } goes out in the air.

gwv-doubled-1 = The rune glows red and makes it twice as strong.
gwv-doubled-2 = The carved rune says its name again, and the effect is doubled.
gwv-doubled-3 = One more rune is burnt, and the same spell rings twice over.

gwv-charm-used-1 = At { $front }’s breast { $goods } lights up and takes the shock.
gwv-charm-used-2 = { $goods } hums low, ready to swallow what would reach { $front }.
gwv-charm-used-3 = It was for this moment that { $front } had kept { $goods }.

gwv-aimed-1 = { $one } aims not at the front but past it: the shot is for { $two }.
gwv-aimed-2 = Past the front, { $one }’s aim finds { $two } in the rear.
gwv-aimed-3 = { $two } thought the rear was safe; { $one }’s eyes reach that far.

gwv-spread-1 = { $one }’s force breaks castles and does not stop at the first: the aftershock reaches { $two }.
gwv-spread-2 = Like falling stones, { $one }’s noble phantasm takes { $two } in the rear as well.
gwv-spread-3 = The storm that { $one }’s noble phantasm leaves behind touches { $two } in the rear too.

gwv-loss-life-1 = { $target } loses { $life } life.
gwv-loss-life-2 = A wound is written on { $target }, worth { $life } life.
gwv-loss-life-3 = { $target } staggers, and { $life } life is gone.
gwv-loss-life-4 = The price { $target } pays is { $life } life.
gwv-loss-life-5 = { $target }’s blood wets the ground; { $life } life is lost.
gwv-loss-life-6 = { $target } catches a breath, and is { $life } life the poorer.
gwv-loss-life-7 = What reaches { $target } is worth { $life } life.

gwv-loss-mana-1 = { $target } loses { $mana } mana.
gwv-loss-mana-2 = From { $target }, { $mana } mana scatters.
gwv-loss-mana-3 = { $target }’s outline blurs; { $mana } mana is gone.

gwv-loss-both-1 = { $target } loses { $life } life and { $mana } mana.
gwv-loss-both-2 = { $target }’s very body wavers: { $life } life, and { $mana } mana.
gwv-loss-both-3 = From { $target } { $life } life and { $mana } mana are torn away.
gwv-loss-both-4 = Neither flesh nor mana is spared: { $target } loses { $life } life and { $mana } mana.
gwv-loss-both-5 = With the blood goes the mana: { $target } is { $life } life and { $mana } mana poorer.
gwv-loss-both-6 = { $target } grits teeth; { $life } life and { $mana } mana are cut away.
gwv-loss-both-7 = It leaves its mark on { $target }: { $life } life, { $mana } mana.

gwv-loss-none-1 = { $target } is left without a scratch.
gwv-loss-none-2 = All of it dies down before it reaches { $target }.
gwv-loss-none-3 = { $target } withstands it all, and loses nothing.
gwv-loss-none-4 = The dust settles, and { $target } stands unhurt.
gwv-loss-none-5 = { $target } is not moved by so much as a step.
gwv-loss-none-6 = A stir of cloth, no more: { $target } is not hurt.

gwv-guarded-partly-1 = { $one }’s noble phantasm stands in the way, but some of { $two }’s { $other } comes over the wall.
gwv-guarded-partly-2 = { $one }’s noble phantasm takes what it can; what is left of { $two }’s { $other } gets through.
gwv-guarded-partly-3 = The rampart rings and cracks: { $two }’s { $other } bores a little way through { $one }’s noble phantasm.
gwv-guarded-partly-4 = { $two }’s { $other } knocks and knocks again; { $one }’s noble phantasm does not fall, but cannot keep out all of it.

gwv-stilled-1 = { $one }’s noble phantasm and { $two }’s { $other } lock together. The phantasm hurts nobody, and { $two }’s hand comes on.
gwv-stilled-2 = Before { $two }’s { $other } the noble phantasm of { $one } dies down, and its light reaches no one.
gwv-stilled-3 = This time { $one }’s noble phantasm leaves no wound; { $two }’s { $other } comes right through the middle of it.
gwv-stilled-4 = Light and hand undo each other. Where { $one }’s noble phantasm has gone quiet, { $two }’s { $other } pushes in.

gwv-guard-idle-1 = { $helper } stands ready with the { $tile } to shield { $front }, but nothing comes that needs it.
gwv-guard-idle-2 = { $helper }’s { $tile } is not called for; { $front } clears the way alone.
gwv-guard-idle-3 = The { $tile } that { $helper } holds out beside { $front } is quietly taken back.

gwv-cast-idle-1 = { $caster } has { $spell } ready, at power { $power }, and finds no use for it.
gwv-cast-idle-2 = In { $caster }’s hand { $spell }, at power { $power }, burns away for nothing.
gwv-cast-idle-3 = { $caster }’s { $spell }, at power { $power }, finds nothing to take hold of, and scatters.

gwv-cast-reinforce-self-1 = { $caster } turns a reinforcement of power { $power } inward, and the blow hardens.
gwv-cast-reinforce-self-2 = Mana runs along { $caster }’s veins: a reinforcement of power { $power }.
gwv-cast-reinforce-self-3 = { $caster } holds a breath and reinforces the body with power { $power }.

gwv-cast-ward-self-1 = { $caster } raises a ward of power { $power } in front.
gwv-cast-ward-self-2 = A ward of power { $power } spreads around { $caster }.
gwv-cast-ward-self-3 = { $caster } opens a palm to ward it off, with power { $power }.

gwv-cast-heal-self-1 = The wounds close under { $caster }’s own hand: a healing of power { $power }.
gwv-cast-heal-self-2 = With no time to wipe the blood, { $caster } heals with power { $power }.
gwv-cast-heal-self-3 = A warm light of power { $power } seeps into { $caster }’s wounds.

gwv-cast-time-control-self-1 = { $caster } bends time itself, and the defeat runs back; the power is { $power }.
gwv-cast-time-control-self-2 = Tick. { $caster } steals a moment and stands again: time control, with power { $power }.
gwv-cast-time-control-self-3 = { $caster }’s heart beats once backward: a time control of power { $power }.

gwv-cast-substitution-self-1 = The doll that { $caster } carried is torn instead: a substitution of power { $power }.
gwv-cast-substitution-self-2 = It is { $caster }’s shadow that falls first: a substitution of power { $power }.
gwv-cast-substitution-self-3 = { $caster }’s token burns black; a substitution of power { $power } bears the wound.
