# Challengers!: what one seat is asked, and what the host may set.

ch-deck-empty = There are no cards here.
ch-panel-title = My hand · { $title }
ch-panel-ready = You are ready. Still at it: **{ $name }**
ch-panel-left = You have left the tournament. A robot plays on in your seat.
ch-ask-pile = From which pile do you draw five cards?
ch-ask-pick = Take a card. Once a round you may replace the whole display.
ch-ask-left =
    Pile { $level } · { $left ->
        [1] { $left } card to take
       *[other] { $left } cards to take
    }
ch-ask-extra = Pile { $level } · an extra card
ch-ask-promote = Give up a card for a better one?
ch-ask-exchange = Which card do you give up?
ch-ask-trim = **Thin your deck out?** Pick what leaves it for good, or keep all; then you are ready.
ch-ask-dig = Which card goes on top of your deck?
ch-ask-search = Which card goes on top of your deck?
ch-ask-arrange = In which order do the cards go back? The first is revealed next.
ch-ask-arrange-sink = In which order do the cards go back? The first is revealed next, the last goes to the bottom.
ch-ask-display = Still in the display: { $cards }
ch-ask-exhaust = Which cards are exhausted? Up to { $most }.
ch-ask-exhaust-slot = Which slot is exhausted?
ch-ask-recycle = Which cards return to the deck? Up to { $most }.
ch-ask-automatic = A minute is all there is. Such choices can also be made for you: /preferences
ch-ask-about = “{ $card }”: { $text }
ch-meets = You meet **{ $name }** next (deck of { $deck }).
ch-draft-taken = ▸ taken: “{ $card }”
ch-draft-gained = ▸ “{ $card }” brings { $cards }
ch-draft-removed = ▸ removed: { $cards }
ch-your-deck =
    { $count ->
        [1] Your deck: { $count } card
       *[other] Your deck: { $count } cards
    }
ch-deck-line =
    { $count ->
        [1] **{ $power }** { $name }
       *[other] **{ $power }** { $name } ×{ $count }
    }
ch-card-line = { $number }. { $name } ({ $level }, power { $power }): { $text }
ch-your-fans = Your fans: { $fans }
ch-trophy = round { $round }: { $fans }
ch-tokens = tokens: { $fans }
ch-label-pile =
    { $count ->
        [1] Pile { $level }: take { $count } card
       *[other] Pile { $level }: take { $count } cards
    }
ch-label-take = { $number } { $name }
ch-label-redraw = New display
ch-label-card = { $name } ({ $power })
ch-label-slot = slot { $slot }
ch-trim-menu = Cards that leave the deck
ch-sure-trim = **Do you really want to remove { $count }?** They do not come back. Cards left in your deck: { $left }
ch-do-trim = Remove { $count }
ch-ready = Keep all – ready
ch-page-deck = My deck
ch-page-board = Board
ch-page-match = My match

ch-set-cards = Cards
ch-set-left-out = Set left out
ch-set-by-lot = by lot
ch-set-difficulty = Robot
ch-set-special = Solo Special Challenge
ch-set-early-win = Early win (1 or 2 players)
ch-set-choices = Choices in a match
ch-difficulty-1 = 1 – easy
ch-difficulty-2 = 2 – fair
ch-difficulty-3 = 3 – a match
ch-difficulty-4 = 4 – strong
ch-difficulty-5 = 5 – hardly fair
ch-difficulty-unfair = With several people at the table this robot may feel unfair.
ch-special-off = off
ch-special-on = on (one player)
ch-early-win-total = with 11 fans
ch-early-win-lead = with a lead of 11 fans
ch-choices-automatic = automatic for all
ch-choices-asked = everybody as they prefer
