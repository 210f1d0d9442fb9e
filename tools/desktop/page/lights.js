// The 48 lights, arranged by the board's zones (boards/README.md).

const NAMES = [
  "barA1", "barA2", "barA3", "barA4", "barB1", "barB2", "barB3", "barB4",
  "arrowA", "arrowB", "roundA", "roundB", "beltA", "beltB", "padA", "padB",
];

function label(query, text) {
  const place = document.querySelector(query);
  if (place.getAttribute("aria-label") !== text) place.setAttribute("aria-label", text);
}

export class Lights {
  constructor() {
    this.lamps = []; // pixel number -> element
    this.old = [];
  }

  // Each zone's place on the page, [data-zone], gets a lamp for each of its pixels.
  lay(zones) {
    this.lamps = [];
    this.old = [];
    NAMES.forEach((name, at) => {
      const place = document.querySelector(`[data-zone="${name}"]`);
      const [first, count] = [zones[2 * at], zones[2 * at + 1]];
      const lamps = place.classList.contains("lamp") ? [place] : [];
      if (!lamps.length) place.replaceChildren();
      for (let i = 0; i < count; i++) {
        let lamp = lamps[i];
        if (!lamp) {
          lamp = document.createElement("i");
          lamp.className = "lamp";
          place.append(lamp);
        }
        this.lamps[first + i] = lamp;
      }
    });
  }

  show(base64) {
    const bytes = atob(base64);
    this.lamps.forEach((lamp, pixel) => {
      const [green, red, blue] = [0, 1, 2].map((i) => bytes.charCodeAt(3 * pixel + i));
      const key = (green << 16) | (red << 8) | blue;
      if (this.old[pixel] === key) return;
      this.old[pixel] = key;
      const most = Math.max(red, green, blue);
      lamp.classList.toggle("lit", most > 0);
      if (!most) return;
      // An eye sees a light of a tenth of the power as about a third as bright.
      const full = [red, green, blue].map((value) => Math.round(255 * (value / most) ** 0.6));
      lamp.style.setProperty("--c", full.join(" "));
      lamp.style.setProperty("--power", (0.3 + 0.7 * (most / 255) ** 0.45).toFixed(3));
    });
    this.tell();
  }

  // The same in words, for who does not see the lamps.
  tell() {
    const lit = (name) => document.querySelectorAll(`[data-zone="${name}"].lit, [data-zone="${name}"] .lit`).length;
    const bars = (side) => [1, 2, 3, 4].map((bar) => `bar ${bar}: ${lit(`bar${side}${bar}`)} of 5`).join(", ");
    const whose = (name) => [lit(`${name}A`) && "left", lit(`${name}B`) && "right"].filter(Boolean).join(" and ") || "nobody";
    label(".bars.left", `Left lights, ${bars("A")}`);
    label(".bars.right", `Right lights, ${bars("B")}`);
    label(".middle", `Round card: ${whose("round")}. Belt: ${whose("belt")}. Arrow: ${whose("arrow")}.`);
  }
}
