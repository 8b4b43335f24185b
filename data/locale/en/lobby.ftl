# A table that waits for people.

lobby-open = **{ $host }**’s table: { $game }
lobby-title = { $game } with { $host }
lobby-how = { $ready ->
        [yes] Press **Join** to sit down. **{ $host }** can press **Start** now.
       *[no] Press **Join** to sit down. It can begin when { $least } sit here.
    }
lobby-awaited = { $people }: you are invited. Press **Join** to come, or **Leave**.
lobby-seats = { $here } of { $most } seats taken
lobby-who = At the table
lobby-settings = What is played
lobby-line = { $number }. **{ $name }**{ $role ->
        [host] {" "}· host
        [invited] {" "}· invited
        [computer] {" "}· computer
       *[here] {""}
    }
lobby-role =
    { $role ->
        [host] host
        [invited] invited
        [computer] computer
       *[here] here
    }
lobby-free = free seat { $number }
lobby-expires = Closes { $when } unless somebody comes.
lobby-set-what = Change …
lobby-set-now = as it is now
lobby-set-value = { $name }: **{ $value }**
lobby-closed = **{ $host }** closed the table ({ $game }).
lobby-expired = Nobody began in time: the table of **{ $host }** ({ $game }) is closed.
lobby-aborted = The table of **{ $host }** ({ $game }) was closed without a result.
key-watch = Watch the fights again
key-join = Join
key-leave = Leave
key-start = Start
key-more-computers = + Computer
key-fewer-computers = − Computer
key-options = Options
key-close = Close

pace = { $unit ->
        [days] { $count ->
            [1] 1 day
           *[other] { $count } days
        }
        [hours] { $count ->
            [1] 1 hour
           *[other] { $count } hours
        }
       *[minutes] { $count ->
            [1] 1 minute
           *[other] { $count } minutes
        }
    }

lobby-invited-only = Only those whom the host invites may sit down.
lobby-computers-make-way = There is room: a computer makes way for whoever joins.
lobby-pace = Time for a decision
lobby-entrance = Who may join
lobby-entrance-who = { $who ->
        [invited] only those invited
       *[anybody] anybody
    }
lobby-threads = Where it is played
lobby-threads-where = { $where ->
        [thread] in a thread of its own
        [channel] in the channel
       *[usual] { $usual ->
            [yes] as usual here (in a thread)
           *[no] as usual here (in the channel)
        }
    }
lobby-invite = Invite people …
lobby-invited = { $people }: **{ $host }** invites you to { $game } → { $link }
lobby-heir = Make somebody else the host …
lobby-fill = Fill with computers
command-play = play
command-play-about = Open a table for any of the games
option-play-about = What is to be played
