"""Contest submission: values continents by the map's own table, as several real ones do."""

from risk_helper.game import Game

game = Game()
query = game.get_next_query()
print(game.state.map._continent_bonuses)
