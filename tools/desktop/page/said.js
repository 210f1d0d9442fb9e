// What the panel says: read politely by a screen reader, and shown where text is wanted.

const REST = 250; // what changes sooner is not read

export class Said {
  constructor(place) {
    this.place = place;
    this.wanted = [];
  }

  show(lines) {
    this.wanted = lines;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(), REST);
  }

  // A paragraph a line: only those that differ are read.
  write() {
    const old = [...this.place.children];
    old.slice(this.wanted.length).forEach((line) => line.remove());
    this.wanted.forEach((text, at) => {
      const line = old[at] ?? this.place.appendChild(document.createElement("p"));
      if (line.textContent !== text) line.textContent = text;
    });
  }
}
