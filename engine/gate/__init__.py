"""THE GATE, a duel of summoners: its cards, its rules and what a seat may see of it."""
