"""The Grail War: servant battles, and whole campaigns from creation to the last team standing."""
