// The pads and their corners' colours, which base.css defines.

export const COLOURS = { A: "red", B: "blue", C: "green", D: "gold", E: "violet" };
