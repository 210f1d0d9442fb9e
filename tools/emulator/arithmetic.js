// What the instructions compute. r: the registers. flags: {nz, c, v}, changed with them; nz is zero
// or negative as the last result was.

/** LSLS, LSRS, ASRS by a number of bits in the instruction. */
export function shift(op, r, flags) {
  const n = (op >> 6) & 31;
  const x = r[(op >> 3) & 7];
  switch (op >> 11) {
    case 0:
      if (n) {
        flags.c = (x >>> (32 - n)) & 1;
      }
      flags.nz = x << n;
      break;
    case 1: // 0 means 32
      flags.c = n ? (x >>> (n - 1)) & 1 : x >>> 31;
      flags.nz = n ? (x >>> n) | 0 : 0;
      break;
    case 2:
      flags.c = n ? ((x | 0) >> (n - 1)) & 1 : x >>> 31;
      flags.nz = n ? (x | 0) >> n : (x | 0) >> 31;
      break;
  }
  r[op & 7] = flags.nz;
}

/** One of the sixteen data-processing instructions on two registers (0100 00xx xxmm mddd). */
export function compute(op, r, flags) {
  const d = op & 7;
  const x = r[(op >> 3) & 7];
  const y = r[d];
  switch ((op >> 6) & 15) {
    case 0:
      r[d] = flags.nz = y & x;
      break;
    case 1:
      r[d] = flags.nz = y ^ x;
      break;
    case 2: { // LSLS
      const n = x & 0xff;
      if (n) {
        flags.c = n < 32 ? (y >>> (32 - n)) & 1 : n === 32 ? y & 1 : 0;
      }
      r[d] = flags.nz = n < 32 ? y << n : 0;
      break;
    }
    case 3: { // LSRS
      const n = x & 0xff;
      if (n) {
        flags.c = n <= 32 ? (y >>> (n - 1)) & 1 : 0;
      }
      r[d] = flags.nz = n < 32 ? (y >>> n) | 0 : 0;
      break;
    }
    case 4: { // ASRS
      const n = x & 0xff;
      if (n) {
        flags.c = n < 32 ? ((y | 0) >> (n - 1)) & 1 : y >>> 31;
      }
      r[d] = flags.nz = n < 32 ? (y | 0) >> n : (y | 0) >> 31;
      break;
    }
    case 5: { // ADCS
      const sum = y + x + flags.c;
      r[d] = flags.nz = sum | 0;
      flags.v = (~(y ^ x) & (y ^ sum)) >>> 31;
      flags.c = sum > 0xffffffff ? 1 : 0;
      break;
    }
    case 6: { // SBCS
      const borrow = 1 - flags.c;
      const left = (y - x - borrow) | 0;
      r[d] = flags.nz = left;
      flags.v = ((y ^ x) & (y ^ left)) >>> 31;
      flags.c = y >= x + borrow ? 1 : 0;
      break;
    }
    case 7: { // RORS
      const n = x & 0xff;
      const turn = n & 31;
      flags.nz = turn ? (y >>> turn) | (y << (32 - turn)) : y | 0;
      if (n) {
        flags.c = flags.nz >>> 31;
        r[d] = flags.nz;
      }
      break;
    }
    case 8: // TST
      flags.nz = y & x;
      break;
    case 9: // RSBS
      r[d] = flags.nz = -x | 0;
      flags.c = x === 0 ? 1 : 0;
      flags.v = (x & flags.nz) >>> 31;
      break;
    case 10: // CMP
      compare(y, x, flags);
      break;
    case 11: // CMN
      flags.nz = (y + x) | 0;
      flags.c = flags.nz >>> 0 < y ? 1 : 0;
      flags.v = (~(y ^ x) & (y ^ flags.nz)) >>> 31;
      break;
    case 12:
      r[d] = flags.nz = y | x;
      break;
    case 13:
      r[d] = flags.nz = Math.imul(y, x);
      break;
    case 14:
      r[d] = flags.nz = y & ~x;
      break;
    case 15:
      r[d] = flags.nz = ~x;
      break;
  }
}

/** The flags of y - x. */
export function compare(y, x, flags) {
  const left = (y - x) | 0;
  flags.nz = left;
  flags.c = y >= x ? 1 : 0;
  flags.v = ((y ^ x) & (y ^ left)) >>> 31;
}

/** SXTH, SXTB, UXTH, UXTB of a value. */
export function extend(op, x) {
  switch ((op >> 6) & 3) {
    case 0:
      return (x << 16) >> 16;
    case 1:
      return (x << 24) >> 24;
    case 2:
      return x & 0xffff;
    default:
      return x & 0xff;
  }
}

/** REV, REV16, REVSH of a value. */
export function reverse(op, x) {
  switch ((op >> 6) & 3) {
    case 0:
      return (x << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24);
    case 1:
      return ((x & 0x00ff00ff) << 8) | ((x >>> 8) & 0x00ff00ff);
    default:
      return (((x & 0xff) << 24) >> 16) | ((x >>> 8) & 0xff);
  }
}

/** How far BL goes, its two halves being op and op2. */
export function farther(op, op2) {
  const s = (op >> 10) & 1;
  const i1 = 1 - (s ^ ((op2 >> 13) & 1));
  const i2 = 1 - (s ^ ((op2 >> 11) & 1));
  return (s ? 0xff000000 : 0) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1);
}

/** Whether a condition (0 to 13) holds. */
export function holds(condition, nz, c, v) {
  switch (condition) {
    case 0:
      return nz === 0;
    case 1:
      return nz !== 0;
    case 2:
      return c === 1;
    case 3:
      return c === 0;
    case 4:
      return nz < 0;
    case 5:
      return nz >= 0;
    case 6:
      return v === 1;
    case 7:
      return v === 0;
    case 8:
      return c === 1 && nz !== 0;
    case 9:
      return c === 0 || nz === 0;
    case 10:
      return nz < 0 === (v === 1);
    case 11:
      return nz < 0 !== (v === 1);
    case 12:
      return nz !== 0 && nz < 0 === (v === 1);
    default:
      return nz === 0 || nz < 0 !== (v === 1);
  }
}
