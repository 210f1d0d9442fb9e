"""The errors that end a command with a message in place of a traceback."""


class UserError(Exception):
    """Something that the user must correct; the message says what and how."""


class UsageError(Exception):
    """What was typed is wrong; the message says what would be right."""
