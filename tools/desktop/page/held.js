// Which keys this page holds, and with what: a finger, the mouse or a key of the keyboard.

export class Held {
  // send(message) sends to the device; show(key, down) moves the key on this page.
  constructor(send, show = () => {}) {
    this.send = send;
    this.show = show;
    this.with = new Map(); // what holds it -> key
  }

  down(what, key) {
    if (this.with.has(what)) return;
    const already = [...this.with.values()].includes(key);
    this.with.set(what, key);
    if (already) return;
    this.send({ press: key });
    this.show(key, true);
  }

  up(what) {
    const key = this.with.get(what);
    if (key === undefined) return;
    this.with.delete(what);
    if ([...this.with.values()].includes(key)) return;
    this.send({ release: key });
    this.show(key, false);
  }

  // The keys that are held.
  keys() {
    return [...new Set(this.with.values())];
  }

  allUp() {
    for (const what of [...this.with.keys()]) this.up(what);
  }

  // Let go of a key, whatever holds it.
  letGo(key) {
    for (const [what, one] of [...this.with]) if (one === key) this.up(what);
  }

  // Let a button press a key: by any number of fingers, the mouse, or the keyboard when it has the focus.
  button(element, key) {
    element.addEventListener("pointerdown", (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      event.preventDefault();
      element.setPointerCapture(event.pointerId);
      this.down(event.pointerId, key);
    });
    for (const end of ["pointerup", "pointercancel", "lostpointercapture"]) {
      element.addEventListener(end, (event) => this.up(event.pointerId));
    }
    // Enter holds the button that has the focus. Whoever listens to the keyboard hears when it is released.
    element.addEventListener("keydown", (event) => {
      if (event.code !== "Enter" && event.code !== "NumpadEnter") return;
      event.preventDefault();
      if (!event.repeat) this.down(event.code, key);
    });
    // Clicks that no pointer made: Space, or a screen reader.
    element.addEventListener("click", (event) => {
      if (event.detail !== 0) return;
      this.down(element, key);
      this.up(element);
    });
    for (const unwanted of ["mousedown", "contextmenu", "dragstart"]) {
      element.addEventListener(unwanted, (event) => event.preventDefault());
    }
    // Without this, two quick taps zoom on iOS.
    element.addEventListener("touchend", (event) => event.preventDefault(), { passive: false });
  }

  // Release everything on a page that is hidden.
  watch() {
    addEventListener("blur", () => this.allUp());
    addEventListener("pagehide", () => this.allUp());
    document.addEventListener("visibilitychange", () => document.hidden && this.allUp());
  }
}
