# What the tables refuse, and why. Variables: table, game, limit, id.

error-no-such-table = There is no table { $table }.
error-unknown-game = This game is not installed here.
error-bad-options = The rules do not allow these options.
error-not-seated = You have no seat at this table.
error-not-invited = This challenge is for somebody else.
error-not-your-decision = You have nothing to decide at the moment.
error-stale = That was an older question. Here is what is asked now.
error-not-offered = This choice is not possible.
error-not-tentative = You cannot look further ahead. Make this choice first.
error-table-closed = This table is not in play.
error-table-running = This table is still in play.
error-not-replayable = The rules have changed since this game was played, so it cannot be shown again.
error-already-answered = This challenge has been answered already.
error-challenge-expired = This challenge was open for too long. Make a new one.
error-table-full = Every seat of this table is taken.
error-too-many-seats = As it is set up, this game is for at most { $most } players.
error-too-few-seats = This game needs at least { $least } players.
error-not-host = Only whoever opened the table can do that.
error-self-challenge = You cannot challenge yourself.
error-too-many-tables = You have { $limit } tables already. Finish one of them first.
error-enough-tables = Whoever is to have the seat has { $limit } tables already.
error-table-unreadable = This table cannot go on: something went wrong on the bot’s side. Whoever hosts the bot has been told (id **{ $id }**). Your other tables go on.
error-rules-fault = Something in the rules went wrong, and nothing was changed. Try another choice, and tell the bot’s host: { $id }
error-storage = This could not be saved, and nothing was changed. Please try again.
error-disk-full = There is no room left to save this, and nothing was changed. Please tell the bot’s host.
error-database-busy = The database is busy, and nothing was changed. Please try again in a moment.
error-database-damaged = The database is damaged. Please tell the bot’s host.

error-no-such-squad = You no longer have this squad. Open `/squads` again.
error-squad-nameless = A squad needs a name that can be seen.
error-squad-name-taken = You have another squad of this name.
error-too-many-squads = You have { $limit } squads, and that is all there is room for. Delete one first.
error-no-such-time-zone = There is no time zone “{ $zone }”. Write one such as `Asia/Seoul` or `Europe/Berlin`.

error-seat-lost = You have left this table, and a computer player has your seat now.
error-invited-only = Only those whom the host has invited may sit down here.
error-paused = The table is paused. Nobody can decide anything until it goes on.
error-not-possible = That makes no sense at this table just now.
error-nothing-to-undo = You have decided nothing here that could be taken back.
error-hidden-shown = Since then something hidden was shown, or chance had its say. That cannot be taken back.
error-undo-too-far = Too much has happened since then. That cannot be taken back any more.
error-too-many-motions = You are asking for { $limit } things already. Wait for the answers, or take a question back.
error-no-such-motion = This question is settled already.
error-no-vote = You have no say in this.
error-sat-here = They have, or had, a seat of their own at this table, and know what only that seat may know.
error-host-alone = Nobody else is here who could be the host. “Close” ends the table.
