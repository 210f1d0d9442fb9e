// The panel: 128 by 64 true pixels, each a whole number of the screen's own pixels wide.

const WIDTH = 128, HEIGHT = 64;
const LIT = [226, 241, 255];

export class Panel {
  constructor(slot) {
    this.slot = slot;
    this.sharp = slot.querySelector("canvas.sharp");
    this.glow = slot.querySelector("canvas.glow");
    this.small = new ImageData(WIDTH, HEIGHT);
    this.seen = null;
    new ResizeObserver(() => this.fit()).observe(slot);
    this.fit();
  }

  // The largest whole scale that the slot has room for.
  fit() {
    const dots = window.devicePixelRatio || 1;
    this.scale = Math.max(1, Math.floor((this.slot.clientWidth * dots) / WIDTH));
    for (const canvas of [this.sharp, this.glow]) {
      canvas.style.width = `${(WIDTH * this.scale) / dots}px`;
      canvas.style.height = `${(HEIGHT * this.scale) / dots}px`;
    }
    this.sharp.width = WIDTH * this.scale;
    this.sharp.height = HEIGHT * this.scale;
    if (this.seen) this.draw();
  }

  show({ contrast, picture }) {
    this.seen = { contrast, rows: Uint8Array.from(atob(picture), (c) => c.charCodeAt(0)) };
    this.draw();
  }

  draw() {
    const { contrast, rows } = this.seen;
    const data = this.small.data;
    for (let at = 0; at < WIDTH * HEIGHT; at++) {
      const lit = (rows[at >> 3] >> (7 - (at & 7))) & 1;
      data[4 * at] = LIT[0];
      data[4 * at + 1] = LIT[1];
      data[4 * at + 2] = LIT[2];
      data[4 * at + 3] = lit * 255;
    }
    this.glow.getContext("2d").putImageData(this.small, 0, 0);
    // Even at contrast 0 such a panel is to be read in a dim room.
    this.slot.style.setProperty("--bright", (0.4 + (0.6 * contrast) / 255).toFixed(2));
    const sharp = this.sharp.getContext("2d");
    sharp.clearRect(0, 0, this.sharp.width, this.sharp.height);
    sharp.imageSmoothingEnabled = false;
    sharp.drawImage(this.glow, 0, 0, this.sharp.width, this.sharp.height);
    if (this.scale < 4) return;
    // The gaps between the dots.
    sharp.globalCompositeOperation = "destination-out";
    sharp.fillStyle = "#000a";
    for (let x = 1; x <= WIDTH; x++) sharp.fillRect(x * this.scale - 1, 0, 1, this.sharp.height);
    for (let y = 1; y <= HEIGHT; y++) sharp.fillRect(0, y * this.scale - 1, this.sharp.width, 1);
    sharp.globalCompositeOperation = "source-over";
  }
}
