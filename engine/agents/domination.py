"""A player of Fate/Domination that goes where it can win, and pays for it only if it helps."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.agents.domination_estimates import Estimates
from engine.domination import operations as op
from engine.domination.cards import Ability, Catalog
from engine.domination.state import key_of
from engine.domination.view import WarView
from engine.kernel import Decision, Option, Positions

_SPELL = "command_spell"
_SAFE = 0.9


class DominationHeuristic:
    """A computer player; sees what a person in its seat would see, and remembers nothing."""

    def __init__(self, catalog: Catalog, seed: str) -> None:
        self._catalog = catalog
        self._random = random.Random(seed)

    def choose(self, decision: Decision, look: Callable[[], WarView]) -> Positions:
        """A legal choice."""
        if len(decision.options) == 1 and decision.least == 1:
            return (0,)
        match decision.kind:
            case "masters" | "servants":
                return self._best(decision, [self._box(option) for option in decision.options])
            case "order" | "gather" | "apply":
                return self._everything(decision)
            case _:
                known = Estimates(self._catalog, look(), decision.seat)
                return self._judged(decision, known)

    def _judged(self, decision: Decision, known: Estimates) -> Positions:
        judges: dict[str, Callable[[Estimates, Option], float]] = {
            "deploy": self._deploy,
            "action": self._act,
            "play": self._play,
            "granted": self._play,
            "window": self._window,
            "lull": self._window,
            "move": self._move,
            "choose_player": self._player,
            "choose_number": self._number,
            "choose": self._branch,
            "choose_object": lambda known, option: self._object(option),
            "discard": lambda known, option: -known.worth(str(option[1])),
            "put_on_deck": self._back,
            "borrow": lambda known, option: float(option[0] == "decline"),
        }
        if decision.kind == "choose_cards":
            return self._cards(decision, known)
        judge = judges.get(decision.kind)
        if judge is None:
            return decision.default
        return self._best(decision, [judge(known, option) for option in decision.options])

    def _best(self, decision: Decision, values: list[float]) -> Positions:
        noisy = [value + self._random.random() * 0.01 for value in values]
        order = sorted(range(len(noisy)), key=lambda n: -noisy[n])
        picked = order[: max(1, decision.least)]
        return tuple(picked) if decision.ordered else tuple(sorted(picked))

    def _everything(self, decision: Decision) -> Positions:
        if decision.kind == "apply":
            return (0,)
        return tuple(range(decision.most))

    def _box(self, option: Option) -> float:
        if option[0] == "master":
            return self._random.random()
        servant = self._catalog.servants[str(option[1])]
        cards = self._catalog.cards
        deck = sum(cards[key].power * count for key, count in servant.deck.items())
        return deck + 0.5 * sum(cards[key].power for key in servant.skills)

    # Where to be

    def _deploy(self, known: Estimates, option: Option) -> float:
        match option:
            case ("deploy", str(place), int(slot)):
                if place in known.fields:
                    return known.at(place, slot)
                slots = known.view.workshop.slots
                return 0.5 + known.mana_worth(slots[slot]) + known.workshop_bonus()
            case ("ability", str(card), int(n)):
                value = self._ability(known, card, n)
                return 20.0 + value if value > 0 else -1.0
            case _:
                return -5.0

    def _act(self, known: Estimates, option: Option) -> float:
        match option:
            case ("move", str(place), int(price)):
                here = known.at(known.me.place)
                gain = known.at(place) - here - known.mana_worth(price) - 0.3
                return 30.0 + gain if gain > 0 else -2.0
            case ("ability", str(card), int(n)):
                value = self._ability(known, card, n)
                return 40.0 + value if value > 0 else -3.0
            case ("pass",):
                return 0.0
            case _:
                return self._play(known, option)

    def _move(self, known: Estimates, option: Option) -> float:
        place = str(option[1])
        return known.at(place) + (0.5 if option[0] == "stay" else 0.0)

    # What to play

    def _play(self, known: Estimates, option: Option) -> float:
        if option == ("commit",):
            return 0.3
        card = str(option[1])
        worth = known.worth(card)
        if option[0] in {"down", "extra_down"}:
            return 0.2 - 0.02 * worth
        price = known.cost(card) + (len(option) - 2 if option[0] == "up" else 0)
        power = self._eagerness(known) * worth - self._thrift(known) * price
        return power + known.lasting(card)

    def _eagerness(self, known: Estimates) -> float:
        """How much power matters where the player is."""
        place = known.me.place
        if place not in known.fields:
            return -0.1
        rivals = known.rivals(place)
        if not rivals:
            return 0.15 if known.chance(place) > _SAFE else 0.5
        return 1.0

    def _thrift(self, known: Estimates) -> float:
        left = known.view.rounds - known.view.round
        return 0.05 if left == 0 else 0.45

    # Abilities

    def _window(self, known: Estimates, option: Option) -> float:
        match option:
            case ("pass",):
                return 0.0
            case ("ability", str(card), int(n)):
                return self._ability(known, card, n)
            case _:
                return -1.0

    def _ability(self, known: Estimates, card: str, n: int) -> float:
        """What using an ability is worth; 0 or less: leave it."""
        key = key_of(card)
        if key == _SPELL:
            return self._spell(known, n)
        copied = next((each.key for each in known.me.active if each.card == card), key)
        abilities = self._catalog.cards[copied].abilities
        if n >= len(abilities):
            return -1.0
        ability = abilities[n]
        price = ability.cost.mana if isinstance(ability.cost.mana, int) else 2
        value = self._benefit(known, ability) - known.mana_worth(price)
        if any(isinstance(o, op.AddToPlayed) and o.which == "itself" for o in ability.operations):
            value += 0.2 * self._catalog.cards[copied].power if known.rivals_here() else -3.0
        if ability.cost.close_itself:
            value -= 2.0
        value -= ability.cost.spells
        return value

    def _benefit(self, known: Estimates, ability: Ability) -> float:
        fighting = known.me.place in known.fields
        rivals = known.rivals(known.me.place) if fighting else []
        value = 0.0
        for each in ability.operations:
            match each:
                case op.Mana(op="gain_mana"):
                    n = each.n if isinstance(each.n, int) else 3
                    value += known.mana_worth(n) if each.who == "self" else 0.0
                case op.Points(op="gain_vp"):
                    value += 2.0
                case op.TotalPower() | op.Terrain() | op.CreateToken() | op.AddToPlayed():
                    value += 1.0 if fighting or known.view.window == "O1" else -0.5
                case op.WinPoints():
                    value += 1.0 if fighting else -0.2
                case op.Defeat() | op.CardPower() | op.CopyCard():
                    value += 1.5 if rivals else -0.1
                case op.IgnoreDefeat():
                    value += 1.0 if fighting and (known.me.defeated or rivals) else 0.0
                case op.Draw() | op.ExtraPlay():
                    value += 0.8
                case op.Move():
                    value += self._wanderlust(known, each)
                case op.Standard(rule="no_win"):
                    value -= 5.0
                case op.LookAt() | op.Choose():
                    value += 0.1
                case _:
                    value += 0.2
        return value

    def _wanderlust(self, known: Estimates, move: op.Move) -> float:
        me = known.me
        if me.place not in known.fields:
            return -1.0
        here = known.at(me.place)
        goals = ["scout"] if not known.view.scout.seats and not known.view.scout.closed else []
        if move.goal == "arrow":
            ahead = [end for start, end, _ in known.view.arrows if start == me.place]
            goals = [place for place in ahead if place in known.fields or place in goals]
        elif move.goal != "scout":
            goals += [place for place in known.fields if place != me.place]
        best = max((known.at(place) for place in goals), default=-1.0)
        return best - here - 0.5

    def _spell(self, known: Estimates, n: int) -> float:
        """A command spell: more for a sure win, for mana when it makes a skill possible."""
        me, view = known.me, known.view
        left = view.rounds - view.round
        pressed = left <= me.spells
        chosen = self._catalog.cards[_SPELL].abilities[n]
        first = chosen.operations[0]
        if isinstance(first, op.TotalPower):
            if me.place not in known.fields or view.window != "A3":
                return -1.0
            chance = known.chance(me.place)
            close = 0.35 if pressed else 0.6
            return chance if chance > close else -1.0
        if isinstance(first, op.Mana):
            if not pressed or view.window != "A1" or me.mana >= 8:
                return -1.0
            return 0.1
        if me.place not in known.fields or view.window != "A3" or not pressed:
            return -1.0
        return self._wanderlust(known, op.Move(op="move_player", goal="anywhere")) - 1.0

    # What effects ask

    def _player(self, known: Estimates, option: Option) -> float:
        if option[0] != "player":
            return -1.0
        seat = int(option[1])
        if seat == known.seat:
            return 99.0
        return known.side(seat).total + 0.1 * known.side(seat).vp

    def _number(self, known: Estimates, option: Option) -> float:
        if option[0] != "number":
            return -9.0
        return -abs(int(option[1]) - 2)

    def _branch(self, known: Estimates, option: Option) -> float:
        return {"none": -1.0, "spell": 2.0, "mana": known.mana_worth(4)}.get(str(option[1]), 1.0)

    def _object(self, option: Option) -> float:
        if option[0] != "object":
            return -9.0
        return float(self._catalog.objects[key_of(str(option[1]))].vp)

    def _back(self, known: Estimates, option: Option) -> float:
        return 0.0 if option[0] != "card" else 5.0 - known.card(str(option[1])).power

    def _cards(self, decision: Decision, known: Estimates) -> Positions:
        """Others' strongest cards, or the weakest of one's own."""
        values: list[float] = []
        for option in decision.options:
            if option[0] != "card":
                values.append(-50.0)
                continue
            card = str(option[1])
            own = card in (known.me.hand or ()) or any(e.card == card for e in known.me.active)
            worth = known.worth(card)
            values.append(-worth if own else worth)
        order = sorted(range(len(values)), key=lambda n: -values[n])
        size = max(decision.least, min(1, decision.most))
        return tuple(sorted(order[:size]))
