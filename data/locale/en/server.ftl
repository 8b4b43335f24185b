# What a server can set: /settings.

command-settings = settings
command-settings-about = For moderators: language, channels, pace, threads, pings, seasons

server-title = Settings of this server
server-intro = They hold for everybody here; tables that are in play keep their pace, language and thread. **Bold** is what holds now.
server-reset = All as at first
server-reset-ask = All settings of this server would be as at first. Really?
server-reset-yes = Yes, reset
server-reset-no = No, keep them

server-pace = Time for a decision
server-pace-about = When it is over, the usual choice is made for whoever was asked.
server-pace-choose = Time for a decision
server-pace-house = as the game needs, at most { $time } (default)
server-now = Holds now
server-time-minutes = { $count } minutes
server-time-hours = { $count } hours
server-time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

server-locale = Language of boards
server-locale-about = Of everything that all can read. Everybody’s own panels are in their own language.
server-locale-discord = As Discord
server-locale-ko = 한국어
server-locale-en = English

server-threads = Threads
server-threads-about = Every table gets a thread of its own, so that the channel stays tidy.
server-threads-on = Threads: on
server-threads-off = Threads: off
server-threads-turn-on = Turn threads on
server-threads-turn-off = Turn threads off

server-pings = Pings
server-pings-about = Whoever must act is pinged at the table, if they have not chosen otherwise. When off, nobody is pinged in public; whoever asked for DMs still gets them.
server-pings-on = Pings: on
server-pings-off = Pings: off
server-pings-turn-on = Turn pings on
server-pings-turn-off = Turn pings off

server-season = Season
server-season-about = Leaderboards can count from the first day of a season on.
server-season-since = **From { $date }, 0:00** · time zone { $zone }
server-season-none = **None** (default) · time zone { $zone }
server-season-key = Season …
server-season-date = First day (empty: no season)
server-season-zone = Time zone

server-channels = Channels for tables
server-channels-about = Where tables may be opened, threads included.
server-channels-all = **Everywhere** (default)
server-channels-choose = Channels for tables (none: everywhere)

server-enders = Who may end tables
server-enders-about = Besides those who may manage the server.
server-enders-none = **Nobody else** (default)
server-enders-choose = Roles that may end any table

error-manage-server = Only those who may manage the server can change its settings.
error-channel-not-allowed = Tables are not opened in this channel. Go to { $channels }.
error-bad-date = “{ $text }” is no date. Write one such as `2026-03-01`.
