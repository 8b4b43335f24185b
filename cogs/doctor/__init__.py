"""What `python bot.py doctor` looks at: one finding, and one line, for each thing."""
