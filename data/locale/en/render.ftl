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
