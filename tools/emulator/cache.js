// What reading flash costs in time: the XIP cache, 16 KB in two ways of eight-byte lines.
//
// rp2040js reads flash for nothing. On the board a line that is not cached comes over the
// quad SPI bus: 8 clocks of address and mode, 4 of waiting, 16 of data, and the select.

const SETS = 1024;
const CLOCKS = 28 + 4;

/** Counts cycles lost to misses in `lost`; replaces the chip's ways to read flash. */
export class Cache {
  constructor(rp2040, flash, ssi) {
    this.lost = 0;
    const tags = new Int32Array(2 * SETS).fill(-1);
    const older = new Uint8Array(SETS); // which way goes next
    const touch = (line) => {
      const set = line & (SETS - 1);
      if (tags[2 * set] === line) {
        older[set] = 1;
      } else if (tags[2 * set + 1] === line) {
        older[set] = 0;
      } else {
        const way = older[set];
        tags[2 * set + way] = line;
        older[set] = 1 - way;
        this.lost += CLOCKS * ssi.divider;
      }
    };
    const view = new DataView(flash.buffer);
    const read16 = rp2040.readUint16.bind(rp2040);
    const read32 = rp2040.readUint32.bind(rp2040);
    const read8 = rp2040.readUint8.bind(rp2040);
    const inFlash = (address) => address >= 0x10000000 && address < 0x14000000;
    let last = -1; // fetches run along a line
    rp2040.readUint16 = (address) => {
      if (!inFlash(address)) {
        return read16(address);
      }
      const offset = address & 0x1fffff;
      if (offset >> 3 !== last) {
        last = offset >> 3;
        touch(last);
      }
      return view.getUint16(offset, true);
    };
    rp2040.readUint32 = (address) => {
      address >>>= 0;
      if (!inFlash(address)) {
        return read32(address);
      }
      touch((address & 0x1fffff) >> 3);
      return view.getUint32(address & 0x1fffff, true);
    };
    rp2040.readUint8 = (address) => {
      if (!inFlash(address)) {
        return read8(address);
      }
      touch((address & 0x1fffff) >> 3);
      return flash[address & 0x1fffff];
    };
  }
}
