# What Discord's side says: commands, boards, buttons and answers.

## Commands and their options, as Discord lists them

command-gate = gate
command-gate-about = Play a duel of THE GATE against somebody, or against the bot
command-challengers = challengers
command-challengers-about = Open a tournament of Challengers! for 1 to 8 players
command-domination = domination
command-domination-about = Open a table of Fate/Domination for 3 to 7 players
command-battle = battle
command-battle-about = Let two servants of the Grail War fight, against somebody or the bot
command-war = war
command-war-about = Open a table for a whole Grail War: 2 to 7 teams of master and servant
command-tables = tables
command-tables-about = Your tables, with links to their boards
command-hand = hand
command-hand-about = Your hand and your decision
command-concede = concede
command-concede-about = Concede the game at a table
command-squads = squads
command-squads-about = The squads you keep for THE GATE
command-rules = rules
command-rules-about = The rules of a game in short
command-leaderboard = leaderboard
command-leaderboard-about = Who is how strong at a game
option-opponent = opponent
option-opponent-about = Whom you challenge; nobody means the bot
option-deal = deal
option-deal-about = How the squads come about
option-pool = pool
option-pool-about = Whether both may bring the same cards
option-servant = servant
option-servant-about = Your servant; nobody means one at random
option-against = opponents-servant
option-against-about = The opponent’s servant; nobody means one at random
option-masters = masters
option-masters-about = Whether a master stands behind each servant
option-length = length
option-length-about = How long they fight
option-sides = sides
option-sides-about = Three or more: a brawl, for which people gather first
option-table = table
option-table-about = Which table, if you have several
option-game = game
option-game-about = Which game
option-scope = scope
option-scope-about = This server or all of them
deal-random = random squads (quickest)
deal-preset = preset squads
deal-build = build in secret
deal-draft = draft
length-one = one battle
length-end = to the end (up to five battles)
pool-own = each has all cards
pool-shared = one set for both
game-gate = THE GATE
game-challengers = Challengers!
game-grail_war = Grail War
game-battle = Servant battle
game-domination = Fate/Domination

## Buttons

key-accept = Accept
key-decline = Decline
key-cancel = Take it back
key-hand = My hand
key-hand-against = Hand: { $game } with { $name }
key-concede-against = Concede: { $game } with { $name }
key-anew = Start over
key-details = Details
key-refresh = Refresh
key-board = To the board
key-rematch = Rematch
key-dm-on = Send to my DMs
key-dm-off = No more DMs
key-concede = Concede
key-keep = Keep playing

## Boards

name-house = Ruler
name-house-numbered = Ruler { $number }
name-houses = { $count } computers
board-challenge = { $opponent }, **{ $host }** challenges you to { $game }.
board-expires = The challenge ends { $when }.
board-begins = **{ $host }** plays against the bot. The board is coming.
board-in-thread = The game is played in { $thread }.
board-asked = { $people }: your decision. Press “My hand”.
board-sealed = Table { $table } · sealed deal { $commitment }
board-seal = The sealed deal
board-seed = The seal is open. Seed: `{ $seed }`. “Record file” says how to check that no card was swapped.
board-declined = **{ $host }** and **{ $opponent }** did not play { $game }: the challenge was declined.
board-expired = **{ $host }** and **{ $opponent }** did not play { $game }: nobody answered in time.
board-aborted = **{ $host }** against **{ $opponent }** ({ $game }): the table was closed without a result.

## Answers

challenge-accepted = Accepted. The cards are dealt, and the board is on its way.
challenge-declined = Declined.
challenge-cancelled = You took the challenge back.
rematch-begun = A new game has begun. Its board is below.
rematch-asked = You asked { $name } for a rematch.
concede-ask = Do you really want to concede? { $table }
concede-done = You conceded. Thank you for the game.
dm-sent = Sent to your DMs too. From now on you find your panel there whenever it is your turn.
dm-stopped = No more DMs. The board’s button and `/hand` work as before.
dm-closed = Your DMs are closed to me, so nothing was sent. Nothing else changes: the board’s button and `/hand` work as before.
dm-later = The DM could not be sent now. The board’s button and `/hand` work as before.
panel-table =
    { $count ->
        [0] { $game }
        [1] { $game } · against { $names }
       *[other] { $game } · with { $names }
    }
panel-draft = As you left it. Nothing of it is decided yet.
panel-board-blocked = The board cannot be shown: I lack { $count ->
        [1] the permission
       *[other] the permissions
    } { $missing } there. Your game goes on.
tables-until = { $line } · decide { $when }
tables-stuck = { $line } · whoever hosts the bot has been told (id **{ $id }**)
tables-count = { $count } tables
tables-which = You play at several tables. Which one do you mean?
tables-none = You have no tables. Start one with /play.
table-line = { $game } against { $opponent } · { $state }
table-line-alone = { $game } · { $state }
state-waiting = waiting for players
state-turn = your turn
state-playing = their turn
state-open = not answered yet
state-stuck = cannot go on

## What cannot be done

error-old-control = This button is from an earlier version and does nothing any more. Use /tables to find your games.
error-old-board = This board is old. The button below leads to the present one.
error-old-command = Discord still shows you an old form of this command. Wait a minute and try again.
error-bad-option = Discord could not make sense of one of the options. Pick it from the list.
error-bot-opponent = A bot cannot be challenged. Leave the opponent out to play against me.
error-opponent-elsewhere = This person is not on this server.
error-missing-permissions = I cannot play here: I lack { $count ->
        [1] the permission
       *[other] the permissions
    } { $missing } in this channel.
error-no-table = You are not playing anywhere at the moment. Start with /play.
error-which-table = You play at several tables. Say which one you mean, or use /tables.
error-server-only = This works only on a server.
error-no-window = Opening the window took too long. Press again, please.
error-closing = I am just restarting. Nothing is lost; try again in a minute.
error-unexpected = Something went wrong on my side. Your game is safe. If it happens again, tell the bot’s host: { $id }

## Permissions, as Discord's settings call them

permission-read-messages = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-embed-links = Embed Links
permission-attach-files = Attach Files
permission-create-public-threads = Create Public Threads
