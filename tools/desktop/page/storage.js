// What this browser keeps for the next visit; where it keeps nothing, what the page remembers.

const here = new Map();

export function save(name, value) {
  here.set(name, value);
  try {
    localStorage.setItem(`ringside-${name}`, value);
  } catch {}
}

export function load(name) {
  try {
    return here.get(name) ?? localStorage.getItem(`ringside-${name}`);
  } catch {
    return here.get(name) ?? null;
  }
}
