# The game master's voice: what only a team itself hears of a campaign.
# Several narrations of the same kind end in -1, -2 and so on; each may follow any other.

gwv-drafted-1 = The summoning circle blazes. It is a { $cls } who answers our call.
gwv-drafted-2 = The vessel the Grail gives us is { $cls }. Our class is settled.
gwv-drafted-3 = “Are you my master?” Out of the smoke walks a { $cls }.

gwv-ready-1 = { $master } and { $servant }: the contract is made. The base is { $place }.
gwv-ready-2 = A light goes on at { $place }. Here begins the war of { $master } and { $servant }.
gwv-ready-3 = { $master } points to { $place } on the map, and { $servant } nods without a word.

gwv-morning-1 = Morning gives back a little strength.
gwv-morning-2 = Waking, the pain of the night has grown a little fainter.
gwv-morning-3 = Light comes between the curtains: time to gather oneself.

gwv-tiles-back-1 = A lost feel for it returns. Tiles back: { $tiles }.
gwv-tiles-back-2 = Ready to be used again: { $tiles }.
gwv-tiles-back-3 = Along the way this comes back: { $tiles }.

gwv-goods-used-1 = { $goods } is used.
gwv-goods-used-2 = { $goods } is brought out, and its power let loose.
gwv-goods-used-3 = It is time for the { $goods } that was kept so long.

gwv-supply-1 = Along the path of the contract { $mana } of the master’s mana flows to the servant.
gwv-supply-2 = Hand in hand, { $mana } mana is passed on.
gwv-supply-3 = The servant’s outline deepens with { $mana } mana supplied.

gwv-transfer-1 = A rite for one time only: the master’s blood fills the servant with { $mana } mana.
gwv-transfer-2 = The medium breaks, and { $mana } mana floods the servant.
gwv-transfer-3 = The contract runs at its deepest. The servant gains { $mana } mana.

gwv-converted-1 = Of { $mana } mana flesh is made: { $life } life returns.
gwv-converted-2 = The servant pours mana into the wounds: { $mana } mana becomes { $life } life.
gwv-converted-3 = Light fills the wounds: mana −{ $mana }, life +{ $life }.

gwv-territory-new-1 = Stakes are driven and lines are drawn at { $place }. The Caster’s territory stands, at level { $level }.
gwv-territory-new-2 = The ground of { $place } knows a new owner: territory level { $level }.
gwv-territory-new-3 = An unseen castle rises at { $place }. For now it is a territory of level { $level }.

gwv-territory-kept-1 = The leyline flows into the territory at { $place }: level { $level }, with { $store } mana in store.
gwv-territory-kept-2 = The spellwork of { $place } is tended. The territory is at level { $level }, the store holds { $store } mana.
gwv-territory-kept-3 = The ground of { $place } breathes: territory level { $level }, and { $store } mana laid by.

gwv-acted-1 = Our day. Master: { $master }. Servant: { $servant }.
gwv-acted-2 = Things go as declared. Master: { $master }. Servant: { $servant }.
gwv-acted-3 = What to do while the sun is up is settled. Master: { $master }. Servant: { $servant }.

gwv-rested-master-1 = The master gets some sleep: { $gains }.
gwv-rested-master-2 = Hot tea and quiet bring the master back: { $gains }.
gwv-rested-master-3 = The master binds the wounds and rests: { $gains }.

gwv-rested-servant-1 = The servant rests in spirit form: { $gains }.
gwv-rested-servant-2 = In the shade of the base the servant closes both eyes: { $gains }.
gwv-rested-servant-3 = Warriors rest as well. The servant recovers: { $gains }.

gwv-rested-nothing-1 = There was rest, and nothing to mend: body and mana are whole.
gwv-rested-nothing-2 = It was a quiet day, without a wound to close or a want to fill.
gwv-rested-nothing-3 = There is strength to spare, and rest adds nothing to it.

gwv-exhausted-own-1 = The fingers of our { $cls } turn to glass: the mana is spent. It must be filled before the next scene ends.
gwv-exhausted-own-2 = “Master, the mana…” Our { $cls } leans on one knee, and can hold out until the end of the next scene.
gwv-exhausted-own-3 = The thread that holds our { $cls } has worn thin. Unless it is mended by the end of the next scene, it breaks.

gwv-bought-1 = Under the church, by candlelight, { $goods } changes hands.
gwv-bought-2 = The priest asks nothing. Merit is paid, and { $goods } is ours.
gwv-bought-3 = { $goods }: a mystic code from the church.

gwv-made-1 = The workshop’s fire burns through the hours, and { $goods } is done.
gwv-made-2 = Mana hardens into { $goods }.
gwv-made-3 = The Caster carves the last seal: { $goods } is made.

gwv-fed-1 = In the dark of { $place } the servant feeds on people: { $persons } of them, for { $mana } mana.
gwv-fed-2 = Nobody saw it. At { $place } { $persons } people fell, and { $mana } mana rose in the servant.
gwv-fed-3 = It should not have been done: { $persons } people at { $place }, for { $mana } mana.

gwv-info-search-1 = Asking around pays off: something is learned of { $name }.
gwv-info-search-2 = Scattered stories join into one, a step nearer to who { $name } is.
gwv-info-search-3 = A clue is found, and it is about { $name }.

gwv-info-residue-1 = The thoughts left in the ground whisper of { $name }.
gwv-info-residue-2 = With closed eyes the past battle comes alive, and { $name } is in it.
gwv-info-residue-3 = A hand on the broken stone, and an after-image of { $name } goes by.

gwv-info-far-sight-1 = Eyes that see far catch sight of { $name }.
gwv-info-far-sight-2 = Beyond roofs, beyond the river, far sight holds { $name } in view.
gwv-info-far-sight-3 = { $name } knows nothing of the gaze from above.

gwv-info-items-1 = Smoke of a workshop rises, and the smell of it tells of { $name }.
gwv-info-items-2 = Half-burnt materials are looked over. It is { $name }’s handiwork.
gwv-info-items-3 = No meeting, but { $name }’s workshop speaks.

gwv-info-luck-1 = Even in flight the eyes stayed open: something is learned of { $name }.
gwv-info-luck-2 = Luck gives not only a way out but a clue about { $name }.
gwv-info-luck-3 = One look back, and { $name } is burnt into memory.

gwv-info-battle-1 = There are things one learns by crossing blades, of { $name } too.
gwv-info-battle-2 = The fight left more than wounds: { $name } is a little better known.
gwv-info-battle-3 = { $name }’s every move is gone over again, and a thread shows.

gwv-info-phantasm-1 = The noble phantasm was seen, and a legend cannot hide its name. More of { $name } comes to light.
gwv-info-phantasm-2 = Few heroes give off such a light. One thing more is known of { $name }.
gwv-info-phantasm-3 = The call was heard, and the ways that lead to { $name } are fewer.

gwv-info-meeting-1 = Across the table one has time to look. Something is learned of { $name }.
gwv-info-meeting-2 = Words were spared, but not eyes: { $name } is a little better known.
gwv-info-meeting-3 = Between peaceful words, a clue is read in { $name }’s shadow.

gwv-info-alone-1 = { $name }, alone, is gone into spirit form, but something was seen in that short moment.
gwv-info-alone-2 = At the end of an alley eyes meet { $name }’s. The next moment nobody is there.
gwv-info-alone-3 = { $name } left without a fight, and still left a trace.

gwv-info-passed-on-1 = A gift of the talk: word of { $name }.
gwv-info-passed-on-2 = “Do you know this?” The other tells of { $name }.
gwv-info-passed-on-3 = In a whisper, one of { $name }’s secrets changes hands.

gwv-info-discern-1 = The eye that sees through names opens, and { $name }’s outline shows.
gwv-info-discern-2 = Before the judge’s eye { $name } cannot hide altogether.
gwv-info-discern-3 = With the summoning itself, { $name }’s presence can be read.

gwv-info-other-1 = One thing is learned of { $name }.
gwv-info-other-2 = A little more of { $name } comes to light.
gwv-info-other-3 = One veil lifts from { $name }.

gwv-land-1 = The lanes and waters of { $place } are learned by heart. Land points: { $points }.
gwv-land-2 = Step by step through { $place } the pulse of the leyline is counted. Land points here: { $points }.
gwv-land-3 = Little by little { $place } gives up what it hides. Land points: { $points }.

gwv-workshop-1 = The plan of { $name }’s territory grows clearer. Workshop points: { $points }.
gwv-workshop-2 = The seams of the bounded field show. Workshop points on { $name }: { $points }.
gwv-workshop-3 = { $name }’s workshop had a gap after all. Workshop points: { $points }.

gwv-link-proposed-1 = { $one } holds out a hand. “Shall we join our mana lines?”
gwv-link-proposed-2 = { $one } makes an offer: to link the two masters’ mana lines.
gwv-link-proposed-3 = Foe or ally? { $one } asks for a link of mana lines.

gwv-link-made-1 = { $one }’s mana line and { $two }’s are joined, and two hearts beat as one.
gwv-link-made-2 = A thread of light is tied between { $one } and { $two }. For this round they share their mana.
gwv-link-made-3 = The promise is short and the mana deep: { $one } and { $two } are linked.

gwv-link-refused-1 = { $two } does not take { $one }’s hand. There is no link.
gwv-link-refused-2 = “I cannot trust you yet.” { $two } turns { $one }’s offer down.
gwv-link-refused-3 = { $one }’s offer comes back as silence. { $two } does not agree.

gwv-met-1 = At { $place } masters come face to face: { $names }.
gwv-met-2 = Around a corner at { $place } they see the marks on each other’s hands: { $names }.
gwv-met-3 = Chance or fate? Those who meet at { $place } are { $names }.

gwv-along-1 = The presence of a servant is felt beside { $names }.
gwv-along-2 = With a servant alongside: { $names }.
gwv-along-3 = The chill of a spirit is in the air. Accompanied by a servant: { $names }.

gwv-talked-1 = The meeting at { $place } ends in words. { $names } part, and show each other their backs.
gwv-talked-2 = At { $place }, { $names } talked until the tea was cold. No blood is spilled today.
gwv-talked-3 = { $names } parted at { $place } with a smile. Next time may be different.

gwv-fled-luck-1 = Luck is kind: { $one } gets away unharmed.
gwv-fled-luck-2 = The crowd parts and closes again, and { $one } is gone in between.
gwv-fled-luck-3 = By a hair, but whole, { $one } escapes.

gwv-fled-life-1 = { $one } flees with a wound in the back, and loses { $life } life.
gwv-fled-life-2 = { $one } flees and leaves a trail of blood: life −{ $life }.
gwv-fled-life-3 = The price of living on is { $life } life. { $one } is gone around the corner.

gwv-declared-stay-1 = Tonight we keep to the base.
gwv-declared-stay-2 = The door is locked, the light put out. We do not move.
gwv-declared-stay-3 = Waiting is a way to fight. We stay at the base.

gwv-declared-together-1 = Master and servant set out together for { $place }.
gwv-declared-together-2 = Two shadows walk side by side toward { $place }.
gwv-declared-together-3 = We go together. Tonight’s goal is { $place }.

gwv-declared-alone-1 = The servant leaves alone for { $place }; the master stays behind.
gwv-declared-alone-2 = “I will be back.” The servant leaps into the night toward { $place }.
gwv-declared-alone-3 = From the window the master watches the servant vanish toward { $place }.

gwv-reach-1 = Somebody is near: { $names }.
gwv-reach-2 = Beyond the curtain of the night one can make out { $names }.
gwv-reach-3 = Within reach: { $names }.

gwv-reach-nobody-1 = There is nobody to be felt there.
gwv-reach-nobody-2 = The search goes far, and finds only empty streets.
gwv-reach-nobody-3 = It is empty, or nothing shows.

gwv-attacked-afar-1 = Danger! From far away, unseen, somebody is aiming at us.
gwv-attacked-afar-2 = A chill down the spine: an attack from afar is about to begin.
gwv-attacked-afar-3 = The window shook first. An enemy far off has us in sight.

gwv-assault-ours-1 = Here, at { $place }, is { $two }, without a servant near.
gwv-assault-ours-2 = The door at { $place } breaks. Inside, alone, is { $two }.
gwv-assault-ours-3 = The information was good: { $two } is at { $place }, alone.

gwv-assault-theirs-1 = The field around { $place } is torn! { $one } has come while the servant is away.
gwv-assault-theirs-2 = The steps outside stop. { $one } has found { $place }, and no servant is here.
gwv-assault-theirs-3 = It is { $one }, who has found { $place }, and there is only the master here.

gwv-avoided-1 = { $one } feels the danger from afar and takes cover. { $two }’s long-range attack comes to nothing.
gwv-avoided-2 = Where { $two } takes aim, { $one } is no longer.
gwv-avoided-3 = { $one } does not accept the fight, and leaves { $two }’s range.
