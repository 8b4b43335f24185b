"""What a person sees: words, pictures, and screens that know no Discord."""
