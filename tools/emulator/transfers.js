// The instructions that move a register to or from an address of two, or several registers at once.

/** LDR, STR and their kinds, at the sum of two registers. */
export function moveOne(op, r, memory) {
  const d = op & 7;
  const at = r[(op >> 3) & 7] + r[(op >> 6) & 7];
  switch ((op >> 9) & 7) {
    case 0:
      memory.store32(at, r[d]);
      break;
    case 1:
      memory.store16(at, r[d]);
      break;
    case 2:
      memory.store8(at, r[d]);
      break;
    case 3:
      r[d] = (memory.load8(at) << 24) >> 24;
      break;
    case 4:
      r[d] = memory.load32(at);
      break;
    case 5:
      r[d] = memory.load16(at);
      break;
    case 6:
      r[d] = memory.load8(at);
      break;
    case 7:
      r[d] = (memory.load16(at) << 16) >> 16;
      break;
  }
}

// What follows returns the cycles beyond the first.

/** PUSH. */
export function push(op, r, memory) {
  let at = r[13];
  let cycles = 0;
  if (op & 0x100) {
    at -= 4;
    memory.store32(at, r[14]);
    cycles++;
  }
  for (let i = 7; i >= 0; i--) {
    if (op & (1 << i)) {
      at -= 4;
      memory.store32(at, r[i]);
      cycles++;
    }
  }
  r[13] = at;
  return cycles;
}

/** What POP would put into the program counter. */
export function popped(op, r, memory) {
  let low = 0;
  for (let bits = op & 0xff; bits; bits &= bits - 1) {
    low++;
  }
  return memory.load32(r[13] + 4 * low);
}

/** POP, without the program counter. */
export function pop(op, r, memory) {
  let at = r[13];
  let cycles = 0;
  for (let i = 0; i < 8; i++) {
    if (op & (1 << i)) {
      r[i] = memory.load32(at);
      at += 4;
      cycles++;
    }
  }
  r[13] = op & 0x100 ? at + 4 : at;
  return cycles;
}

/** STMIA. */
export function storeMany(op, r, memory) {
  const base = (op >> 8) & 7;
  let at = r[base];
  let cycles = 0;
  for (let i = 0; i < 8; i++) {
    if (op & (1 << i)) {
      memory.store32(at, r[i]);
      at += 4;
      cycles++;
    }
  }
  r[base] = at;
  return cycles;
}

/** LDMIA. */
export function loadMany(op, r, memory) {
  const base = (op >> 8) & 7;
  let at = r[base];
  let cycles = 0;
  for (let i = 0; i < 8; i++) {
    if (op & (1 << i)) {
      r[i] = memory.load32(at);
      at += 4;
      cycles++;
    }
  }
  if (!(op & (1 << base))) {
    r[base] = at;
  }
  return cycles;
}
