"""The Blighted Reach at the table: what its drawing adds to that of the base game.

Where things are:

    layout    the campaign's desk: rows of ambitions, fates, favors, Empire, a row of small cards
    view_model  the table in plain values, drawn by panels and court_row
    cards     what the campaign's cards and places say when they are pointed at
    option_paths  how the campaign's options are named by what is pointed at
    prompts   what the bar says for the campaign's questions
    log_words the campaign's lines of the log
    fate_page the choice of one of two fates
    log_page  the campaign log that closes an Act
    table_areas, battles, closing, film, progress   what moves and is told only here
    summit    the round table that everybody gathers around
    rooms     puts all of it beside the parts of the base game
"""
