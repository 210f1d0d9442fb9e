// The keyboard's map, by place and not by letter, so that layouts do not matter.

export const MAP = {
  KeyA: "A1", KeyS: "A2", KeyD: "A3", KeyF: "A4",
  KeyJ: "B1", KeyK: "B2", KeyL: "B3", Semicolon: "B4",
  Enter: "OK", NumpadEnter: "OK", Backspace: "BACK", Escape: "BACK", ArrowUp: "UP", ArrowDown: "DOWN",
};

// usable(key): whether this page may press a key now.
export function keyboard(held, usable) {
  addEventListener("keydown", (event) => {
    const key = MAP[event.code];
    if (!key || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return; // it has its own keys
    const focused = event.target.closest?.("button, a");
    if (key === "OK" && focused?.getClientRects().length) return; // Enter presses what has the focus, and is still there
    event.preventDefault();
    if (!event.repeat && usable(key)) held.down(event.code, key);
  });
  addEventListener("keyup", (event) => held.up(event.code));
}
