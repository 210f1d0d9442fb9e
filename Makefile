# Ringside's commands. `make` alone lists them.

PYTHON ?= python3
PORT ?= 8080
VENV_PYTHON := .venv/bin/python
flag = $(if $(filter-out 0 1,$($(1))),$(error $(1)=$($(1)): it is $(1)=1 or $(1)=0))
BUNDLE = $(call flag,MPY)$(if $(filter 0,$(MPY)),--source) $(if $(MPY_CROSS),--mpy-cross "$(MPY_CROSS)")

.PHONY: help play test soak lint tables boards setup libraries bundle flash console selftest emulator emulate \
	test-emulated bench

help:
	@echo "make play      play in the browser; the first call sets Ringside up"
	@echo "               PORT=9000 another port (8080)   LAN=1 let phones on your network join"
	@echo "               STATE=folder where games in play and settings are kept"
	@echo "make test      run every test on all cores   ARGS='-k tko' is passed to pytest"
	@echo "make soak      run the tests that play for minutes, which make test leaves out"
	@echo "make lint      check style, types, and that generated files are up to date"
	@echo "make tables    compile the firmware's tables from tools/tables"
	@echo "make boards    draw each board's wiring from the pins of its parts.py"
	@echo ""
	@echo "On a board (BOARD=pico_oled or BOARD=macropad):"
	@echo "make flash BOARD=…     put Ringside on the board's CIRCUITPY drive   DRIVE=folder where it is mounted"
	@echo "make bundle BOARD=…    only build that drive, and a zip of it, under build/"
	@echo "                       MPY=0 source instead of .mpy files   MPY_CROSS=path another compiler"
	@echo "make selftest          test the panel and each light, tone and key in turn"
	@echo "make console           the board's console; Ctrl-X closes it   SERIAL=port if there are several"
	@echo ""
	@echo "On the real CircuitPython, emulated (UF2=path to one for the Raspberry Pi Pico; needs Node.js):"
	@echo "make emulate UF2=…        play it in the browser   PORT=…   STATE=…   PANEL=SH1106 or none"
	@echo "make test-emulated UF2=…  test it; UF2=\"a.uf2 b.uf2\" tests several   ARGS='-k flow'"
	@echo "make bench [UF2=…]        what Ringside needs in memory and time, one figure a line"
	@echo ""
	@echo "make setup     only set Ringside up: make .venv with the packages of tools/requirements.lock"
	@echo ""
	@echo "PYTHON=/path/to/python3 chooses the Python for the set-up (3.11 or newer)."

play: setup
	@$(VENV_PYTHON) -m tools.desktop --port $(PORT) $(if $(filter-out 0,$(LAN)),--lan) $(if $(STATE),--state "$(STATE)")

test: setup libraries
	@$(VENV_PYTHON) -m pytest host_tests -n auto --dist loadfile $(ARGS)

soak: setup libraries
	@$(VENV_PYTHON) -m pytest -m soak host_tests $(ARGS)

lint: setup
	@$(VENV_PYTHON) -m ruff check .
	@$(VENV_PYTHON) -m ruff format --check .
	@$(VENV_PYTHON) -m mypy
	@$(VENV_PYTHON) -m tools.boardtypes
	@$(VENV_PYTHON) -m tools.tables --check
	@$(VENV_PYTHON) -m tools.wiring --check

tables: setup
	@$(VENV_PYTHON) -m tools.tables

boards: setup
	@$(VENV_PYTHON) -m tools.wiring

libraries: setup
	@$(VENV_PYTHON) -m tools.bundle.libraries

bundle: setup
	@$(VENV_PYTHON) -m tools.bundle $(BUNDLE) $(BOARD)

flash: setup
	@$(VENV_PYTHON) -m tools.flash $(BUNDLE) $(if $(DRIVE),--drive "$(DRIVE)") $(BOARD)

console: setup
	@$(VENV_PYTHON) -m tools.console $(SERIAL)

selftest: setup
	@$(VENV_PYTHON) -m tools.selftest $(SERIAL)

emulator: setup libraries
	@$(VENV_PYTHON) -m tools.emulator.node

emulate: emulator
	@$(VENV_PYTHON) -m tools.emulator --port $(PORT) $(if $(STATE),--state "$(STATE)") $(if $(PANEL),--panel "$(PANEL)") $(if $(UF2),"$(UF2)")

test-emulated: $(if $(UF2),emulator,setup)
	@RINGSIDE_UF2="$(UF2)" $(VENV_PYTHON) -m pytest host_tests/emulated $(ARGS) || test -z "$(UF2)" -a $$? = 5

bench: $(if $(UF2),emulator,setup)
	@$(VENV_PYTHON) -m tools.bench $(if $(UF2),"$(UF2)")

setup:
	@command -v "$(PYTHON)" >/dev/null || { \
		echo "Ringside needs Python 3.11 or newer, and $(PYTHON) was not found." \
			"Install it (on Debian and Ubuntu: apt install python3 python3-venv) and try again." >&2; exit 1; }
	@"$(PYTHON)" tools/setup_env.py
