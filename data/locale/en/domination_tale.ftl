# Fate/Domination: a round that is over, told to everybody.

dom-round-title = Round { $round }: { $event }
dom-nothing-yet = No round is over yet.
dom-round-points = VP before and after
dom-round-line = { $name } { $before } → { $after } ({ $change })
dom-round-gain =
    { $bonus ->
        [0] { $objects } VP for the objects
       *[other] { $objects } VP for the objects + { $bonus } for the engagement = { $count ->
            [1] { $share } VP
           *[other] { $pool }, { $share } VP each
        }
    }
dom-round-saved = { $name } would have been out, but { $card } holds on.

dom-tale-event-1 = *“{ $event }” lies over Fuyuki. { $text }*
dom-tale-event-2 = *The city wakes to “{ $event }”. { $text }*
dom-tale-event-3 = *Tonight it is “{ $event }”. { $text }*
dom-tale-name-1 = { $name } calls a name that all hear: **{ $servant }**!
dom-tale-name-2 = Now everybody knows: the servant of { $name } is **{ $servant }**.
dom-tale-name-3 = “I am **{ $servant }**!” – the servant of { $name } hides no longer.
dom-tale-won-1 = **{ $place }**: { $names } wins with **{ $total }** over { $others } – { $gain }.
dom-tale-won-2 = **{ $place }**: With **{ $total }** { $names } drives off { $others } – { $gain }.
dom-tale-won-3 = **{ $place }**: { $others } – not enough against the **{ $total }** of { $names }: { $gain }.
dom-tale-drawn-1 = **{ $place }**: { $names } face each other with **{ $total }**, and nobody yields – { $gain }.
dom-tale-drawn-2 = **{ $place }**: **{ $total }** against **{ $total }**: { $names } share it – { $gain }.
dom-tale-shared-1 = **{ $place }**: { $names } stand side by side with **{ $total }** each, over { $others } – { $gain }.
dom-tale-shared-2 = **{ $place }**: A draw at **{ $total }** between { $names }, over { $others } – { $gain }.
dom-tale-alone-1 = **{ $place }**: { $names } holds the field alone ({ $total }) – { $gain }.
dom-tale-alone-2 = **{ $place }**: Nobody stands in the way of { $names } ({ $total }) – { $gain }.
dom-tale-alone-3 = **{ $place }**: Quiet streets; { $names } ({ $total }) takes what lies there – { $gain }.
dom-tale-nobody-1 = **{ $place }**: { $totals } – all beaten, nobody wins.
dom-tale-nobody-2 = **{ $place }**: Only defeated ones are left: { $totals }. Nobody wins.
dom-tale-scout-1 = { $name } scouts the city: { $vp } VP.
dom-tale-scout-2 = Far from the fighting { $name } keeps watch: { $vp } VP.
dom-tale-scout-3 = From the rooftops { $name } sees it all: { $vp } VP.
dom-tale-out-1 = For { $name } the war is over. The servant was **{ $servant }**.
dom-tale-out-2 = { $name } falls behind and is out; **{ $servant }** fades away.
dom-tale-out-3 = The Grail forgets { $name }. **{ $servant }** returns to the Throne.
dom-tale-resigned-1 = { $name } concedes. The servant was **{ $servant }**.
