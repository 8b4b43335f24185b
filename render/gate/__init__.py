"""How THE GATE is shown: its words, its pictures and its screens."""
