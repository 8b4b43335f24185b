# /help: what the bot can do.

command-help = help
command-help-about = What I can do, and how to begin
help-heading = Ruler · { $title }

help-start-title = First steps
help-start =
    I am a game master. I deal, know every rule, keep every hand secret, and forget no table.

    {"**"}Pick a game**
    • `/gate` – THE GATE, a duel of summoners for 2. Without an opponent you play against me, at once: the quickest way to try.
    • `/challengers` – Challengers!, a tournament for 1 to 8 with decks that grow.
    • `/domination` – Fate/Domination, a Grail War on a board for 3 to 7.
    • `/battle` – a battle of servants from the Grail War; `/war` is the whole campaign.
    `/play` opens a table for any of them: others join, computers fill the seats.

    {"**"}Then** press “{ $hand }” below the board: only you see what opens there. That is all you need; every choice is a button or a menu.

help-table-title = A table
help-table =
    Whoever types the command of a game, or `/play`, opens a **table**. Others press **Join**; the host may fill seats with computers and change the options, and starts.

    • Every table has its own thread with a **board** that is always up to date.
    • You may sit at several tables at a time: `/tables` lists them, with the ones that wait for you first.
    • `/table` says what else you may do: pause, take a move back, leave, hand your seat over.
    • `/concede` concedes, after a question back.

help-play-title = Playing
help-play =
    • **{ $hand }** below the board, or `/hand` anywhere, shows your cards and your decision.
    • “Send to my DMs” writes to you there whenever it is your turn.
    • Each decision has a time limit, shown on the board. When it passes, I choose what does least harm; if you stay away, a computer sits in until you come back.
    • Nothing is lost if I am restarted, and nobody waits twice for the same thing.
    • Who has no seat can watch the board, but never sees a hand.

help-lookup-title = Looking things up
help-lookup =
    • `/card` – any card of any game, with its picture. Type a part of its name in Korean or English.
    • `/rules` – the rules of a game in short pages, with pictures. The topic may be any word you are looking for, or the number of a clause (TG-50). The full rulebook can be opened from every page.
    • `/tables` and `/hand` – your games and your cards.
    • `/log` – what happened at a table.

help-after-title = After a game
help-after =
    • The board becomes a result card, with the seal of the deal opened: “Record file” lets anybody check that no card was swapped.
    • **Replay**, or `/replay`, steps through a finished game as spectators saw it.
    • `/history` lists finished games, `/profile` shows rating, favourites and opponents, `/leaderboard` who stands where on this server or on all of them.
    • Only games with at least two people count for ratings. Whoever concedes has lost; a table that a moderator ends counts for nobody.

help-settings-title = Settings
help-settings =
    • `/preferences` – your language, DMs, pings, automatic small choices, colours that everybody can tell apart.
    • `/squads` – squads you keep for THE GATE.
    • `/settings` – for those who manage the server: language, channels, pace, season.
    • `/privacy` – what is stored about you, as a file; and how to have it deleted.

help-trust-title = Secrets and fairness
help-trust =
    Hands, decks and hidden choices are shown to nobody who may not see them.

    Before the first card is dealt, the board shows a **seal**: the SHA-256 of the seed that all shuffles come from. When the game is over the seed itself is shown. With the record file, anybody can play the game again and see that every shuffle followed from it.
