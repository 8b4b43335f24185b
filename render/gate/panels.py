"""The private panel: a seat's hand, and its decision as buttons and menus."""

from __future__ import annotations

from collections.abc import Sequence

from engine.gate.view import ColumnView, DuelView
from engine.kernel import Positions
from render import theme
from render.gate.card import card_picture, hand_picture
from render.gate.facts import combat_line, headline
from render.gate.labels import card_line, deck_line, defence, labels
from render.gate.main_phase import card_on, card_rows, known_page, main_rows
from render.gate.names import Scene
from render.gate.rules_text import ability_text
from render.gate.secrets import secret_field
from render.gate.squad_pages import (
    DECK_PAGE,
    deck_on,
    deck_rows,
    drawn_board,
    drawn_deck,
    drawn_squad,
    setup_picture,
    squad_on,
    whole_squad,
)
from render.gate.story import ability_at, latest
from render.panel import ALT, FIELD_VALUE, TEXT, Button, Commit, Field, Page, Picture, Screen
from render.picker import Picker, Row, picked_on
from render.screens import SeatPanel
from render.words import fit

STORY = 900
BOARD = "board"
"""The page with the board as this seat sees it, own hidden guardians face up."""
DECK_QUESTIONS = frozenset({"decks", "draft_deck", "columns"})
"""The questions for which one likes to look through the gate decks."""
MOST_DRAWN = 12
_HAND_WIDTH = 1000
_CARD_WIDTH = 420


class Panel(SeatPanel[Scene, DuelView]):
    """What one seat of the game is shown."""

    def _known_page(self) -> str:
        if self.page == BOARD:
            return self.page
        if self.decision is None:
            return ""
        if self.decision.kind == "main":
            return known_page(self.page, self.view, self.seat)
        if self._squad is not None or self._deck is not None:
            return self.page
        return self.page if any(picked_on(self.page, self.decision)) else ""

    @property
    def _squad(self) -> tuple[Positions, Positions] | None:
        """The whole squad that this page shows, while one is being built."""
        if self.decision is None or self.decision.kind != "decks":
            return None
        return squad_on(self.page, self.scene.catalog)

    @property
    def _deck(self) -> int | None:
        """The position of the gate deck whose cards this page shows, while squads come about."""
        if self.decision is None or self.decision.kind not in DECK_QUESTIONS:
            return None
        return deck_on(self.page, self.scene.catalog)

    def _made(self) -> Screen:
        words = self.scene.words
        parts = [self._question()]
        told = latest(self.scene, self.story, STORY, 3)
        if told and not self.ahead and not self.page:
            parts.append(told)
        fields = [secret_field(self.scene, self.view, self.seat), self._about()]
        active = self.scene.player(self.view.active) if self.view.active is not None else ""
        return Screen(
            title=words("panel-title", headline=headline(self.scene, self.view, active)),
            text=fit("\n\n".join(part for part in parts if part), TEXT // 2),
            fields=tuple(field for field in fields if field is not None),
            picture=self._picture(),
            rows=tuple(self._rows()),
            colour=theme.EMBED,
        )

    def _question(self) -> str:
        """What the seat is asked, and what it should know for it."""
        words, view, decision = self.scene.words, self.view, self.decision
        if self.page == BOARD and view.combat is None:
            return ""
        if decision is None:
            if view.result is not None:
                return words("panel-over")
            others = [self.scene.player(seat) for seat in view.asked if seat != self.seat]
            return words("panel-wait", name=", ".join(others) or "–")
        card = card_on(self.page, view, self.seat) if decision.kind == "main" else None
        if card is not None:
            return words("ask-card", card=self.scene.full_name(card))
        if self._squad is not None:
            return words("ask-squad")
        if self._deck is not None:
            deck = list(self.scene.catalog.decks)[self._deck]
            return words("squad-deck", deck=self.scene.deck(deck))
        lines = [words(f"ask-{decision.kind.replace('_', '-')}")]
        if decision.kind == "summoners" and self.ahead:
            decks = list(self.scene.catalog.decks)
            named = ", ".join(self.scene.deck(decks[n]) for n in self.ahead[-1])
            lines.append(words("squad-decks", decks=named))
        if decision.kind == "target":
            lines.append(self._attack_so_far())
        if view.combat is not None:
            lines.append(f"**{combat_line(self.scene, view.combat)}**")
        return "\n".join(line for line in lines if line)

    def _attack_so_far(self) -> str:
        """The attackers named ahead, and what the gates hold against them."""
        scene, view = self.scene, self.view
        lines: list[str] = []
        attackers = self._attackers()
        if attackers:
            power = sum(scene.card(key).power for key in attackers)
            named = ", ".join(f"{scene.title(key)} {scene.card(key).power}" for key in attackers)
            lines.append(scene.words("target-attack", fighters=named, power=power))
        lines += [
            self._target(number, column)
            for number, column in enumerate(view.sides[1 - self.seat].columns)
            if not column.closed
        ]
        return "\n".join(lines)

    def _target(self, number: int, column: ColumnView) -> str:
        """A gate that might be attacked, and why it cannot be."""
        scene = self.scene
        if column.attacked:
            named = f"{number + 1} {scene.deck(column.deck)}"
            return scene.words("target-attacked", gate=named)
        return scene.words(
            "target-gate",
            column=number + 1,
            deck=scene.deck(column.deck),
            defence=defence(scene, column),
            damage=column.damage,
            durability=column.durability,
        )

    def _attackers(self) -> list[str]:
        """The cards that the last choice looked ahead to; none when it was made before."""
        hand = self.view.sides[self.seat].hand or ()
        able = [key for key in hand if self.scene.card(key).may_attack]
        picks = self.ahead[-1] if self.ahead else ()
        return [able[n] for n in picks if n < len(able)]

    def _about(self) -> Field | None:
        """The card whose ability asks, with its text; or all abilities one can choose from."""
        decision, scene = self.decision, self.scene
        if decision is None:
            return None
        lines: list[str] = []
        for option in decision.options:
            match option:
                case ("ability", str(card), int(n), str(source)):
                    text = ability_text(
                        scene.words, ability_at(scene.card(source), n, gained=source != card)
                    )
                    lines.append(f"**{scene.title(card)}** {text}")
                case ("set_aside", str(key)):
                    lines.append(f"**{scene.title(key)}** {card_line(scene, scene.card(key))}")
                case _:
                    pass
        if decision.about[:1] == ("card",) and not lines:
            card = scene.card(str(decision.about[1]))
            lines.append(f"**{scene.full_name(card.key)}** {card_line(scene, card)}")
        if decision.kind == "columns":
            decks = decision.options[0][1:]
            lines += [fit(deck_line(scene, str(deck)), 250) for deck in decks]
        if not lines:
            return None
        return Field(scene.words("panel-cards"), fit("\n".join(lines), FIELD_VALUE))

    # The picture

    def _picture(self) -> Picture | None:
        scene, words = self.scene, self.scene.words
        decision = self.decision
        if self.page == BOARD:
            return drawn_board(scene, self.view)
        if self._squad is not None:
            return drawn_squad(scene, *whole_squad(scene.catalog, self._squad))
        if self._deck is not None:
            return drawn_deck(scene, self._deck)
        setup = setup_picture(scene, self.view, decision)
        if setup is not None:
            return setup
        if decision is not None and decision.kind == "main":
            key = card_on(self.page, self.view, self.seat)
            if key is not None:
                card = scene.card(key)
                alt = f"{scene.full_name(key)}. {card_line(scene, card)}"
                return Picture(card_picture(card, words), _CARD_WIDTH, fit(alt, ALT), "card.png")
        keys = self._drawn_cards()
        if not keys:
            return None
        lines = [
            f"{n}. {scene.full_name(key)} – {card_line(scene, scene.card(key))}"
            for n, key in enumerate(keys, 1)
        ]
        svg = hand_picture([scene.card(key) for key in keys], words)
        return Picture(svg, _HAND_WIDTH, fit("\n".join(lines), ALT), "hand.png")

    def _drawn_cards(self) -> Sequence[str]:
        """The cards to choose from, if they are not those of the hand; else the hand."""
        decision = self.decision
        hand = self.view.sides[self.seat].hand or ()
        if decision is not None:
            offered = [str(o[1]) for o in decision.options if o[0] in {"card", "set_aside"}]
            if offered and not set(offered) <= set(hand):
                return offered[:MOST_DRAWN]
        return hand[:MOST_DRAWN]

    # The rows

    def _rows(self) -> list[Row]:
        """The decision, and below it the way to the board and back."""
        words, decision = self.scene.words, self.decision
        if self.page == BOARD:
            return [(Button(words("page-back"), Page("", self.ahead)),)]
        board = Button(words("panel-board"), Page(BOARD, self.ahead))
        if decision is None:
            return [(board,)]
        if decision.kind == "main":
            if card_on(self.page, self.view, self.seat) is not None:
                return card_rows(self.scene, self.view, decision, self.page)
            return [*main_rows(self.scene, self.view, decision, self.page), (board,)]
        named = labels(self.scene, self.view, decision)
        if self._squad is not None:
            use = Button(words("squad-use"), Commit(self._squad), "success")
            return [(use, Button(words("page-back"), Page("")))]
        if self._deck is not None:
            return deck_rows(self.scene, self._deck, Page("", self.ahead))
        tentative = decision.kind in {"attackers", "decks"}
        picker = Picker(decision, named, words, self.ahead, tentative=tentative)
        more = [board]
        if decision.kind == "columns":
            decks = Button(words("label-as-listed"), Commit((decision.default,)), "success")
            more.insert(0, decks)
        if decision.kind in DECK_QUESTIONS:
            more.append(Button(words("squad-look-deck"), Page(f"{DECK_PAGE}0", self.ahead)))
        if self.ahead:
            more.append(Button(words("page-back"), Page("")))
        return [*picker.rows(self.page), tuple(more)]
