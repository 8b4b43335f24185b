"""Tables in play: challenged, decided at, timed, resumed, finished and counted.

`Tables` (service.py) is the door. A table's state, its seed and the entries a seat may not see
never leave this package except through a game's views. Nothing here knows Discord.
"""
