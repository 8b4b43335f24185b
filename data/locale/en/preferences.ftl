# What a person can set: /preferences.

command-preferences = preferences
command-preferences-about = Your language, pings, panels and colours

preferences-title = Your preferences
preferences-intro = They hold in every server and at every table, at once. One press sets one thing. **Bold** is what you have now.
preferences-default = { $value } (default)
preferences-reset = All as at first

preferences-language = Language
preferences-language-about = Of everything that only you can read. Boards speak the language of their server.
preferences-language-discord = As Discord
preferences-language-ko = 한국어
preferences-language-en = English

preferences-panels = Your panels
preferences-panels-about = Your hand and your decision. The button below a board and `/hand` always work; with DMs you also find it in our private conversation when it is your turn.
preferences-panels-here = Panels: board button only
preferences-panels-dm = Panels: by DM too

preferences-pings = When it is your turn
preferences-pings-about = You are called by a new message, and once more before your time is up. The message goes away as soon as you have acted.
preferences-pings-always = Pings: at the table
preferences-pings-dm = Pings: by DM
preferences-pings-never = Pings: never

preferences-automatic = Small choices
preferences-automatic-about = Where hardly anybody would choose otherwise, the usual choice is made for you, so that nobody waits.
preferences-automatic-on = Small choices: automatic
preferences-automatic-off = Small choices: ask

preferences-palette = Colours
preferences-palette-about = Of the pictures that only you see. The second palette is for whoever cannot tell red from green. Boards also tell everything by letters and shapes.
preferences-palette-standard = Standard colours
preferences-palette-colour_blind = Red-green safe
