// What reading flash costs in time: the XIP cache, 16 KB in two ways of eight-byte lines.
//
// rp2040js reads flash for nothing. On the board a line that is not cached comes over the
// quad SPI bus: 8 clocks of address and mode, 4 of waiting, 16 of data, and the select.

const SETS = 1024;
const CLOCKS = 28 + 4;

/** Counts in `lost` the cycles that misses took. */
export class Cache {
  constructor(ssi) {
    this.ssi = ssi;
    this.lost = 0;
    this.tags = new Int32Array(2 * SETS).fill(-1);
    this.older = new Uint8Array(SETS); // which way goes next
  }

  /** A line, an address in flash divided by eight, is read. */
  touch(line) {
    const { tags, older } = this;
    const set = line & (SETS - 1);
    if (tags[2 * set] === line) {
      older[set] = 1;
    } else if (tags[2 * set + 1] === line) {
      older[set] = 0;
    } else {
      const way = older[set];
      tags[2 * set + way] = line;
      older[set] = 1 - way;
      this.lost += CLOCKS * this.ssi.divider;
    }
  }

  /** Let rp2040js's own reads of flash go through it too. */
  join(chip) {
    for (const [name, bytes] of [["readUint32", 4], ["readUint16", 2], ["readUint8", 1]]) {
      const read = chip[name].bind(chip);
      let last = -1; // fetches run along a line
      chip[name] = (address) => {
        if (address >>> 26 === 4) {
          const line = (address & 0x1fffff) >> 3;
          if (bytes !== 2 || line !== last) {
            last = line;
            this.touch(line);
          }
          address = (0x10000000 | (address & 0x1fffff)) >>> 0; // the chip has 2 MiB, seen again and again
        }
        return read(address);
      };
    }
  }
}
