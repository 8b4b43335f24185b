# How people hear that they must act.

ping-all-turn = { $people }: it is your turn.
ping-all-turn-until = { $people }: it is your turn. Your time is up { $when }.
ping-all-reminder = ⏳ { $people }: your time is up { $when }. After that, the usual choice is made for you.
ping-awaited = Yet to decide: { $people }
ping-dm-turn = **{ $about }**: it is your turn.
ping-dm-turn-until = **{ $about }**: it is your turn. Your time is up { $when }.
ping-dm-reminder = ⏳ **{ $about }**: your time is up { $when }. After that, the usual choice is made for you.
ping-dm-how = -# `/preferences` says how I call you.
ping-table = { $game } with { $others }
