// Runs thumb.js and rp2040js's own core side by side from power-on and compares every register
// and flag after every instruction: node tools/emulator/same.js FLASH ROM [MILLIONS]

import fs from "node:fs";
import { Machine } from "./machine.js";

const [, , flash, rom, millions = "20"] = process.argv;
const image = fs.readFileSync(rom);
const words = new Uint32Array(image.buffer.slice(image.byteOffset, image.byteOffset + image.length));
const make = () => {
  const bytes = new Uint8Array(2 * 1024 * 1024).fill(0xff);
  bytes.set(fs.readFileSync(flash));
  return new Machine(bytes, words, { i2c: { sda: 4, scl: 5, address: 0x3c, pulled: true } }, () => {});
};
const state = ({ chip: { core } }) => [...core.registers, core.N, core.Z, core.C, core.V, core.PM, core.IPSR].join();

const [ours, theirs] = [make(), make()];
theirs.thumb = {
  run() {
    theirs.clock.nanosCounter += theirs.chip.core.executeInstruction();
  },
};
let seen = 0;
for (let i = 0; i < +millions * 1e6; i++) {
  const at = ours.chip.core.PC;
  for (const machine of [ours, theirs]) {
    machine.execute(machine.nanos + 1e-3);
  }
  // rp2040js does not count the time of a pushed LR; the two keep one clock.
  theirs.clock.nanosCounter = ours.clock.nanosCounter;
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
