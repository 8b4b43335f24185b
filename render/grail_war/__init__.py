"""What a person sees of the Grail War TRPG."""
