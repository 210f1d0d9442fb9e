"""Print `name value unit`, one line a figure: python -m tools.bench [UF2 ...]."""

import sys

import tools.firmware_path  # noqa: F401
from tools.bench import budget, desktop
from tools.bench.knockout import KnockOutBench
from tools.bench.tekken import TekkenBench
from tools.bench.title_bout import TitleBoutBench
from tools.bench.tko import Bench
from tools.emulator import image


def main(given):
    """The desktop's figure, then those of each CircuitPython given."""
    uf2s = [path for text in given for path in image.named(text)]
    try:
        versions = [image.version(image.read_uf2(uf2)) for uf2 in uf2s]
    except image.NotAnImage as error:
        print(error, file=sys.stderr)
        return 2
    desktop.run(lambda *figure: print("desktop." + figure[0], *figure[1:], flush=True))
    for uf2, version in zip(uf2s, versions, strict=True):
        figures: dict[str, float] = {}

        def say(name, value, unit, version=version, figures=figures):
            figures[name] = value
            print(f"{version}.{name}", value, unit, flush=True)

        bench = Bench(uf2, say)
        try:
            bench.run()
        finally:
            bench.close()
        TitleBoutBench(uf2, say).run()
        KnockOutBench(uf2, say).run()
        TekkenBench(uf2, say).run()
        for line in budget.report(figures):
            print(f"{version} {line}", flush=True)
    if not uf2s:
        print("The board's figures were not measured: name a CircuitPython for the Pico with UF2=path/to/it.uf2.")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
