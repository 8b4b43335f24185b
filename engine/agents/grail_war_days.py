"""How a computer player spends its days and nights: rules of thumb, one for each question."""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.grail_war.cards import Catalog, distance
from engine.grail_war.view import PoolView, TeamView, WarView
from engine.kernel import Decision, Positions
from engine.kernel.decision import Option

_HEALTHY, _HURT, _LOW, _SOUND = 0.6, 0.45, 0.3, 0.8
"""Shares of a pool: enough to fight, better to rest, nearly empty, nearly full."""
_OFTEN, _SOMETIMES = 0.7, 0.4
_SAFE_MEAL, _SAFE_TOTAL = 5, 20
_FEED = 15
_WISHES = ("command_seal", "guard_charm", "mana_jewel")
"""What is worth its merit, the dearest first."""


class Days:
    """Answers the questions of a campaign between its battles."""

    def __init__(self, catalog: Catalog, rng: random.Random) -> None:
        self._catalog = catalog
        self._random = rng
        self._rules: dict[str, Callable[[Decision, WarView], Option | None]] = {
            "class": self._any,
            "master": self._prepared,
            "servant": self._prepared,
            "base": self._base,
            "goods": self._goods,
            "supply": self._supply,
            "master_act": self._master_act,
            "servant_act": self._servant_act,
            "transfer": self._transfer,
            "convert": self._convert,
            "feed": self._feed,
            "purchase": self._purchase,
            "item": self._any,
            "link": lambda _, __: ("yes",),
            "stance": self._stance,
            "night": self._night,
            "target": self._target,
            "avoid": self._avoid,
            "assault": self._assault,
            "withdraw": self._withdraw,
            "prepare": self._prepare,
        }

    def knows(self, kind: str) -> bool:
        """Whether there is a rule for a kind of question."""
        return kind in self._rules

    def choose(self, decision: Decision, view: WarView) -> Positions:
        """What the rule for this kind says, the default where it has no wish."""
        wanted = self._rules[decision.kind](decision, view)
        if wanted is None or wanted not in decision.options:
            return decision.default
        return (decision.options.index(wanted),)

    def _any(self, decision: Decision, _: WarView) -> Option:
        return self._random.choice(decision.options)

    def _prepared(self, decision: Decision, _: WarView) -> Option:
        return self._random.choice([o for o in decision.options if o[0] == "prepared"])

    def _base(self, decision: Decision, _: WarView) -> Option:
        """Any place, rather one with a leyline."""
        regions = self._catalog.regions
        weights = [1 + regions[str(region)].leyline for _, region in decision.options]
        return self._random.choices(decision.options, weights)[0]

    # By day

    def _goods(self, decision: Decision, view: WarView) -> Option | None:
        mine = _mine(view)
        for option in decision.options:
            if option[0] == "use" and option[2] == "servant" and mine.servant is not None:
                effect = self._catalog.goods[str(option[1])].effect.op
                pool = mine.servant.life if effect == "give_life" else mine.servant.mana
                if _share(pool) < _HEALTHY:
                    return option
        return None

    def _supply(self, decision: Decision, view: WarView) -> Option | None:
        master = _mine(view).master
        if master is None:
            return None
        left = [o for o in decision.options if int(o[1]) <= master.mana.left - 10]
        return max(left, key=lambda option: int(option[1]), default=None)

    def _master_act(self, decision: Decision, view: WarView) -> Option | None:
        mine = _mine(view)
        master, servant = mine.master, mine.servant
        if servant is None:
            return self._pick(decision, "recontract")
        if master is None or _share(master.life) < _HURT or _share(servant.life) < _HURT:
            return ("rest",)
        church: Option = ("church",)
        if church in decision.options and master.merit >= 4 and self._random.random() < _OFTEN:
            return church
        if _share(master.mana) < _LOW:
            return ("rest",)
        searches = [o for o in decision.options if o[0] == "search"]
        known = dict(mine.land or ())

        def worth(option: Option) -> float:
            region = str(option[1])
            return 2.0 * (region in view.residues) - known.get(region, 0) + self._random.random()

        return max(searches, key=worth, default=None)

    def _servant_act(self, decision: Decision, view: WarView) -> Option | None:
        mine = _mine(view)
        servant = mine.servant
        if servant is None:
            return None
        if mine.master is None:
            return self._pick(decision, "recontract")
        spent = sum(full - left for _, left, full in servant.stock or ())
        if _share(servant.life) < _HEALTHY or spent >= 6:
            return ("rest",)
        hungry = _share(servant.mana) < _LOW and view.fed <= _SAFE_TOTAL - 2
        if hungry and (meal := self._pick(decision, "feed")) is not None:
            return meal
        grounds = [o for o in decision.options if o[0] == "territory"]
        if grounds:
            return max(
                grounds,
                key=lambda o: (self._catalog.regions[str(o[1])].leyline, self._random.random()),
            )
        for verb in ("items", "follow"):
            if (verb,) in decision.options and self._random.random() < _OFTEN:
                return (verb,)
        return ("rest",)

    def _pick(self, decision: Decision, verb: str) -> Option | None:
        found = [option for option in decision.options if option[0] == verb]
        return self._random.choice(found) if found else None

    def _transfer(self, decision: Decision, view: WarView) -> Option | None:
        servant = _mine(view).servant
        if servant is not None and min(_share(servant.life), _share(servant.mana)) < _LOW:
            return decision.options[-1]
        return None

    def _convert(self, decision: Decision, view: WarView) -> Option | None:
        servant = _mine(view).servant
        if servant is None or servant.mana is None:
            return None
        spare = servant.mana.left - servant.mana.most // 2
        fits = [option for option in decision.options if int(option[1]) <= max(0, spare)]
        return max(fits, key=lambda option: int(option[1]), default=None)

    def _feed(self, _: Decision, view: WarView) -> Option:
        servant = _mine(view).servant
        pool = servant.mana if servant is not None else None
        missing = pool.most - pool.left if pool is not None else _FEED
        count = min(_SAFE_MEAL, _SAFE_TOTAL - view.fed, 1 + missing // _FEED)
        return ("persons", max(1, count))

    def _purchase(self, decision: Decision, _: WarView) -> Option | None:
        for wish in _WISHES:
            if ("buy", wish) in decision.options:
                return ("buy", wish)
        return None

    def _stance(self, decision: Decision, view: WarView) -> Option | None:
        master = _mine(view).master
        bold = master is not None and master.combat >= 4 and _share(master.life) > _SOUND
        return (
            self._pick(decision, "fight") if bold and self._random.random() < _SOMETIMES else None
        )

    # By night

    def _night(self, decision: Decision, view: WarView) -> Option | None:
        mine = _mine(view)
        servant, master = mine.servant, mine.master
        if servant is None or _share(servant.life) < _HEALTHY or _share(servant.mana) < _LOW:
            return None
        stands = master is not None and _share(master.life) > _HURT
        along = "together" if stands and self._random.random() < _OFTEN else "alone"
        found = {team.base for team in view.teams if team is not mine and team.fights}

        def worth(option: Option) -> float:
            region = str(option[1])
            near = sum(distance(region, other) <= 1 for other in view.city)
            known = sum(1 for base in found if base and distance(region, base) <= 1)
            return near + 4 * known + 2 * self._random.random()

        regions = [o for o in decision.options if o[0] == "go" and o[2] == along]
        return max(regions, key=worth, default=None)

    def _target(self, decision: Decision, view: WarView) -> Option | None:
        mine = _mine(view)
        attacks = [o for o in decision.options if o[0] == "attack"]
        if mine.servant is None or not attacks:
            return self._pick(decision, "assault")

        def worth(option: Option) -> float:
            other = view.teams[int(option[1])].servant
            known = other.grade if other is not None else 0
            return known - 3 * (len(option) > 3) + 2 * self._random.random()

        return max(attacks, key=worth)

    def _avoid(self, _: Decision, view: WarView) -> Option:
        servant = _mine(view).servant
        healthy = servant is not None and _share(servant.life) > _HEALTHY
        return ("accept",) if healthy else ("avoid",)

    def _assault(self, decision: Decision, view: WarView) -> Option | None:
        master = _mine(view).master
        if ("luck",) in decision.options:
            return ("luck",)
        if ("call",) in decision.options:
            return ("call",)
        weak = master is None or master.life.left <= 10
        return ("fight",) if weak else ("life",)

    def _withdraw(self, decision: Decision, view: WarView) -> Option | None:
        mine, battle = _mine(view), view.battle
        servant = mine.servant
        if battle is None or servant is None or servant.life is None or battle.slot == 0:
            return None
        side = next(each for each in battle.sides if each.team == mine.number)
        best = max(each.total for each in battle.sides if each.team != mine.number)
        danger = servant.life.left <= 8 and side.front == "servant" and side.rear == "master"
        if danger and side.total < best + 6 and ("luck",) in decision.options:
            return ("luck",)
        return None

    def _prepare(self, decision: Decision, view: WarView) -> Option | None:
        mine = _mine(view)
        servant, master = mine.servant, mine.master
        if ("belief",) in decision.options:
            return ("belief",)
        if servant is None or master is None:
            return None
        if (wish := self._goods(decision, view)) is not None:
            return wish
        spent = sum(full - left for _, left, full in servant.stock or ())
        if ("seal",) in decision.options and spent >= 5 and master.seals > 1:
            return ("seal",)
        return None


def _mine(view: WarView) -> TeamView:
    return view.teams[view.team or 0]


def _share(pool: PoolView | None) -> float:
    return 1.0 if pool is None else pool.left / pool.most
