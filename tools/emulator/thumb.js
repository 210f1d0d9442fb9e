// A faster processor: the common Thumb instructions of the Cortex-M0+, on rp2040js's state.
//
// rp2040js decodes each instruction by a long chain of comparisons. This loop switches on it,
// keeps the flags as plain numbers and reads memory without a detour; whatever is rare (special
// registers, sleeping, exceptions) it leaves to rp2040js. Both must do the same, instruction by
// instruction: `node tools/emulator/same.js` runs them side by side.

const RAM = 264 * 1024;

/** Runs the chip's core until time `until` (nanoseconds), the next alarm, or an interrupt. */
export class Thumb {
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
    this.extra = 0; // cycles that a load or store took beyond the first
    this.touched = false; // a peripheral was: alarms and interrupts may be others now
  }

  /** Bring the clock up to this instruction. */
  settle() {
    const { clock } = this;
    clock.nanosCounter += (this.count * 1e9) / this.chip.clkSys;
    this.count = 0;
  }

  load32(address) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM && !(address & 3)) {
      this.extra = 1;
      return this.ram32[offset >> 2];
    }
    if (address >>> 26 === 4 && !(address & 3)) {
      this.extra = 1;
      this.cache.touch((address & 0x1fffff) >> 3);
      return this.flash32[(address & 0x1fffff) >> 2];
    }
    this.settle();
    this.touched = true;
    this.extra = this.core.cyclesIO(address);
    return this.chip.readUint32(address);
  }

  load16(address) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM) {
      this.extra = 1;
      return this.ram16[offset >> 1];
    }
    this.settle();
    this.touched = true;
    this.extra = this.core.cyclesIO(address);
    return this.chip.readUint16(address);
  }

  load8(address) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM) {
      this.extra = 1;
      return this.ram8[offset];
    }
    if (address >>> 26 === 4) {
      this.extra = 1;
      this.cache.touch((address & 0x1fffff) >> 3);
      return this.flash8[address & 0x1fffff];
    }
    this.settle();
    this.touched = true;
    this.extra = this.core.cyclesIO(address);
    return this.chip.readUint8(address);
  }

  store(address, value, size) {
    address >>>= 0;
    const offset = address - 0x20000000;
    if (offset >= 0 && offset < RAM) {
      this.extra = 1;
      if (size === 4) {
        this.ram32[offset >> 2] = value;
      } else if (size === 1) {
        this.ram8[offset] = value;
      } else {
        this.ram16[offset >> 1] = value;
      }
      return;
    }
    this.settle();
    this.touched = true;
    this.extra = this.core.cyclesIO(address, true);
    if (size === 4) {
      this.chip.writeUint32(address, value >>> 0);
    } else if (size === 1) {
      this.chip.writeUint8(address, value);
    } else {
      this.chip.writeUint16(address, value);
    }
  }

  run(until) {
    const { core, clock, cache, chip } = this;
    const { flash16, ram16, rom16 } = this;
    const r = core.registers;
    this.count = 0;
    this.touched = false;
    const alarm = clock.nextAlarm;
    const end = alarm !== null && alarm.nanos < until ? alarm.nanos : until;
    const limit = Math.max(1, Math.ceil(((end - clock.nanosCounter) * chip.clkSys) / 1e9 - 1e-6));
    let pc = r[15];
    let nz = core.Z ? 0 : core.N ? -1 : 1;
    let c = core.C ? 1 : 0;
    let v = core.V ? 1 : 0;
    let line = -1;
    let executed = 0;

    while (this.count < limit && !this.touched) {
      cache.lost = 0;
      let op;
      if (pc >>> 26 === 4) {
        const offset = pc & 0x1fffff;
        if (offset >> 3 !== line) {
          line = offset >> 3;
          cache.touch(line);
        }
        op = flash16[offset >> 1];
      } else if (pc >>> 28 === 2) {
        op = ram16[(pc - 0x20000000) >> 1];
      } else if (pc < 0x4000) {
        op = rom16[pc >> 1];
      } else {
        op = 0xdead; // nowhere: rp2040js says what is wrong
      }
      let cycles = 1;
      let next = pc + 2;
      let rare = false;
      const d = op & 7;
      const m = (op >> 3) & 7;
      switch (op >>> 11) {
        case 0: { // LSLS immediate
          const n = (op >> 6) & 31;
          const x = r[m];
          if (n) {
            c = (x >>> (32 - n)) & 1;
          }
          r[d] = nz = x << n;
          break;
        }
        case 1: { // LSRS immediate
          const n = (op >> 6) & 31;
          const x = r[m];
          c = n ? (x >>> (n - 1)) & 1 : x >>> 31;
          nz = n ? (x >>> n) | 0 : 0;
          r[d] = nz;
          break;
        }
        case 2: { // ASRS immediate
          const n = (op >> 6) & 31 || 32;
          const x = r[m] | 0;
          c = n < 32 ? (x >> (n - 1)) & 1 : x >>> 31;
          r[d] = nz = n < 32 ? x >> n : x >> 31;
          break;
        }
        case 3: { // ADDS, SUBS with a register or three bits
          const b = op & 0x400 ? (op >> 6) & 7 : r[(op >> 6) & 7];
          const a = r[m];
          if (op & 0x200) {
            nz = (a - b) | 0;
            c = a >= b ? 1 : 0;
            v = ((a ^ b) & (a ^ nz)) >>> 31;
          } else {
            nz = (a + b) | 0;
            c = nz >>> 0 < a ? 1 : 0;
            v = (~(a ^ b) & (a ^ nz)) >>> 31;
          }
          r[d] = nz;
          break;
        }
        case 4: // MOVS
          r[(op >> 8) & 7] = nz = op & 0xff;
          break;
        case 5: { // CMP immediate
          const a = r[(op >> 8) & 7];
          const b = op & 0xff;
          nz = (a - b) | 0;
          c = a >= b ? 1 : 0;
          v = (a & ~nz) >>> 31;
          break;
        }
        case 6: { // ADDS immediate
          const a = r[(op >> 8) & 7];
          nz = (a + (op & 0xff)) | 0;
          c = nz >>> 0 < a ? 1 : 0;
          v = (~a & nz) >>> 31;
          r[(op >> 8) & 7] = nz;
          break;
        }
        case 7: { // SUBS immediate
          const a = r[(op >> 8) & 7];
          const b = op & 0xff;
          nz = (a - b) | 0;
          c = a >= b ? 1 : 0;
          v = (a & ~nz) >>> 31;
          r[(op >> 8) & 7] = nz;
          break;
        }
        case 8:
          if (op < 0x4400) {
            const x = r[m];
            const y = r[d];
            switch ((op >> 6) & 15) {
              case 0:
                r[d] = nz = y & x;
                break;
              case 1:
                r[d] = nz = y ^ x;
                break;
              case 2: { // LSLS
                const n = x & 0xff;
                if (n) {
                  c = n < 32 ? (y >>> (32 - n)) & 1 : n === 32 ? y & 1 : 0;
                }
                r[d] = nz = n < 32 ? y << n : 0;
                break;
              }
              case 3: { // LSRS
                const n = x & 0xff;
                if (n) {
                  c = n <= 32 ? (y >>> (n - 1)) & 1 : 0;
                }
                nz = n < 32 ? (y >>> n) | 0 : 0;
                r[d] = nz;
                break;
              }
              case 4: { // ASRS
                const n = x & 0xff;
                if (n) {
                  c = n < 32 ? ((y | 0) >> (n - 1)) & 1 : y >>> 31;
                }
                r[d] = nz = n < 32 ? (y | 0) >> n : (y | 0) >> 31;
                break;
              }
              case 5: { // ADCS
                const sum = y + x + c;
                nz = sum | 0;
                v = (~(y ^ x) & (y ^ nz)) >>> 31;
                c = sum > 0xffffffff ? 1 : 0;
                r[d] = nz;
                break;
              }
              case 6: { // SBCS
                const borrow = 1 - c;
                nz = (y - x - borrow) | 0;
                v = ((y ^ x) & (y ^ nz)) >>> 31;
                c = y >= x + borrow ? 1 : 0;
                r[d] = nz;
                break;
              }
              case 7: { // RORS
                const n = x & 0xff;
                if (n) {
                  const turn = n & 31;
                  nz = turn ? (y >>> turn) | (y << (32 - turn)) : y | 0;
                  c = nz >>> 31;
                  r[d] = nz;
                } else {
                  nz = y | 0;
                }
                break;
              }
              case 8:
                nz = y & x;
                break;
              case 9: // RSBS
                nz = -x | 0;
                c = x === 0 ? 1 : 0;
                v = (x & nz) >>> 31;
                r[d] = nz;
                break;
              case 10: // CMP
                nz = (y - x) | 0;
                c = y >= x ? 1 : 0;
                v = ((y ^ x) & (y ^ nz)) >>> 31;
                break;
              case 11: { // CMN
                nz = (y + x) | 0;
                c = nz >>> 0 < y ? 1 : 0;
                v = (~(y ^ x) & (y ^ nz)) >>> 31;
                break;
              }
              case 12:
                r[d] = nz = y | x;
                break;
              case 13:
                r[d] = nz = Math.imul(y, x);
                break;
              case 14:
                r[d] = nz = y & ~x;
                break;
              case 15:
                r[d] = nz = ~x;
                break;
            }
          } else {
            const from = (op >> 3) & 15;
            const to = ((op >> 4) & 8) | d;
            const x = from === 15 ? pc + 4 : r[from];
            switch ((op >> 8) & 3) {
              case 0: { // ADD
                const sum = (to === 15 ? pc + 4 : r[to]) + x;
                if (to === 15) {
                  next = (sum & ~1) >>> 0;
                  cycles = 2;
                } else {
                  r[to] = to === 13 ? sum & ~3 : sum;
                }
                break;
              }
              case 1: { // CMP
                const y = to === 15 ? pc + 4 : r[to];
                nz = (y - x) | 0;
                c = y >= x ? 1 : 0;
                v = ((y ^ x) & (y ^ nz)) >>> 31;
                break;
              }
              case 2: // MOV
                if (to === 15) {
                  next = (x & ~1) >>> 0;
                  cycles = 2;
                } else {
                  r[to] = to === 13 ? x & ~3 : x;
                }
                break;
              case 3: // BX, BLX
                if (x >>> 28 === 15) {
                  rare = true; // the return from an exception
                } else {
                  if (op & 0x80) {
                    r[14] = (pc + 2) | 1;
                  }
                  next = (x & ~1) >>> 0;
                  cycles = 2;
                }
                break;
            }
          }
          break;
        case 9: // LDR literal
          r[(op >> 8) & 7] = this.load32((((pc + 4) & ~3) >>> 0) + ((op & 0xff) << 2));
          cycles += this.extra;
          break;
        case 10:
        case 11: {
          const at = r[m] + r[(op >> 6) & 7];
          switch ((op >> 9) & 7) {
            case 0:
              this.store(at, r[d], 4);
              break;
            case 1:
              this.store(at, r[d], 2);
              break;
            case 2:
              this.store(at, r[d], 1);
              break;
            case 3:
              r[d] = (this.load8(at) << 24) >> 24;
              break;
            case 4:
              r[d] = this.load32(at);
              break;
            case 5:
              r[d] = this.load16(at);
              break;
            case 6:
              r[d] = this.load8(at);
              break;
            case 7:
              r[d] = (this.load16(at) << 16) >> 16;
              break;
          }
          cycles += this.extra;
          break;
        }
        case 12:
          this.store(r[m] + ((op >> 4) & 0x7c), r[d], 4);
          cycles += this.extra;
          break;
        case 13:
          r[d] = this.load32(r[m] + ((op >> 4) & 0x7c));
          cycles += this.extra;
          break;
        case 14:
          this.store(r[m] + ((op >> 6) & 0x1f), r[d], 1);
          cycles += this.extra;
          break;
        case 15:
          r[d] = this.load8(r[m] + ((op >> 6) & 0x1f));
          cycles += this.extra;
          break;
        case 16:
          this.store(r[m] + ((op >> 5) & 0x3e), r[d], 2);
          cycles += this.extra;
          break;
        case 17:
          r[d] = this.load16(r[m] + ((op >> 5) & 0x3e));
          cycles += this.extra;
          break;
        case 18:
          this.store(r[13] + ((op & 0xff) << 2), r[(op >> 8) & 7], 4);
          cycles += this.extra;
          break;
        case 19:
          r[(op >> 8) & 7] = this.load32(r[13] + ((op & 0xff) << 2));
          cycles += this.extra;
          break;
        case 20:
          r[(op >> 8) & 7] = ((pc + 4) & ~3) + ((op & 0xff) << 2);
          break;
        case 21:
          r[(op >> 8) & 7] = r[13] + ((op & 0xff) << 2);
          break;
        case 22:
        case 23:
          switch ((op >> 8) & 15) {
            case 0: // ADD, SUB to the stack pointer
              r[13] = op & 0x80 ? r[13] - ((op & 0x7f) << 2) : r[13] + ((op & 0x7f) << 2);
              break;
            case 2: {
              const x = r[m];
              const kind = (op >> 6) & 3;
              r[d] = kind === 0 ? (x << 16) >> 16 : kind === 1 ? (x << 24) >> 24 : kind === 2 ? x & 0xffff : x & 0xff;
              break;
            }
            case 4:
            case 5: { // PUSH
              let at = r[13];
              if (op & 0x100) {
                at -= 4;
                this.store(at, r[14], 4);
                cycles++;
              }
              for (let i = 7; i >= 0; i--) {
                if (op & (1 << i)) {
                  at -= 4;
                  this.store(at, r[i], 4);
                  cycles++;
                }
              }
              r[13] = at;
              break;
            }
            case 10: {
              const x = r[m];
              const kind = (op >> 6) & 3;
              if (kind === 0) {
                r[d] = (x << 24) | ((x & 0xff00) << 8) | ((x >>> 8) & 0xff00) | (x >>> 24);
              } else if (kind === 1) {
                r[d] = ((x & 0x00ff00ff) << 8) | ((x >>> 8) & 0x00ff00ff);
              } else if (kind === 3) {
                r[d] = (((x & 0xff) << 24) >> 16) | ((x >>> 8) & 0xff);
              } else {
                rare = true;
              }
              break;
            }
            case 12:
            case 13: { // POP
              let at = r[13];
              if (op & 0x100) {
                let low = 0;
                for (let bits = op & 0xff; bits; bits &= bits - 1) {
                  low++;
                }
                const to = this.load32(at + 4 * low);
                if (to >>> 28 === 15) {
                  rare = true;
                  break;
                }
                next = (to & ~1) >>> 0;
                cycles += 2;
              }
              for (let i = 0; i < 8; i++) {
                if (op & (1 << i)) {
                  r[i] = this.load32(at);
                  at += 4;
                  cycles++;
                }
              }
              r[13] = op & 0x100 ? at + 4 : at;
              break;
            }
            default:
              rare = op !== 0xbf00; // NOP
          }
          break;
        case 24: { // STMIA
          const base = (op >> 8) & 7;
          let at = r[base];
          for (let i = 0; i < 8; i++) {
            if (op & (1 << i)) {
              this.store(at, r[i], 4);
              at += 4;
              cycles++;
            }
          }
          r[base] = at;
          break;
        }
        case 25: { // LDMIA
          const base = (op >> 8) & 7;
          let at = r[base];
          for (let i = 0; i < 8; i++) {
            if (op & (1 << i)) {
              r[i] = this.load32(at);
              at += 4;
              cycles++;
            }
          }
          if (!(op & (1 << base))) {
            r[base] = at;
          }
          break;
        }
        case 26:
        case 27: {
          let take;
          switch ((op >> 8) & 15) {
            case 0:
              take = nz === 0;
              break;
            case 1:
              take = nz !== 0;
              break;
            case 2:
              take = c;
              break;
            case 3:
              take = !c;
              break;
            case 4:
              take = nz < 0;
              break;
            case 5:
              take = nz >= 0;
              break;
            case 6:
              take = v;
              break;
            case 7:
              take = !v;
              break;
            case 8:
              take = c && nz !== 0;
              break;
            case 9:
              take = !c || nz === 0;
              break;
            case 10:
              take = nz < 0 === (v === 1);
              break;
            case 11:
              take = nz < 0 !== (v === 1);
              break;
            case 12:
              take = nz !== 0 && nz < 0 === (v === 1);
              break;
            case 13:
              take = nz === 0 || nz < 0 !== (v === 1);
              break;
            default:
              rare = true;
          }
          if (take) {
            next = pc + 4 + ((op << 24) >> 23);
            cycles = 2;
          }
          break;
        }
        case 28:
          next = pc + 4 + ((op << 21) >> 20);
          cycles = 2;
          break;
        case 30: {
          const after = pc + 2;
          const op2 =
            after >>> 26 === 4
              ? flash16[(after & 0x1fffff) >> 1]
              : after >>> 28 === 2
                ? ram16[(after - 0x20000000) >> 1]
                : rom16[after >> 1];
          if ((op2 & 0xd000) === 0xd000) { // BL
            if (after >>> 26 === 4 && (after & 0x1fffff) >> 3 !== line) {
              line = (after & 0x1fffff) >> 3;
              cache.touch(line);
            }
            const s = (op >> 10) & 1;
            const i1 = 1 - (s ^ ((op2 >> 13) & 1));
            const i2 = 1 - (s ^ ((op2 >> 11) & 1));
            const far = (s ? 0xff000000 : 0) | (i1 << 23) | (i2 << 22) | ((op & 0x3ff) << 12) | ((op2 & 0x7ff) << 1);
            r[14] = (pc + 4) | 1;
            next = pc + 4 + far;
            cycles = 3;
          } else {
            rare = true;
          }
          break;
        }
        default:
          rare = true;
      }
      executed++;
      if (rare) {
        r[15] = pc;
        core.N = nz < 0;
        core.Z = nz === 0;
        core.C = c === 1;
        core.V = v === 1;
        this.settle();
        const before = core.cycles;
        core.executeInstruction();
        this.count += core.cycles - before + cache.lost;
        this.settle();
        return executed;
      }
      pc = next;
      this.count += cycles + cache.lost;
    }
    r[15] = pc;
    core.N = nz < 0;
    core.Z = nz === 0;
    core.C = c === 1;
    core.V = v === 1;
    this.settle();
    return executed;
  }
}
