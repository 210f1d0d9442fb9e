"""Commands of the tools, called as a person would, within the test."""


def output(main, capsys, *arguments):
    """What a command prints; it must go well. main: of its module."""
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def usage_error(main, capsys, *arguments):
    """The message of a command that is refused."""
    try:
        assert main(list(arguments)) == 2
    except SystemExit as left:  # argparse
        assert left.code == 2
    captured = capsys.readouterr()
    assert not captured.out
    return captured.err
