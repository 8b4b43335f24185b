"""The private panel: a seat's deck and fans, and its decision as buttons and menus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.challengers.cards import Card
from engine.challengers.operations import Arrange
from engine.challengers.questions import SMALL
from engine.challengers.view import MatchView, PlayerView, TournamentView
from engine.kernel import Decision, Positions
from render import theme
from render.challengers.arena import arena_picture
from render.challengers.board import board_picture
from render.challengers.card import cards_picture, deck_picture
from render.challengers.facts import (
    board_alt,
    card_lines,
    deck_lines,
    match_line,
    position_alt,
    title,
)
from render.challengers.labels import labels
from render.challengers.names import Scene
from render.challengers.rules_text import card_text
from render.challengers.story import drafted
from render.panel import (
    ALT,
    ENTRIES,
    FIELD_VALUE,
    TEXT,
    Button,
    Commit,
    Field,
    Page,
    Picture,
    Screen,
)
from render.picker import Picker, Row, picked_on
from render.screens import SeatPanel
from render.words import fit

BOARD, DECK, MATCH = "board", "deck", "match"
_PAGES = (BOARD, DECK, MATCH)
_WIDTH = 1000
_MOST_DRAWN = 12
_BUTTONS = 5
_TOLD = 4


class Panel(SeatPanel[Scene, TournamentView]):
    """What one seat of the game is shown."""

    def _known_page(self) -> str:
        if self.page == MATCH:
            return self.page if self._match() is not None else ""
        if self.page in _PAGES:
            return self.page
        asked = self.decision is not None and any(picked_on(self.page, self.decision))
        return self.page if asked else ""

    def _made(self) -> Screen:
        fields = [] if self._choosing else [self._deck_field(), self._trophies()]
        return Screen(
            title=self.scene.words("ch-panel-title", title=title(self.scene, self.view)),
            text=fit("\n\n".join(part for part in self._text() if part), TEXT // 2),
            fields=tuple(field for field in fields if field is not None),
            picture=self._picture(),
            rows=tuple(self._rows()),
            colour=theme.EMBED,
        )

    @property
    def _choosing(self) -> bool:
        """Whether this page asks for a choice inside a match, which wants no more than that."""
        asked = self.decision is not None and self.decision.kind in SMALL
        return asked and self.page not in _PAGES

    @property
    def _me(self) -> PlayerView:
        return self.view.players[self.seat]

    def _match(self) -> MatchView | None:
        """The latest match of this seat."""
        for match in self.view.matches:
            if self.seat in (match.sides[0].seat, match.sides[1].seat):
                return match
        return None

    # Text

    def _text(self) -> list[str]:
        parts = [self._question()]
        if self.page == "" and not self._choosing:
            parts += ["\n".join(drafted(self.scene, self.story)[-_TOLD:]), self._meeting()]
        return parts

    def _question(self) -> str:
        """What the seat is asked, and what it should know for it."""
        words, view, decision = self.scene.words, self.view, self.decision
        if self._trimmed:
            left = len(self._me.deck or ()) - len(self._trimmed)
            asked = words("ch-sure-trim", count=len(self._trimmed), left=left)
            return f"{asked}\n{self.scene.names([self._trims(n) for n in self._trimmed])}"
        if decision is None:
            if view.result is not None:
                return words("panel-over")
            if self._me.left:
                return words("ch-panel-left")
            others = [self.scene.player(seat) for seat in view.asked if seat != self.seat]
            key = "ch-panel-ready" if self._me.ready else "panel-wait"
            return words(key, name=", ".join(others) or "–")
        asked = words(
            f"ch-ask-{decision.kind.replace('_', '-')}",
            least=decision.least,
            most=decision.most,
        )
        match decision.about:
            case ("card", str(key), *_):
                card = self.scene.card(key)
                if decision.kind == "arrange" and _sinks(card):
                    asked = words("ch-ask-arrange-sink")
                if view.draft is not None and view.draft.display:
                    left = self.scene.names(view.draft.display)
                    asked += "\n" + words("ch-ask-display", cards=left)
                text = card_text(self.scene, card).replace("\n", " ")
                about = words("ch-ask-about", card=self.scene.name(key), text=text)
                small = decision.kind in SMALL
                hint = "\n-# " + words("ch-ask-automatic") if small else ""
                return f"{asked}\n{about}{hint}"
            case (str(level), int(left), int(extra)) if decision.kind == "pick":
                key = "ch-ask-extra" if extra else "ch-ask-left"
                return f"{asked}\n{words(key, level=level, left=left)}"
            case _:
                return asked

    def _meeting(self) -> str:
        """Whom the seat meets in this round, and how its latest match ended."""
        lines: list[str] = []
        if self.view.phase == "deck":
            for pair in self.view.pairs:
                if self.seat in pair:
                    other = pair[0] if pair[1] == self.seat else pair[1]
                    name, size = self.scene.player(other), self.view.players[other].deck_size
                    lines.append(self.scene.words("ch-meets", name=name, deck=size))
        match = self._match()
        if match is not None:
            lines.append(match_line(self.scene, match))
        return "\n".join(lines)

    # Fields

    def _deck_field(self) -> Field | None:
        deck = self._me.deck
        if deck is None:
            return None
        lines = deck_lines(self.scene, deck, self.view.round)
        name = self.scene.words("ch-your-deck", count=len(deck))
        return Field(name, fit(" · ".join(lines), FIELD_VALUE))

    def _trophies(self) -> Field | None:
        """One's own trophies with their fans, which only their owner may see for now (CH-86)."""
        me, words = self._me, self.scene.words
        if not me.trophies and not me.tokens:
            return None
        parts = [
            words("ch-trophy", round=each.round, fans="?" if each.fans is None else each.fans)
            for each in me.trophies
        ]
        if me.tokens:
            parts.append(words("ch-tokens", fans=me.tokens))
        fans = "?" if me.fans is None else str(me.fans)
        return Field(words("ch-your-fans", fans=fans), " · ".join(parts))

    # The picture

    def _picture(self) -> Picture | None:
        scene, view = self.scene, self.view
        match = self._match()
        if self.page == BOARD:
            alt = board_alt(scene, view)
            return Picture(board_picture(scene, view), _WIDTH, alt, "board.png")
        if match is not None and (self.page == MATCH or self._in_match()):
            alt = position_alt(scene, match)
            return Picture(arena_picture(scene, match), _WIDTH, alt, "match.png")
        shown = self._cards_to_choose() if self.page != DECK else ()
        if shown:
            alt = fit("\n".join(card_lines(scene, shown, view.round)), ALT)
            return Picture(cards_picture(scene, shown, view.round), _WIDTH, alt, "cards.png")
        deck = self._me.deck
        if deck is None:
            return None
        alt = fit("\n".join(deck_lines(scene, deck, view.round)), ALT)
        return Picture(deck_picture(scene, deck, view.round), _WIDTH, alt, "deck.png")

    def _in_match(self) -> bool:
        """Whether the question is about cards that lie in the match."""
        return self.decision is not None and self.decision.kind in {
            "exhaust",
            "exhaust_slot",
            "recycle",
        }

    def _cards_to_choose(self) -> Sequence[str]:
        """The display, or the cards of the deck that are looked at; no more than can be drawn."""
        decision = self.decision
        if decision is None or decision.kind in {"trim", "promote", "exchange"}:
            return ()
        keys = [str(option[1]) for option in decision.options if option[0] in {"take", "card"}]
        return keys[:_MOST_DRAWN]

    # The rows

    def _rows(self) -> list[Row]:
        """The decision, and below it the ways to the other pages."""
        words, decision = self.scene.words, self.decision
        if self.page in _PAGES:
            others = [page for page in (DECK, BOARD, MATCH) if page != self.page]
            back = Button(words("page-back"), Page(""), "primary")
            return [(back, *self._ways([page for page in others if self._leads_to(page)]))]
        ways = self._ways([page for page in (DECK, BOARD, MATCH) if self._leads_to(page)])
        if decision is None:
            return [ways]
        rows = self._decision_rows(decision)
        return [*rows, ways]

    def _leads_to(self, page: str) -> bool:
        if page == MATCH:
            return self._match() is not None
        if page == DECK and self.page == "":
            return bool(self._cards_to_choose()) or self._in_match()
        return page != DECK or self._me.deck is not None

    def _ways(self, pages: Sequence[str]) -> tuple[Button, ...]:
        return tuple(Button(self.scene.words(f"ch-page-{page}"), Page(page)) for page in pages)

    def _decision_rows(self, decision: Decision) -> list[Row]:
        named = labels(self.scene, self.view, decision)
        if decision.kind == "pick":
            buttons = [
                Button(label.text, Commit(((n,),)), label.style) for n, label in enumerate(named)
            ]
            return [
                tuple(buttons[start : start + _BUTTONS])
                for start in range(0, len(buttons), _BUTTONS)
            ]
        if self._trimmed:
            return self._sure(self._trimmed)
        picker = Picker(decision, named, self.scene.words)
        rows = picker.rows(self.page)
        if decision.kind == "trim":
            rows = [self._ready(row) for row in rows]
        return rows

    @property
    def _trimmed(self) -> Positions:
        """The cards to be removed for good, when it is asked whether they really are."""
        decision = self.decision
        if decision is None or decision.kind != "trim" or len(decision.options) > ENTRIES:
            return ()
        return picked_on(self.page, decision)[0]

    def _trims(self, position: int) -> str:
        assert self.decision is not None  # noqa: S101 - only asked of its options
        return str(self.decision.options[position][1])

    def _sure(self, picks: Positions) -> list[Row]:
        """The cards that were picked are removed, or it is picked again."""
        words = self.scene.words
        yes = Button(words("ch-do-trim", count=len(picks)), Commit((picks,)), "danger")
        return [(yes, Button(words("page-back"), Page(""), "primary"))]

    def _ready(self, row: Row) -> Row:
        """The trim's row with its button for "remove nothing" named after what it does."""
        if not isinstance(row, tuple):
            words = self.scene.words
            all_shown = self.decision is not None and len(self.decision.options) <= ENTRIES
            act = Page("pick:") if all_shown else row.act
            return replace(row, placeholder=words("ch-trim-menu"), act=act)
        return tuple(
            replace(button, label=self.scene.words("ch-ready"), style="success")
            if button.act == Commit(((),))
            else button
            for button in row
        )


def _sinks(card: Card) -> bool:
    """Whether the last of the cards it lets one arrange go to the bottom."""
    operations = (each for ability in card.abilities for each in ability.operations)
    return any(isinstance(each, Arrange) and each.sink for each in operations)
