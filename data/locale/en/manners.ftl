# How people treat each other at a table: its private screen, questions to the others, the log.

command-log = log
command-log-about = What happened at a table
command-table = table
command-table-about = What you may do at a table: pause, take back, leave, hand over …
key-table = Table
key-log = Log
key-agree = Agree
key-refuse = No
key-withdraw = Take it back
key-newer = Newer
key-older = Older

## The private screen

table-title = Table · { $game }
table-asked = Being asked
table-what = What would you like to do?
table-seat = Whose seat?
table-pace = Time for a decision: **{ $pace }**
table-until = The present decision ends { $when }.
table-since = The question was put { $when }.
table-paused = ⏸ **Paused** { $named ->
        [yes] { $since }, as **{ $name }** suggested.
       *[no] { $since }.
    } It goes on by itself { $when } at the latest.
board-paused = To go on before that, choose “Go on” under “Table”.
panel-paused = Nobody can decide until then. To go on before that, choose “Go on” under “Table” below.
table-line-of-seat = { $number }. **{ $name }**{ $sitting ->
        [late] {" "}· missed the last decision
        [away] {" "}· away, the computer plays
        [awaited] {" "}· away, the table waits
        [left] {" "}· left, the computer plays on
        [kicked] {" "}· sent away, the computer plays on
        [out] {" "}· out of the game
        [computer] {" "}· computer
       *[here] {""}
    }
table-sitting = { $sitting ->
        [late] missed the last decision
        [away] away; the computer plays
        [awaited] away; the table waits
        [left] left; the computer plays on
        [kicked] sent away; the computer plays on
        [out] out of the game
        [computer] computer
       *[here] at the table
    }
board-around = At the table
board-sitting = { $sitting ->
        [late] **{ $name }** missed the last decision; it was made for them.
        [away] **{ $name }** is away. The computer plays until they come back.
        [awaited] **{ $name }** is away. The table waits until they come back.
        [left] **{ $name }** has left. The computer plays on.
       *[kicked] **{ $name }** was sent away. The computer plays on.
    }
table-wish = { $wish ->
        [pause] Pause
        [resume] Go on
        [undo] Take back
        [concede] Concede
        [leave] Leave for good
        [kick] Send somebody away
        [replace] Hand a seat over
        [close] Close this table
       *[end] End this table
    }
table-wish-about = { $wish ->
        [pause] Stop the clock, if all agree
        [resume] Let the clock run again, if all agree
        [undo] Take back your last decision, if all agree
        [concede] You lose, by the rules of the game
        [leave] The computer takes your seat; counts as a loss
        [kick] More than half of the others must agree
        [replace] Somebody else takes a seat, if all agree
        [close] It cannot go on; it counts for nobody
       *[end] As a moderator; it counts for nobody
    }
table-sure = { $wish ->
        [pause] The others are asked. While the table is paused nobody can decide anything, and no time is lost.
        [resume] The others are asked. The clock goes on with the time that was left.
        [undo] The others are asked. Your last decision is taken back, and everything that came after it. This works only if nothing hidden was shown since, and chance had no say.
        [concede] Do you really want to concede?
        [leave] Do you really want to leave? The computer plays on in your place, and you cannot come back. It counts as a loss.
        [kick] The others are asked whether **{ $name }** is to go. If more than half of them agree, the computer plays on in that seat, and it counts as a loss for **{ $name }**.
        [close] This table cannot go on. If you close it, it counts for nobody, and it does not come back.
       *[replace] The others are asked.
    }
table-do = { $wish ->
        [pause] Ask for a pause
        [resume] Ask to go on
        [undo] Ask to take it back
        [concede] Concede
        [leave] Leave
        [kick] Ask the others
        [close] Close it
       *[replace] Ask the others
    }
table-whom = { $wish ->
        [kick] Who is to go?
       *[replace] Which seat?
    }
table-to-whom = { $own ->
        [yes] Who is to play on in your place? They see your hand from then on. They and all others at the table have to agree.
       *[no] Who is to play on for **{ $name }**? They see that hand from then on. They and all others at the table have to agree.
    }
table-people = Somebody from this server
table-done = Done.
table-asking = The others are being asked.
table-end-title = End this table
table-end-reason = Why? Everybody can read this.
table-ended = The table has ended. Board and log tell why.

## Questions to the others

motion-line = { $kind ->
        [pause] **{ $name }** asks for a pause
        [resume] **{ $name }** asks to go on
        [undo] **{ $name }** asks to take back a decision
        [kick] **{ $name }** asks that **{ $seat }** goes
       *[replace] **{ $name }** asks that **{ $other }** takes { $own ->
            [yes] their seat
           *[no] the seat of **{ $seat }**
        }
    } · { $agreed } of { $voters } agree · until { $when }
motion-text = { $kind ->
        [pause] **{ $name }** asks for a pause. The clock stands still until you go on together.
        [resume] **{ $name }** asks to go on. The clock runs again, with the time that was left.
        [undo] **{ $name }** asks to take back their last decision, and everything that came after it.
        [kick] **{ $name }** asks that **{ $seat }** goes. The computer plays on, and it counts as a loss. More than half of you have to agree.
       *[replace] **{ $name }** asks that **{ $other }** plays on in { $own ->
            [yes] their seat
           *[no] the seat of **{ $seat }**
        }. All of you have to agree.
    }
motion-count = { $people } · { $agreed } of { $voters } agree · until { $when }
motion-ended = { $ended ->
        [carried] { $kind ->
            [pause] ⏸ The table is paused. All agreed with **{ $name }**.
            [resume] ▶ The table goes on. All agreed with **{ $name }**.
            [undo] ↩ The last decision of **{ $name }** was taken back. All agreed.
            [kick] **{ $seat }** was sent away. The computer plays on.
           *[replace] **{ $other }** has taken a seat over. All agreed with **{ $name }**.
        }
       *[open] { $kind ->
            [pause] A pause, asked for by **{ $name }**
            [resume] Going on, asked for by **{ $name }**
            [undo] Taking back a decision, asked for by **{ $name }**
            [kick] Sending **{ $seat }** away
           *[replace] **{ $other }** in { $own ->
                [yes] the seat of **{ $name }**
               *[no] the seat of **{ $seat }**
            }, asked for by **{ $name }**
        }: { $ended ->
            [refused] **not agreed**.
            [expired] not everybody answered in time.
           *[moot] no longer needed.
        }
    }

## Ended by a moderator

board-stuck = **This table of { $game } ({ $people }) cannot go on.** Something went wrong on the bot’s side, and whoever hosts the bot has been told (id **{ $id }**). Once it is mended, the game comes back here.
board-stuck-moderator = A moderator may also end it, with “Table” below.
board-ended = **{ $moderator }** ended this table of { $game } ({ $people }). It counts for nobody.
board-ended-reason = > { $reason }

## The log

log-title = Log · { $game }
log-page = Table { $table } · page { $page } of { $pages }
log-empty = Nothing has happened yet.
log-late = **{ $name }** did not decide in time.
log-gave-up = **{ $name }** conceded.
log-notice = { $kind ->
        [opened] **{ $name }** opened the table.
        [joined] **{ $name }** sat down.
        [rose] **{ $name }** got up again.
        [began] The game began.
        [absent] **{ $name }** is away; the computer plays until they come back.
        [returned] **{ $name }** came back.
        [left] **{ $name }** left for good; the computer plays on.
        [kicked] **{ $name }** was sent away by vote; the computer plays on.
        [replaced] **{ $other }** plays on in the seat of **{ $name }**.
        [paused] The table was paused.
        [resumed] The table went on.
        [undone] { $text ->
            [1] One decision was taken back.
            [some] Something was taken back.
           *[other] { $text } decisions were taken back.
        }
       *[ended] **{ $name }** ended the table: { $text }
    }
error-not-moderator = Only moderators of this server can do that.
