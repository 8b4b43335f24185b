"""The private panel: a seat's cards and its decision."""

from __future__ import annotations

from engine.domination.view import WarView
from render import theme
from render.domination.board import WIDTH, board_picture
from render.domination.cards import Held, card_line, hand_picture, people_picture
from render.domination.facts import alt_text, headline, player_line
from render.domination.labels import ability_of, held, labels
from render.domination.names import Scene
from render.domination.phrases import dashed, signless
from render.domination.story import latest
from render.domination.texts import ability_text
from render.domination.turns import bottom, known_page, turn_rows
from render.panel import ALT, FIELD_VALUE, Field, Picture, Screen
from render.picker import Picker, Row, picked_on
from render.screens import SeatPanel
from render.words import fit

STORY = 1100
BOARD, CARDS = "board", "cards"
MOST_DRAWN = 14
_OWN_ROWS = {"action", "play", "granted", "deploy", "window", "lull"}
_MOST_PEOPLE = 4


class Panel(SeatPanel[Scene, WarView]):
    """What one seat of the game is shown."""

    def _known_page(self) -> str:
        if self.page in {BOARD, CARDS}:
            return self.page
        if self.decision is None:
            return ""
        if self.decision.kind in _OWN_ROWS:
            return known_page(self.page, self.view, self.decision)
        return self.page if any(picked_on(self.page, self.decision)) else ""

    def _made(self) -> Screen:
        words = self.scene.words
        fields = (self._me(), self._opponents(), self._about())
        return Screen(
            title=words("dom-panel", headline=headline(self.scene, self.view)),
            text=self._text(),
            fields=tuple(field for field in fields if field is not None),
            picture=self._picture(),
            rows=tuple(self._rows()),
            colour=theme.EMBED,
        )

    def _text(self) -> str:
        parts = [self._question(), self._declaration()]
        if not self.ahead and not self.page:
            told = latest(self.scene, self.story, STORY, 6)
            parts.append(told)
        return "\n\n".join(part for part in parts if part)

    def _question(self) -> str:
        """What the seat is asked."""
        words, view, decision = self.scene.words, self.view, self.decision
        if decision is None:
            if view.result is not None:
                return words("dom-over")
            if view.sides[self.seat].exit > 0:
                return words("dom-you-are-out")
            others = self.scene.named(seat for seat in view.asked if seat != self.seat)
            return words("dom-waiting", names=others or "–")
        if decision.kind in {"window", "lull"}:
            return words(f"dom-ask-window-{str(decision.about[1]).lower()}")
        if decision.kind == "put_on_deck":
            return words("dom-ask-put-on-deck", name=self.scene.player(int(decision.about[1])))
        return words(f"dom-ask-{dashed(decision.kind)}")

    def _declaration(self) -> str:
        """The declaration being made: its cards, its price, and the total power it makes."""
        words, made = self.scene.words, self.view.declaring
        if made is None:
            return ""
        cards = [
            words("dom-declared-up" if up else "dom-declared-down", card=self._declared(card, more))
            for card, up, more in made.picks
        ]
        side = self.view.sides[self.seat]
        return words(
            "dom-declaring",
            cards=", ".join(cards),
            cost=made.cost,
            mana=side.mana,
            left=side.mana - made.cost,
            total=signless(made.total),
            before=signless(side.own_total or 0),
        )

    def _declared(self, card: str, attributes: tuple[str, ...]) -> str:
        title = self.scene.title(card)
        return f"{title} ({self.scene.attributes(attributes)})" if attributes else title

    # Fields

    def _me(self) -> Field | None:
        """What the seat itself has; its total counts what only it knows."""
        scene, view, side = self.scene, self.view, self.view.sides[self.seat]
        if view.phase == "setup":
            return None
        words = scene.words
        terrain = f" (+{side.terrain})" if side.terrain > 0 else ""
        lines = [
            scene.place(side.place) + terrain,
            player_line(scene, view, self.seat),
        ]
        if side.own_total is not None and side.own_total != side.total:
            lines[1] += " · " + words("dom-fact-own-total", total=signless(side.own_total))
        lines.append(words("dom-fact-piles", deck=side.deck, discard=side.discard_size))
        if side.down:
            lines.append(words("dom-fact-down", cards=scene.titles(side.down)))
        if side.skips:
            named = ", ".join(words(f"dom-window-{window.lower()}") for window in side.skips)
            lines.append(words("dom-fact-skips", windows=named))
        return Field(words("dom-me"), fit("\n".join(lines), FIELD_VALUE))

    def _opponents(self) -> Field | None:
        """The totals of the others at the seat's place, as everybody sees them."""
        scene, view = self.scene, self.view
        field = next((f for f in view.fields if self.seat in f.seats), None)
        if field is None or view.phase not in {"action", "combat"}:
            return None
        others = [seat for seat in field.seats if seat != self.seat]
        if not others:
            return None
        lines = [f"**{scene.player(seat)}** {player_line(scene, view, seat)}" for seat in others]
        return Field(scene.words("dom-opponents"), fit("\n".join(lines), 800))

    def _about(self) -> Field | None:
        """The card that asks, with its text; or the abilities one can choose from, in full."""
        decision, scene = self.decision, self.scene
        if decision is None or self.page in {BOARD, CARDS}:
            return None
        lines: list[str] = []
        for option in decision.options:
            match option:
                case ("ability", str(card), int(n)):
                    ability = ability_of(scene, self.view, card, n)
                    if ability is not None:
                        lines.append(f"**{scene.title(card)}** {ability_text(scene, ability)}")
                case _:
                    pass
        match decision.about:
            case ("card", str(card)) if scene.key(card) in scene.catalog.cards:
                lines.append(f"**{scene.title(card)}** {card_line(scene, card)}")
            case ("ability", str(card), int(n)):
                ability = ability_of(scene, self.view, card, n)
                text = ability_text(scene, ability) if ability is not None else ""
                lines.append(f"**{scene.title(card)}** {text}")
            case _:
                pass
        if not lines:
            return None
        return Field(scene.words("dom-texts"), fit("\n".join(lines), FIELD_VALUE))

    # The picture

    def _picture(self) -> Picture | None:
        scene, view, decision = self.scene, self.view, self.decision
        if self.page == BOARD:
            return drawn_board(scene, view)
        side = view.sides[self.seat]
        if decision is not None and decision.kind in {"masters", "servants"}:
            keys = [str(option[1]) for option in decision.options]
            if len(keys) > _MOST_PEOPLE:
                return None
            svg = people_picture(scene, decision.kind[:-1], keys)
            alt = ", ".join(f"{n}. {scene.title(key)}" for n, key in enumerate(keys, 1))
            return Picture(svg, WIDTH, fit(alt, ALT), "choice.png")
        costs = dict(side.costs or ())
        cards = held(view, self.seat)
        if self.page == CARDS:
            cards = [*cards, *side.cards]
        if not cards:
            return None
        made = view.declaring
        picked = {card for card, _, _ in made.picks} if made is not None else set[str]()
        drawn = [
            Held(scene.key(card), costs.get(card), str(n), card in picked)
            for n, card in enumerate(cards[:MOST_DRAWN], 1)
        ]
        lines = [f"{n}. {scene.title(card)}" for n, card in enumerate(cards, 1)]
        return Picture(hand_picture(scene, drawn), WIDTH, fit("\n".join(lines), ALT), "hand.png")

    # The rows

    def _rows(self) -> list[Row]:
        """The decision, and with it the way to the board and to all cards."""
        words, decision = self.scene.words, self.decision
        below = bottom(words, self.page, self.ahead, pages=(BOARD, CARDS))
        if decision is None or self.page in {BOARD, CARDS}:
            return [below]
        named = labels(self.scene, self.view, decision)
        if decision.kind in _OWN_ROWS:
            return turn_rows(words, self.view, decision, named, self.page, self.ahead, below)
        return [*Picker(decision, named, words, self.ahead).rows(self.page), below]


def drawn_board(scene: Scene, view: WarView) -> Picture:
    """The board as a picture with its text."""
    return Picture(board_picture(scene, view), WIDTH, alt_text(scene, view), "board.png")
