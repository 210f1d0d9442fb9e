// The emulated board on two pipes: a JSON command a line comes in, a JSON answer a line goes out.
//
//   {"do": "start", "flash": path, "rom": path, "wiring": {...}}   power on; see machine.js
//   {"do": "run", "ms": n}                   let simulated time pass
//   {"do": "key", "pin": n, "low": bool}     a key ties a pin to ground, or lets go
//   {"do": "type", "text": text}             type on the serial console
//   {"do": "cut", "after": n, "part": 0..1}  power goes in the n-th next program or erase (from 0),
//                                            when so much of it is done
//   {"do": "off"}                            pull the plug
//   {"do": "on", "wiring": {...}}            plug it in again; flash is as it was
//   {"do": "peek", "at": offset, "n": n}     bytes of flash, hex
//   {"do": "save", "flash": path}            write the flash to a file
//
// An answer is {"ms": time, "events": [[ms, kind, value], ...], "operations", "erases", "on"},
// or {"error": text}. Kinds: "i2c" [address, hex], "spi" [level of DC, hex], "pixels" [pin, hex, ms of the last byte],
// "tone" [pin, hz, duty], "console" text, "power" "cut" or "reset".

import fs from "node:fs";
import readline from "node:readline";
import { Machine } from "./machine.js";

let machine;
let events = [];

const commands = {
  start({ flash, rom, wiring }) {
    const bytes = new Uint8Array(2 * 1024 * 1024).fill(0xff);
    bytes.set(fs.readFileSync(flash));
    const image = fs.readFileSync(rom);
    const words = new Uint32Array(image.buffer.slice(image.byteOffset, image.byteOffset + image.length));
    machine = new Machine(bytes, words, wiring, (kind, value) => events.push([machine.nanos / 1e6, kind, value]));
  },
  run: ({ ms }) => machine.run(ms * 1e6),
  key: ({ pin, low }) => machine.key(pin, low),
  type: ({ text }) => machine.serial.type(text),
  cut: ({ after, part }) => (machine.flash.cut = { after, part }),
  off: () => (machine.on = false),
  on({ wiring }) {
    machine.wiring = wiring ?? machine.wiring;
    machine.start();
  },
  peek: ({ at, n }) => ({ hex: Buffer.from(machine.bytes.subarray(at, at + n)).toString("hex") }),
  save: ({ flash }) => fs.writeFileSync(flash, machine.bytes),
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  let answer;
  try {
    const command = JSON.parse(line);
    const more = commands[command.do](command);
    const { operations, erases } = machine.flash;
    answer = { ms: machine.nanos / 1e6, on: machine.on, operations, erases, events, ...more };
  } catch (error) {
    answer = { error: String(error?.stack ?? error) };
  }
  events = [];
  process.stdout.write(JSON.stringify(answer) + "\n");
}
