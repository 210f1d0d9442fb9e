// The Pico's flash chip, a W25Q16, and the two blocks of the RP2040 that it is spoken to
// through: SSI, which moves bytes, and IO_QSPI, which moves its chip select.

const SIZE = 2 * 1024 * 1024;
const PAGE = 256;
const SECTOR = 4096;
const JEDEC = [0xef, 0x40, 0x15];
const UNIQUE = [0xe6, 0x60, 0x52, 0x49, 0x4e, 0x47, 0x53, 0x44];

const BUSY = 1; // of status register 1
const ENABLED = 2;

// How long the chip is busy: the data sheet's typical times, in nanoseconds.
const PROGRAM_TIME = 400e3;
const ERASE_TIMES = { 0x20: 45e6, 0x52: 120e6, 0xd8: 150e6 };
const ERASE_SIZES = { 0x20: SECTOR, 0x52: 8 * SECTOR, 0xd8: 16 * SECTOR };

/** The chip: a byte in, a byte out, while its select is low; a command is done when it goes high. */
export class Flash {
  /**
   * @param bytes what it holds, 2 MiB, changed in place
   * @param now the time in nanoseconds
   */
  constructor(bytes, now) {
    this.bytes = bytes;
    this.now = now;
    this.operations = 0; // programs and erases since the start
    this.erases = 0;
    this.cut = null; // {after, part}: the power goes in the middle of an operation
    this.onCut = () => {};
    this.status2 = 2; // quad enabled
    this.power();
  }

  /** Power comes: nothing is under way. */
  power() {
    this.command = [];
    this.enabled = false;
    this.busyUntil = 0;
  }

  get status() {
    return (this.now() < this.busyUntil ? BUSY : 0) | (this.enabled ? ENABLED : 0);
  }

  /** One byte each way. */
  exchange(byte) {
    const at = this.command.push(byte) - 1;
    const [code] = this.command;
    if (at === 0) {
      return 0xff;
    }
    switch (code) {
      case 0x05:
        return this.status;
      case 0x35:
        return this.status2;
      case 0x9f:
        return JEDEC[at - 1] ?? 0xff;
      case 0x4b:
        return at > 4 ? UNIQUE[(at - 5) % 8] : 0xff;
      case 0x03:
        return at > 3 ? this.bytes[(this.address + at - 4) % SIZE] : 0xff;
      case 0x0b:
        return at > 4 ? this.bytes[(this.address + at - 5) % SIZE] : 0xff;
      default:
        return 0xff;
    }
  }

  get address() {
    return ((this.command[1] << 16) | (this.command[2] << 8) | this.command[3]) % SIZE;
  }

  /** Chip select goes high. */
  deselect() {
    const { command } = this;
    if (!command.length) {
      return;
    }
    const [code] = command;
    if (this.now() >= this.busyUntil) {
      if (code === 0x06) {
        this.enabled = true;
      } else if (code === 0x04) {
        this.enabled = false;
      } else if (code === 0x31 && this.enabled) {
        this.status2 = command[1];
        this.enabled = false;
      } else if (code === 0x01 && this.enabled) {
        this.status2 = command[2] ?? this.status2;
        this.enabled = false;
      } else if (code === 0x02 && this.enabled && command.length > 4) {
        this.program(this.address, command.slice(4));
      } else if (code in ERASE_SIZES && this.enabled && command.length === 4) {
        this.erase(this.address, ERASE_SIZES[code], ERASE_TIMES[code]);
      }
    }
    this.command = [];
  }

  program(address, data) {
    const part = this.begin(PROGRAM_TIME);
    const page = address - (address % PAGE);
    const n = Math.ceil(data.length * part);
    for (let i = 0; i < n; i++) {
      this.bytes[page + ((address + i) % PAGE)] &= data[i];
    }
    this.end(part);
  }

  erase(address, size, time) {
    const part = this.begin(time);
    this.erases++;
    const first = address - (address % size);
    const n = Math.ceil(size * part);
    this.bytes.fill(0xff, first, first + n);
    if (part < 1) {
      for (let i = first + n; i < first + size; i++) {
        this.bytes[i] |= 0x55; // weakly erased: some bits have risen already
      }
    }
    this.end(part);
  }

  /** An operation begins; which part of it is carried out before the power goes. */
  begin(time) {
    this.operations++;
    this.enabled = false;
    this.busyUntil = this.now() + time;
    if (this.cut && --this.cut.after < 0) {
      return this.cut.part;
    }
    return 1;
  }

  end() {
    if (this.cut && this.cut.after < 0) {
      this.cut = null;
      this.onCut();
    }
  }
}

/** Where a block's registers have no meaning of their own, they keep what was written. */
class Registers {
  constructor() {
    this.kept = new Map();
    this.rawWriteValue = 0;
  }

  readUint32(offset) {
    return this.kept.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.kept.set(offset, value >>> 0);
  }

  writeUint32Atomic(offset, value, type) {
    this.rawWriteValue = value;
    if (type === 0) {
      this.writeUint32(offset, value); // no read first: reading a FIFO takes from it
    } else {
      const before = this.readUint32(offset);
      this.writeUint32(offset, [0, before ^ value, before | value, before & ~value][type]);
    }
  }
}

const CTRLR0 = 0x00;
const SSIENR = 0x08;
const BAUDR = 0x14;
const TXFLR = 0x20;
const RXFLR = 0x24;
const SR = 0x28;
const DR0 = 0x60;

/** SSI: what is written goes to the chip at once, and what comes back waits to be read. */
export class Ssi extends Registers {
  constructor(flash) {
    super();
    this.flash = flash;
    this.received = [];
    this.divider = 4; // SCK's, as the boot stage sets it
    this.select = "own"; // who moves the chip select: SSI, or IO_QSPI, holding it "low" or "high"
  }

  readUint32(offset) {
    switch (offset) {
      case SR:
        if (this.select === "own") {
          this.flash.deselect(); // all is sent, so SSI has let the chip go
        }
        return 0b110 | (this.received.length ? 0b1000 : 0);
      case TXFLR:
        return 0;
      case RXFLR:
        return this.received.length;
      case DR0:
        return this.received.shift() ?? 0;
      case 0x58:
        return 0x51535049;
      case 0x5c:
        return 0x3430312a;
      default:
        return super.readUint32(offset);
    }
  }

  writeUint32(offset, value) {
    if (offset !== DR0) {
      super.writeUint32(offset, value);
      if (offset === SSIENR) {
        this.received.length = 0; // the FIFOs are flushed
      } else if (offset === BAUDR) {
        this.divider = Math.max(2, value);
      }
    } else {
      // With the select high the chip ignores the bus. Quad transfers are only reads, which the machine
      // serves straight from the flash's bytes; the boot stage sends one to begin them.
      const deaf = this.select === "high" || (this.select === "own" && this.readUint32(CTRLR0) >> 21 & 3);
      this.received.push(deaf ? 0xff : this.flash.exchange(value & 0xff));
    }
  }
}

const SS_CTRL = 0x0c;

/** IO_QSPI: its output override is how the boot ROM holds the chip select. */
export class QspiPins extends Registers {
  constructor(ssi) {
    super();
    this.ssi = ssi;
  }

  writeUint32(offset, value) {
    super.writeUint32(offset, value);
    if (offset === SS_CTRL) {
      this.ssi.flash.deselect(); // each change of hand begins or ends a command
      this.ssi.select = ["own", "own", "low", "high"][(value >> 8) & 3];
    }
  }
}
