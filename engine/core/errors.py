"""Errors a person is meant to read: one sentence that names what is wrong and where."""


class InputError(Exception):
    """Bad input from outside: a position, a record, a setting, a command, a bot's answer."""


class IllegalAnswer(InputError):
    """An answer that the pending decision does not offer."""


class BadDocument(InputError):
    """A JSON document that does not hold what its place calls for."""
