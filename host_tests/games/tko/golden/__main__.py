"""`python -m host_tests.games.tko.golden` plays every golden game again and writes it down."""

from host_tests.games.tko.golden import files, played

for file in files():
    fresh = played(file)
    changed = fresh != file.read_text(encoding="utf-8")
    file.write_text(fresh, encoding="utf-8")
    print(file.name, "changed" if changed else "as before")
