// PIO in simulated time, and the NeoPixels on it.
//
// rp2040js runs PIO on JavaScript timers, apart from the common clock. Here each
// state machine is stepped so far as the clock went, delays and divider included.

const LATCH = 50e3; // nanoseconds of silence that end a picture

/** One PIO block. */
export class PacedPio {
  constructor(rp2040, pio) {
    this.clock = rp2040.clock;
    this.rp2040 = rp2040;
    this.pio = pio;
    this.last = 0;
    pio.run = () => {
      this.last = this.clock.nanos;
      for (const machine of pio.machines) {
        machine.cycles = 0;
        machine.due = 0;
      }
    };
  }

  /** Let the state machines catch up with the clock. */
  step() {
    const { pio } = this;
    const cycles = ((this.clock.nanos - this.last) * this.rp2040.clkSys) / 1e9;
    this.last = this.clock.nanos;
    for (const machine of pio.machines) {
      if (!machine.enabled) {
        continue;
      }
      machine.due += cycles / (machine.clockDivInt + machine.clockDivFrac / 256);
      while (machine.cycles < machine.due) {
        const before = machine.cycles;
        machine.step();
        if (machine.cycles === before) {
          machine.cycles = machine.due; // it waits
        }
      }
    }
    pio.checkChangedPins();
  }
}

/** Gathers the bytes that go to WS2812s where they enter a PIO FIFO. */
export function watchPixels(rp2040, sent) {
  for (const pio of rp2040.pio) {
    for (const machine of pio.machines) {
      const write = machine.writeFIFO.bind(machine);
      let bytes = [];
      let end = 0;
      const latch = rp2040.clock.createAlarm(() => {
        sent(machine.sidesetBase, bytes, end);
        bytes = [];
      });
      machine.writeFIFO = (value) => {
        write(value);
        bytes.push(value >>> 24);
        end = rp2040.clock.nanos;
        latch.schedule(LATCH + 60e3); // the last four bytes still wait in the FIFO
      };
    }
  }
}
