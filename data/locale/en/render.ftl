# What every game's screens say.

pick-one = Choose one
pick-exactly = Choose { $count }
pick-between = Choose { $least } to { $most }
pick-order = Choose the order (first on the left)
pick-next = Pick number { $number } (at most { $most })
pick-none = Choose nothing
pick-done = Confirm
pick-again = Start over
page-next = Next page ({ $page }/{ $pages })
page-back = Back
primer-front = The title of { $game }, with its emblem
primer-names = Mina, Alex, Jordan, Waver

## Rules

rules-find = Search the rules
rules-find-line = A word or two
rules-find-choice = 🔎 Search for “{ $text }”
rules-found-title = Rules: “{ $text }”
rules-found = { $count ->
        [1] Found in one place.
       *[other] Found in { $count } places.
    }
rules-found-nothing = Nothing is written about this. Try another word, or a shorter one.
rules-open = Open a page
rules-clauses = Open a clause of the full rulebook
rules-sections = Read the full rulebook
rules-clause-section = Other clauses of this section
rules-clause-named-in = Clauses that name this one
option-topic = topic
option-topic-about = A topic from the list, a word to look for, or the number of a clause
