# THE GATE: the squads one keeps.

squads-title = My squads
squads-one = Squad: { $name }
squads-none = You keep no squads yet. Build one here, and use it with one press in every duel whose squads are built (`/gate deal:build in secret`).
squads-line = **{ $name }** – { $contents }
squads-last = Last squad
squads-open = Open a squad
squads-new = New squad
squads-edit = Change the cards
squads-rename = Rename
squads-name = Name and keep
squads-save = Keep the change
squads-delete = Delete
squads-back = Back
squads-how = In a duel whose squads are built you play with it at one press.
squads-broken = Some cards of this squad are no longer there: { $contents }. Change it, or delete it.
squads-delete-ask = Do you really want to delete **{ $name }**?
squads-ask-decks = Choose four gate decks for your squad.
squads-built = This is your squad.
squads-form = Name of the squad
squads-look = Look at a squad you keep
squads-play = ★ { $name }
