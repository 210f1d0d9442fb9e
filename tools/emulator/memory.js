// What the processor reads and writes: RAM and flash without a detour, all else through rp2040js.

const RAM = 264 * 1024;
const DIVIDER = 0xd0000060; // SIO's, up to its last register
const DIVIDER_SIZE = 0x18;

/** Loads, stores, and the cycles that they take. */
export class Memory {
  constructor(chip, flash, cache) {
    this.chip = chip;
    this.core = chip.core;
    this.clock = chip.clock;
    this.cache = cache;
    this.flash16 = new Uint16Array(flash.buffer);
    this.flash32 = new Uint32Array(flash.buffer);
    this.flash8 = flash;
    this.ram8 = chip.sram;
    this.ram16 = new Uint16Array(chip.sram.buffer);
    this.ram32 = new Uint32Array(chip.sram.buffer);
    this.rom16 = new Uint16Array(chip.bootrom.buffer);
    this.count = 0; // cycles since the clock was last set
    this.nz = this.c = this.v = 0; // the processor's flags, where a function changes them (arithmetic.js)
    this.touched = false; // a peripheral was: alarms and interrupts may be others now
  }

  /** Bring the clock up to this instruction. */
  settle() {
    const { clock } = this;
    clock.nanosCounter += (this.count * 1e9) / this.chip.clkSys;
    this.count = 0;
  }

  /** A line of flash, an address divided by eight, is read; the cycles that it takes to come. */
  missed(line) {
    const { cache } = this;
    cache.touch(line);
    const { lost } = cache;
    cache.lost = 0;
    return lost;
  }

  /** The half word of an instruction; its time is not counted. */
  fetch(pc) {
    if (pc >>> 26 === 4) {
      return this.flash16[(pc & 0x1fffff) >> 1];
    }
    return pc >>> 28 === 2 ? this.ram16[(pc - 0x20000000) >> 1] : this.rom16[pc >> 1];
  }

  // A load or store takes one cycle, unless the address belongs to another block.

  load32(address) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM && !(address & 3)) {
      return this.ram32[offset >> 2];
    }
    if (address >>> 26 === 4 && !(address & 3)) {
      this.count += this.missed((address & 0x1fffff) >> 3);
      return this.flash32[(address & 0x1fffff) >> 2];
    }
    return this.far(address, false, this.chip.readUint32);
  }

  load16(address) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM) {
      return this.ram16[offset >> 1];
    }
    return this.far(address, false, this.chip.readUint16);
  }

  load8(address) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM) {
      return this.ram8[offset];
    }
    if (address >>> 26 === 4) {
      this.count += this.missed((address & 0x1fffff) >> 3);
      return this.flash8[address & 0x1fffff];
    }
    return this.far(address, false, this.chip.readUint8);
  }

  store32(address, value) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM) {
      this.ram32[offset >> 2] = value;
    } else {
      this.far(address, true, this.chip.writeUint32, value >>> 0);
    }
  }

  store16(address, value) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM) {
      this.ram16[offset >> 1] = value;
    } else {
      this.far(address, true, this.chip.writeUint16, value);
    }
  }

  store8(address, value) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM) {
      this.ram8[offset] = value;
    } else {
      this.far(address, true, this.chip.writeUint8, value);
    }
  }

  /** Whatever is neither RAM nor flash, by rp2040js. */
  far(address, writes, access, value) {
    // The divider wakes nothing and reads no clock; CircuitPython divides all the time.
    if (address - DIVIDER >>> 0 >= DIVIDER_SIZE) {
      this.settle();
      this.touched = true;
    }
    const read = access.call(this.chip, address, value);
    this.count += this.core.cyclesIO(address, writes) - 1 + this.cache.lost;
    this.cache.lost = 0;
    return read;
  }
}
