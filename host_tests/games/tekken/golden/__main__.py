"""`python -m host_tests.games.tekken.golden` plays every golden match again and writes it down."""

from host_tests.games.tekken.golden import files, played

for file in files():
    replayed = played(file)
    changed = replayed != file.read_text(encoding="utf-8")
    file.write_text(replayed, encoding="utf-8")
    print(file.name, "changed" if changed else "as before")
