"""Names that players might have, the worst a picture or a line can be asked to hold."""

LONG = ("Alexandria Wintergreen-Smithers the Third", "루이자 폰 하이델베르크 그라프 주니어")
WIDE = ("W" * 24, "뷁" * 24)
EMOJI = "🙂 철수 👨\u200d👩\u200d👧"
HARD = (*LONG, "サーバント大好きな人たちの会", EMOJI, *WIDE, "")
