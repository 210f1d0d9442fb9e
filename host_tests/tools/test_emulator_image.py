"""What may be named as UF2=, and what is refused."""

from pathlib import Path

import pytest

from tools.emulator import image


def test_one_with_spaces_in_its_name(tmp_path):
    whole = tmp_path / "a folder" / "circuit python.uf2"
    whole.parent.mkdir()
    whole.touch()
    assert image.named(str(whole)) == [whole]


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("", []),
        ("a.uf2", ["a.uf2"]),
        ("a.uf2  b/c.uf2", ["a.uf2", "b/c.uf2"]),
        ("'my own/a.uf2' b.uf2", ["my own/a.uf2", "b.uf2"]),
        ("it's.uf2 b.uf2", ["it's.uf2", "b.uf2"]),
    ],
)
def test_several(text, paths):
    assert image.named(text) == [Path(path) for path in paths]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is empty"),
        (b"UF2", "not a multiple of 512"),
        (bytes(512), "block 0 is invalid"),
    ],
)
def test_invalid_images_are_refused(tmp_path, data, words):
    path = tmp_path / "a.uf2"
    path.write_bytes(data)
    with pytest.raises(image.NotAnImage, match=words):
        image.read_uf2(path)


def test_a_missing_image_is_reported(tmp_path):
    with pytest.raises(image.NotAnImage, match=r"none\.uf2 cannot be read: No such file"):
        image.read_uf2(tmp_path / "none.uf2")
