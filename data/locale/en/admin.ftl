# For the bot's owner: /admin status.

command-admin = admin
command-admin-about = For the bot’s owner
command-admin-status = status
command-admin-status-about = How the bot is: tables, database, backups, errors

admin-title = How I am
admin-running = Running
admin-running-line = since { $since } · { $servers ->
    [one] { $servers } server
   *[other] { $servers } servers
} · { $latency } ms to Discord
admin-tables = Tables
admin-tables-line = { $open } open · { $playing } in play · { $finished } finished · { $ended } ended without a result
admin-quarantined = In quarantine
admin-quarantined-none = None.
admin-boards = Boards still to be shown
admin-database = Database
admin-database-line = { $size } MB
admin-database-server = On a server of its own.
admin-backup = Last backup
admin-backup-line = { $when }, { $count } kept
admin-backup-none = There is none.
admin-errors = Errors since the start
admin-errors-line = { $count }, the last one { $id }

error-not-owner = Only the owner of this bot may see that.
