// Runs thumb.js and rp2040js's own core side by side and compares every register and flag after
// every instruction: node tools/emulator/same.js FLASH ROM [MILLIONS] [FROM, milliseconds after power-on]

import fs from "node:fs";
import { Machine } from "./machine.js";

const [, , flash, rom, millions = "20", from = "0"] = process.argv;
const image = fs.readFileSync(rom);
const words = new Uint32Array(image.buffer.slice(image.byteOffset, image.byteOffset + image.length));
const make = () => {
  const bytes = new Uint8Array(2 * 1024 * 1024).fill(0xff);
  bytes.set(fs.readFileSync(flash));
  return new Machine(bytes, words, { i2c: { sda: 4, scl: 5, address: 0x3c, pulled: true } }, () => {});
};
const state = ({ chip: { core } }) => [...core.registers, core.N, core.Z, core.C, core.V, core.PM, core.IPSR].join();

const [ours, theirs] = [make(), make()];
for (const machine of [ours, theirs]) {
  machine.run(+from * 1e6);
}
theirs.thumb = {
  run() {
    theirs.chip.core.executeInstruction();
    theirs.clock.nanosCounter = ours.clock.nanosCounter; // it counts no cache and no pushed LR: one clock for both
  },
};

/**
 * The carry after a shift by a register, where rp2040js gets it wrong: by 0 it stays as it was, and by
 * more than 32 it is 0, or the sign (ARMv6-M manual, Shift_C). null for any other `op`.
 */
function shiftCarry(op, r, before) {
  const kind = (op >> 6) - 0x102; // LSLS, LSRS, ASRS
  const n = r[(op >> 3) & 7] & 0xff;
  if (kind < 0 || kind > 2 || (n > 0 && n <= 32)) {
    return null;
  }
  return n === 0 ? before : kind === 2 && r[op & 7] >>> 31 === 1;
}

let seen = 0;
for (let i = 0; i < +millions * 1e6; i++) {
  const at = ours.chip.core.PC;
  const carry = shiftCarry(ours.thumb.fetch(at & ~1), theirs.chip.core.registers, theirs.chip.core.C);
  for (const machine of [ours, theirs]) {
    machine.execute(machine.nanos + 1e-3);
  }
  if (carry !== null && theirs.chip.core.PC === at + 2) {
    theirs.chip.core.C = carry;
  }
  if (state(ours) !== state(theirs)) {
    console.log(`they part at ${at.toString(16)}, instruction ${i}:\n${state(ours)}\n${state(theirs)}`);
    process.exit(1);
  }
  if (ours.chip.core.waiting) {
    seen++;
    for (const machine of [ours, theirs]) {
      machine.clock.nanosCounter = machine.clock.nextAlarm?.nanos ?? machine.nanos;
    }
  }
}
console.log(`the same for ${millions} million instructions, up to ${(ours.nanos / 1e6).toFixed(0)} ms; slept ${seen} times`);
