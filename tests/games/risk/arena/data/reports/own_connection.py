"""Contest submission: sends its move by game.connection, which the contest's Game has."""

from risk_helper.game import Game

game = Game()
query = game.get_next_query()
game.connection.send_move(game.move_claim_territory(query, 0))
