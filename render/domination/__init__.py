"""What a person sees of Fate/Domination."""
