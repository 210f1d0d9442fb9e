"""What an emulated board shows, and presses of its keys."""

from host_tests.flow import read_lines


def shown(board):
    return " ".join(line.strip() for line in read_lines(board.panel.lit))


def tap(board, *keys):
    for key in keys:
        board.key(key, True)
        board.run(60)
        board.key(key, False)
        board.run(250)


def wait_for(board, text, limit=6000):
    """Run the board until it shows a text; fail after so many milliseconds."""
    start = board.ms
    while text not in shown(board) and board.ms - start < limit:
        board.run(50)
    assert text in shown(board), shown(board) + board.console
