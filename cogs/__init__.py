"""Discord: slash commands, buttons, panels and the publisher. Thin."""
