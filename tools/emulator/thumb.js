// A faster processor: the common Thumb instructions of the Cortex-M0+, on rp2040js's state.
//
// rp2040js decodes each instruction by a long chain of comparisons. This loop switches on it and
// keeps the flags as plain numbers; anything rare (special registers, sleeping, exceptions) it
// leaves to rp2040js. Both must do the same, instruction by instruction: same.js runs them side
// by side.

import { compare, compute, extend, farther, holds, reverse, shift } from "./arithmetic.js";
import { Memory } from "./memory.js";
import { loadMany, moveOne, pop, popped, push, storeMany } from "./transfers.js";

/** Runs the chip's core until time `until` (nanoseconds), the next alarm, or an interrupt. */
export class Thumb extends Memory {
  /** Copy the loop's own numbers back to rp2040js's core. */
  hand(pc, nz, c, v) {
    const { core } = this;
    core.registers[15] = pc;
    core.N = nz < 0;
    core.Z = nz === 0;
    core.C = c === 1;
    core.V = v === 1;
    this.settle();
  }

  run(until) {
    const { core, clock, chip, flash16, ram16, rom16 } = this;
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

    while (this.count < limit && !this.touched) {
      let lost = 0; // cycles that fetching it took: nothing that it does is earlier for them
      let op;
      if (pc >>> 26 === 4) {
        const offset = pc & 0x1fffff;
        if (offset >> 3 !== line) {
          line = offset >> 3;
          lost = this.missed(line);
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
        case 0:
        case 1:
        case 2:
          this.c = c;
          shift(op, r, this);
          ({ nz, c } = this);
          break;
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
            this.nz = nz;
            this.c = c;
            this.v = v;
            compute(op, r, this);
            ({ nz, c, v } = this);
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
                compare(y, x, this);
                ({ nz, c, v } = this);
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
          cycles = 2;
          break;
        case 10:
        case 11:
          moveOne(op, r, this);
          cycles = 2;
          break;
        case 12:
          this.store32(r[m] + ((op >> 4) & 0x7c), r[d]);
          cycles = 2;
          break;
        case 13:
          r[d] = this.load32(r[m] + ((op >> 4) & 0x7c));
          cycles = 2;
          break;
        case 14:
          this.store8(r[m] + ((op >> 6) & 0x1f), r[d]);
          cycles = 2;
          break;
        case 15:
          r[d] = this.load8(r[m] + ((op >> 6) & 0x1f));
          cycles = 2;
          break;
        case 16:
          this.store16(r[m] + ((op >> 5) & 0x3e), r[d]);
          cycles = 2;
          break;
        case 17:
          r[d] = this.load16(r[m] + ((op >> 5) & 0x3e));
          cycles = 2;
          break;
        case 18:
          this.store32(r[13] + ((op & 0xff) << 2), r[(op >> 8) & 7]);
          cycles = 2;
          break;
        case 19:
          r[(op >> 8) & 7] = this.load32(r[13] + ((op & 0xff) << 2));
          cycles = 2;
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
            case 2:
              r[d] = extend(op, r[m]);
              break;
            case 4:
            case 5:
              cycles += push(op, r, this);
              break;
            case 10:
              if ((op & 0xc0) === 0x80) {
                rare = true;
              } else {
                r[d] = reverse(op, r[m]);
              }
              break;
            case 12:
            case 13:
              if (op & 0x100) {
                const to = popped(op, r, this);
                if (to >>> 28 === 15) {
                  rare = true; // the return from an exception
                  break;
                }
                next = (to & ~1) >>> 0;
                cycles += 2;
              }
              cycles += pop(op, r, this);
              break;
            default:
              rare = op !== 0xbf00; // NOP
          }
          break;
        case 24:
          cycles += storeMany(op, r, this);
          break;
        case 25:
          cycles += loadMany(op, r, this);
          break;
        case 26:
        case 27:
          if ((op & 0xe00) === 0xe00) {
            rare = true;
          } else if (holds((op >> 8) & 15, nz, c, v)) {
            next = pc + 4 + ((op << 24) >> 23);
            cycles = 2;
          }
          break;
        case 28:
          next = pc + 4 + ((op << 21) >> 20);
          cycles = 2;
          break;
        case 30: {
          const after = pc + 2;
          const op2 = this.fetch(after);
          if ((op2 & 0xd000) === 0xd000) { // BL
            if (after >>> 26 === 4 && (after & 0x1fffff) >> 3 !== line) {
              line = (after & 0x1fffff) >> 3;
              lost += this.missed(line);
            }
            r[14] = (pc + 4) | 1;
            next = pc + 4 + farther(op, op2);
            cycles = 3;
          } else {
            rare = true;
          }
          break;
        }
        default:
          rare = true;
      }
      if (rare) {
        this.hand(pc, nz, c, v);
        const before = core.cycles;
        core.executeInstruction();
        this.count += core.cycles - before + lost;
        this.count += this.cache.lost;
        this.cache.lost = 0;
        this.settle();
        return;
      }
      pc = next;
      this.count += cycles + lost;
    }
    this.hand(pc, nz, c, v);
  }
}
