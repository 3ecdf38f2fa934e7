"""Plays Risk: one big army, which attacks whatever is weakest beside it."""

from games.risk.moves import Attack, EndAttacks, PlaceTroops


class Bot:
    def choose(self, view, decision, rng):
        options = decision.options
        if decision.kind in ("place", "reinforce"):
            borders = [place for place in options.territories if view.is_border(place)]
            return PlaceTroops(max(borders, key=lambda place: view.troops[place]), options.most)
        if decision.kind == "attack":
            best = max(options, key=lambda option: self.worth(view, option))
            return best if self.worth(view, best) > 2 else EndAttacks()
        if decision.kind in ("occupy", "fortify"):
            return options[-1]  # as many troops as possible; no fortification
        return rng.choice(options)  # claims, sets of cards

    def worth(self, view, option):
        if not isinstance(option, Attack):
            return 0
        return option.dice + view.troops[option.source] - view.troops[option.target] - 3
