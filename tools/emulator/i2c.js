// The I2C bus: one panel on it, or none. Transfers come in two ways, from the RP2040's I2C
// block and, when CircuitPython asks whether an address answers, bit by bit on the pins.

/** Watches two pins as the panel's shift register does. */
export class PinBus {
  /** `address` answers (null: nothing is there); `pulled`: whether the lines have pull-ups. */
  constructor(rp2040, sda, scl, options, written) {
    this.options = options;
    this.written = written;
    this.pins = [rp2040.gpio[sda], rp2040.gpio[scl]];
    this.levels = [true, true];
    this.bits = -1; // -1: no transfer is under way
    this.answering = false;
    for (const pin of this.pins) {
      pin.addListener(() => this.changed());
    }
    this.drive();
  }

  /** What the board drives: a pin that is not an output floats up. */
  level(pin) {
    return !(pin.outputEnable && !pin.outputValue);
  }

  changed() {
    const sda = this.level(this.pins[0]) && !this.answering;
    const scl = this.level(this.pins[1]);
    const [sdaBefore, sclBefore] = this.levels;
    this.levels = [sda, scl];
    if (scl && sclBefore && sda !== sdaBefore) {
      if (!sda) {
        this.bits = 0;
        this.byte = 0;
        this.bytes = [];
      } else if (this.bits >= 0) {
        this.stop();
      }
    } else if (this.bits >= 0 && scl && !sclBefore) {
      if (this.bits < 8) {
        this.byte = (this.byte << 1) | (sda ? 1 : 0);
      }
      this.bits++;
    } else if (this.bits >= 0 && !scl && sclBefore) {
      this.fallen();
    }
    this.drive();
  }

  fallen() {
    if (this.bits === 8) {
      this.bytes.push(this.byte);
      this.answering = this.options.address !== null && this.bytes[0] === this.options.address << 1;
    } else if (this.bits === 9) {
      this.answering = false;
      this.bits = 0;
      this.byte = 0;
    }
  }

  stop() {
    const [address, ...data] = this.bytes;
    this.bits = -1;
    if (data.length && address === this.options.address << 1) {
      this.written(address >> 1, data);
    }
  }

  drive() {
    const { pulled } = this.options;
    this.pins[0].setInputValue(pulled && this.level(this.pins[0]) && !this.answering);
    this.pins[1].setInputValue(pulled && this.level(this.pins[1]));
  }
}

/**
 * Lets an I2C block take the time on the bus that its registers ask for, and hands on what it
 * writes. A read gets the panel's status byte. In a `hurry` the bus takes no time.
 */
export function joinBlock(rp2040, block, options, written) {
  let data = [];
  let then = () => {};
  const alarm = rp2040.clock.createAlarm(() => then());
  const after = (bits, what) => {
    const period = block.sclHighPeriod + block.sclLowPeriod + 8 + block.spikelen;
    then = what;
    alarm.schedule(options.hurry ? 0 : (bits * period * 1e9) / rp2040.clkSys);
  };
  block.onStart = () => after(1, () => block.completeStart());
  block.onConnect = (address) => {
    data = [];
    after(9, () => block.completeConnect(address === options.address));
  };
  block.onWriteByte = (byte) => {
    data.push(byte);
    after(9, () => block.completeWrite(true));
  };
  block.onReadByte = () => after(9, () => block.completeRead(options.status));
  block.onStop = () => {
    if (data.length) {
      written(options.address, data);
      data = [];
    }
    after(1, () => block.completeStop());
  };
}
