# What is stored of people: /privacy.

command-privacy = privacy
command-privacy-about = What I store about you; get a copy, or delete it

privacy-title = Your data
privacy-intro = This is all I store. I read no messages, see no member list, and pass nothing on.
privacy-you = You
privacy-you-about = Your Discord id, your name as it was when you last played, and your language.
privacy-games = Your games
privacy-games-about = Where and when you played, your seat, every decision you took, how it ended, and your rating after each game. Who was invited, paused, voted or left stands in a table’s log.
privacy-wishes = Your wishes
privacy-wishes-about = What you set with `/preferences`, and the squads you keep.
privacy-where = Where, and for how long
privacy-where-about = In the bot host’s database until you delete it. Backups of it are replaced by newer ones within days. Messages that I wrote in channels belong to their server and stay there.
privacy-export = Export my data
privacy-delete = Delete my data
privacy-back = Back
privacy-exported = Here is all that I store about you, as a file. Only you can see this.
privacy-delete-title = Delete your data?
privacy-delete-ask = This cannot be undone.
privacy-delete-now = At once
privacy-delete-now-about = Your preferences, squads, rating, name and id are deleted. You leave every lobby. { $games ->
    [0] You are in no running game.
    [one] You concede your running game: a computer player takes your seat, and in a game of two the other wins.
   *[other] You concede your { $games } running games: a computer player takes your seat, and in games of two the other wins.
}
privacy-delete-stays = What stays
privacy-delete-stays-about = Finished games, so that the others keep theirs: “{ $nobody }” has your place in them and on leaderboards, and nothing leads back to you.
privacy-delete-yes = Yes, delete everything
privacy-deleted = Done. I know nothing about you any more. If you play again, you begin anew.
