// The emulated board: a Pico with its flash, and what is wired to it.

import { RP2040 } from "rp2040js";
import { Cache } from "./cache.js";
import { Flash, QspiPins, Ssi } from "./flash.js";
import { joinBlock, PinBus } from "./i2c.js";
import { PacedPio, watchPixels } from "./pixels.js";
import { Serial } from "./serial.js";
import { SpiBus } from "./spi.js";
import { Thumb } from "./thumb.js";
import { watchTone } from "./tones.js";

const FLASH = 0x10000000;
const PIO_STEP = 100; // nanoseconds between two looks at the PIO while it runs

/** Whether something would end a sleep, be it masked or not. */
function isPending(core) {
  const { pendingInterrupts, enabledInterrupts, pendingNMI, pendingPendSV, pendingSystick } = core;
  return (pendingInterrupts & enabledInterrupts) !== 0 || pendingNMI || pendingPendSV || pendingSystick;
}

/**
 * In place of rp2040js's own, which enters a masked interrupt out of a sleep, and sleeps
 * through one that came just before: then CircuitPython's time.sleep never ended.
 */
function setInterrupt(irq, value) {
  if (value) {
    this.pendingInterrupts |= 1 << irq;
    this.interruptsUpdated = true;
  } else {
    this.pendingInterrupts &= ~(1 << irq);
  }
}

/** One board. `say(kind, value)` hears everything that it lets out, at `nanos`. */
export class Machine {
  /**
   * @param bytes what is in flash; it keeps over restarts
   * @param rom the boot ROM
   * @param wiring {i2c: {sda, scl, address, pulled, status, hurry}, spi: {block, dc}, tones: [pin]}
   */
  constructor(bytes, rom, wiring, say) {
    this.bytes = bytes;
    this.rom = rom;
    this.wiring = wiring;
    this.say = say;
    this.low = new Set(); // pins that a pressed key ties to ground
    this.lit = false;
    this.start();
  }

  get nanos() {
    return this.clock.nanosCounter;
  }

  /** Power comes, or the watchdog resets the chip. */
  start(scratch) {
    const chip = new RP2040();
    const { clock } = chip;
    clock.nanosCounter = this.clock?.nanosCounter ?? 0; // time continues
    chip.logger = { debug() {}, info() {}, warn() {}, error() {} };
    chip.loadBootrom(this.rom);
    chip.flash = this.bytes;
    chip.flash16 = new Uint16Array(this.bytes.buffer);
    chip.flashView = new DataView(this.bytes.buffer);
    this.clock = clock;
    this.chip = chip;
    this.flash = new Flash(this.bytes, () => clock.nanosCounter);
    this.flash.onCut = () => this.cut();
    const ssi = new Ssi(this.flash);
    chip.peripherals[0x18000] = ssi;
    chip.peripherals[0x40018] = new QspiPins(ssi);
    Object.defineProperty(chip.qspi[1], "inputValue", { value: true }); // BOOTSEL is up
    this.cache = new Cache(ssi);
    this.cache.join(chip);
    this.thumb = new Thumb(chip, this.bytes, this.cache);
    chip.core.setInterrupt = setInterrupt;
    this.pios = chip.pio.map((pio) => new PacedPio(chip, pio));
    this.wire();
    const watchdog = chip.peripherals[0x40058];
    watchdog.onWatchdogTrigger = () => (this.reset = [...watchdog.scratchData]);
    if (scratch) {
      watchdog.scratchData.set(scratch);
      watchdog.reason = 2;
    }
    chip.core.PC = FLASH; // the second stage, as the boot ROM finds it
    this.on = true;
    this.reset = null;
  }

  wire() {
    const { chip, wiring } = this;
    const say = (kind, value) => this.say(kind, value);
    if (wiring.i2c) {
      const { sda, scl } = wiring.i2c;
      const written = (address, data) => say("i2c", [address, Buffer.from(data).toString("hex")]);
      new PinBus(chip, sda, scl, wiring.i2c, written);
      joinBlock(chip, chip.i2c[(sda >> 1) & 1], wiring.i2c, written);
    }
    const { spi } = wiring;
    this.spi = spi && new SpiBus(chip, spi, (dc, data) => say("spi", [dc, Buffer.from(data).toString("hex")]));
    watchPixels(chip, (pin, bytes, end) => say("pixels", [pin, Buffer.from(bytes).toString("hex"), end / 1e6]));
    for (const pin of wiring.tones ?? []) {
      watchTone(chip, pin, (...tone) => say("tone", tone));
    }
    this.serial = new Serial(chip, (text) => say("console", text));
    for (let pin = 0; pin < 30; pin++) {
      if (pin !== wiring.i2c?.sda && pin !== wiring.i2c?.scl) {
        chip.gpio[pin].setInputValue(!this.low.has(pin));
      }
    }
  }

  /** A key ties its pin to ground, or lets it rise. */
  key(pin, low) {
    this.low[low ? "add" : "delete"](pin);
    this.chip.gpio[pin].setInputValue(!low);
  }

  cut() {
    this.on = false;
    this.say("power", "cut");
  }

  /** Let so many nanoseconds pass. */
  run(nanos) {
    const until = this.nanos + nanos;
    while (this.on && this.nanos < until) {
      this.execute(until);
      if (this.reset) {
        this.say("power", "reset");
        this.start(this.reset);
      }
    }
    this.spi?.flush();
    if (!this.on) {
      this.clock.nanosCounter = Math.max(this.nanos, until);
    }
  }

  execute(until) {
    const { chip, clock, pios } = this;
    const { core, pio } = chip;
    while (this.on && !this.reset && clock.nanosCounter < until) {
      const busy = !pio[0].stopped || !pio[1].stopped;
      const soon = busy ? Math.min(until, clock.nanosCounter + PIO_STEP) : until;
      if (core.waiting && isPending(core)) {
        core.waiting = false;
      }
      if (core.waiting) {
        const alarm = clock.nextAlarm ? clock.nextAlarm.nanos : soon;
        clock.nanosCounter = Math.max(clock.nanosCounter, Math.min(alarm, soon));
      } else {
        if (core.interruptsUpdated && core.checkForInterrupts()) {
          core.waiting = false;
        }
        this.thumb.run(soon);
      }
      if (clock.nextAlarm !== null && clock.nextAlarm.nanos <= clock.nanosCounter) {
        clock.tick(0);
      }
      if (busy) {
        pios[0].step();
        pios[1].step();
      }
    }
  }
}
