# What was played: leaderboards, profiles, histories, replays.

page-before = Previous
page-after = Next ({ $page }/{ $pages })

## Leaderboards

ladder-title = { $game }: leaderboard
ladder-about = { $scope } · { $period }
ladder-empty = Nobody has finished a game against somebody else here yet.
ladder-line = **{ $rank }.** { $name } · { $told }
ladder-own = **{ $rank }. { $name }** ◀ · { $told }
ladder-computer = 🤖 { $name } · { $told }
ladder-points = **{ $points }**
ladder-record = { $wins } won, { $losses } lost{ $draws ->
        [0] {""}
       *[other] {", "}{ $draws } drawn
    }
ladder-played = { $played ->
        [1] 1 game with people
       *[other] { $played } games with people
    }
ladder-gone = a former player
ladder-agent-heuristic = Computer player
ladder-agent-random = Random player
ladder-agent-search = Searching player
ladder-mine = Where am I?
ladder-not-there = You are not here yet: finish a game with somebody else.
period-all = all time
period-season = season
period-season-since = season since { $day }
period-season-next = season since { $day } (the next one begins on { $next })
period-month = this month
scope-server = this server
scope-global = all servers
option-period = period
option-period-about = Since when games count

## Profiles

profile-title = { $name }: { $game }
profile-games = Another game
profile-points = points
profile-rating = Rating **{ $points }**, best { $best }
profile-alone = Against computer players only: { $finished } finished, { $won } won
profile-nothing = No finished game yet.
profile-favourites = Played most
profile-opponents = Met most
profile-tally = { $name } · { $played }× ({ $wins } won)
profile-count = { $played }× · { $wins } won
profile-curve =
    { $games ->
        [1] rating after the first game
       *[other] rating after each of { $games } games
    }
profile-win = { $count } won
profile-draw = { $count } drawn
profile-loss = { $count } lost
profile-rate = { $rate } % won

## Histories

history-title = { $name }: games played
history-none = No finished game yet.
history-line = **{ $game }** · { $outcome } · { $others } · { $when }
history-others = with { $names }
history-alone = alone
history-win = 🏆 won
history-loss = lost
history-place = place { $place } of { $seats }
history-draw = drawn
history-rating = { $before } → { $after } ({ $change })
history-open = Look at a game
history-entry = { $game } with { $others }
history-back = Back to the list
history-page = Page { $page } of { $pages }
history-elsewhere = Games on other servers, and in channels that you cannot see, are listed without a link.
past-ratings = Ratings
past-rating-line = { $name }: { $before } → **{ $after }** ({ $change })
past-rating-why = -# A rating also says how sure it is. With few games played it may rise after a draw or a loss.

key-replay = Replay
key-record = Record file

## Replays

replay-title = { $title } · step { $step }/{ $steps }
replay-start = ⏮ Start
replay-back = ◀ Back
replay-on = Next ▶
replay-end = End ⏭
replay-skip = Skip ahead ⏩
replay-jump = Go to step …
replay-form = A step, from 0 to { $steps }
replay-menu = Jump to …
replay-entry = Step { $step }: { $title }
replay-footer = Table { $table } · { $game } · as spectators saw it
record-file = The record of table `{ $table }`: seed, deal and every decision. Whoever has the bot’s program can check it: `python bot.py verify { $file }`
error-elsewhere = This table belongs to another server or to a channel that you cannot see, and you did not sit there.

## Commands

command-history = history
command-history-about = Games that somebody has finished
command-replay = replay
command-replay-about = Step through a finished game, as spectators saw it
command-profile = profile
command-profile-about = What somebody has played: rating, favourites, opponents
option-user = user
option-user-about = Who; nobody means you
option-replay-about = Which game; pick it from the list
