"""Pages beside a table: the rules as a book, settings, statistics, the end of a game and its
review.
"""
