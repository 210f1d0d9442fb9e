// The device's page: what the device shows, and its keys.

import { COLOURS } from "/page/colours.js";
import { keepAwake } from "/page/awake.js";
import { Held } from "/page/held.js";
import { load, save } from "/page/storage.js";
import { keyboard } from "/page/keyboard.js";
import { Lights } from "/page/lights.js";
import { link } from "/page/link.js";
import { Panel } from "/page/panel.js";
import { Said } from "/page/said.js";
import { Sound } from "/page/sound.js";

const LETTERS = { A: "ASDF", B: "JKL;" };

const find = (query) => document.querySelector(query);
const panel = new Panel(find("#panel"));
const lights = new Lights();
const said = new Said(find("#said"));
const sound = new Sound();

for (const seat of "AB") {
  find(`#pad${seat}`).innerHTML =
    `<header><i class="lamp" data-zone="pad${seat}"></i><h2>Pad ${seat}</h2><span class="phone" hidden>phone</span></header>
     <p class="head"></p>` +
    [0, 1, 2, 3].map(
      (at) =>
        `<button class="pick" data-key="${seat}${at + 1}" aria-label="Pad ${seat}, ${at + 1}">
           <i>${at + 1}</i><span></span><kbd>${LETTERS[seat][at]}</kbd></button>`,
    ).join("");
}

find(".doors").innerHTML = Object.entries(COLOURS).map(
  ([seat, colour]) =>
    `<a class="door ${colour}" href="/pad/${seat}" target="_blank" rel="noopener" hidden>
       <img alt="QR code of pad ${seat}" width="148" height="148" hidden><b>Pad ${seat}</b><small></small></a>`,
).join("");

// Keys. A table key moves under the finger. A pad dips as a whole: which of its buttons was
// pressed is a secret, and others look at this page.
const down = { A: 0, B: 0 };
const held = new Held(
  (message) => send(message),
  (key, pressed) => {
    const pad = /^([AB])\d$/.exec(key)?.[1];
    if (pad) {
      down[pad] += pressed ? 1 : -1;
      find(`#pad${pad}`).classList.toggle("down", down[pad] > 0);
    } else {
      find(`[data-key="${key}"]`).classList.toggle("down", pressed);
    }
  },
);
for (const button of document.querySelectorAll("[data-key]")) held.button(button, button.dataset.key);
keyboard(held, (key) => !find(`[data-key="${key}"]`).disabled);
held.watch();
keepAwake();

// The line to the device.
const hears = {
  panel: (seen) => panel.show(seen),
  text: (lines) => said.show(lines),
  zones: (zones) => lights.lay(zones),
  lights: (bytes) => lights.show(bytes),
  tones: (tones) => sound.play(tones),
  firmware: ({ running, fault }) => {
    find("#starting").hidden = running || !!fault;
    find("#fault").hidden = running || !fault;
    find("#fault p").textContent = fault ?? "";
    for (const covered of document.querySelectorAll(".case > :not(#fault)")) covered.inert = !running && !!fault;
  },
  pads: (pads) => {
    pads.slice(0, 2).forEach((pad, at) => showPad("AB"[at], pad)); // the device has two
    document.querySelectorAll(".door").forEach((door, at) => (door.hidden = !pads[at].in_play));
    find("#unused").hidden = pads.some((pad) => pad.in_play);
  },
  lan: showDoors,
};
const send = link(
  "/socket",
  (message) => {
    // Zones before lights: the lamps must be there.
    for (const part in hears) if (part in message) hears[part](message[part]);
  },
  () => {},
  (up) => {
    if (!up) held.allUp();
    find("#line").hidden = up;
    if (!up) find("#starting").hidden = true; // unknown
    document.body.classList.toggle("lost", !up);
  },
  () => held.keys(),
);
find("#fault button").onclick = () => send({ restart: true });

function showPad(seat, { head, labels, phone }) {
  const pad = find(`#pad${seat}`);
  pad.querySelector(".head").textContent = head;
  pad.querySelector(".phone").hidden = !phone;
  pad.classList.toggle("away", phone);
  pad.querySelectorAll(".pick").forEach((button, at) => {
    if (phone) held.letGo(button.dataset.key); // a disabled button does not hear that it is released
    button.disabled = phone;
    const label = labels[at] ?? ""; // what the firmware says that it does now
    button.querySelector("span").textContent = label;
    button.setAttribute("aria-label", `Pad ${seat}, ${at + 1}${label ? ": " + label : ""}`);
  });
}

// How phones come in.
function showDoors(lan) {
  find("#invite").textContent = lan
    ? lan.addresses.length
      ? (lan.qr ? "Scan a code with a phone on the same network, or open its" : "On a phone on the same network, open an") +
        " address and enter the join code:"
      : "This computer has no network connection."
    : "Only this computer can connect. To let phones on your network join, end Ringside and start it with: make play LAN=1";
  find("#code").hidden = !lan;
  find("#code").textContent = lan?.code ?? "";
  find("#phones").textContent = lan ? `Phones: ${lan.code}` : "Phones";
  for (const seat in COLOURS) {
    const door = find(`.door[href="/pad/${seat}"]`);
    // It may be broken before and after the host, but not inside it.
    const [scheme, host] = (lan?.addresses[0] ?? location.origin).split("//");
    const parts = [`${scheme}//`, host, `/pad/${seat}`].map((text) => Object.assign(document.createElement("span"), { textContent: text }));
    door.querySelector("small").replaceChildren(...parts.flatMap((part) => [part, document.createElement("wbr")]));
    const picture = door.querySelector("img");
    picture.hidden = !lan?.qr;
    if (lan?.qr) picture.src = `/qr/${seat}`;
  }
}

// What the panel says, in text that everybody sees.
function showText(on) {
  find("#said").classList.toggle("unseen", !on);
  find("#text").setAttribute("aria-pressed", on);
}
find("#text").onclick = () => {
  const on = find("#text").getAttribute("aria-pressed") === "false";
  save("text", on ? "on" : "off");
  showText(on);
};
showText(load("text") === "on");

// The page's own buttons.
// After a click of the mouse, Enter is the device's OK again; whoever uses the keyboard keeps the focus.
for (const button of document.querySelectorAll("nav button")) button.addEventListener("click", (event) => event.detail > 0 && button.blur());
function opens(button, dialog) {
  button.addEventListener("click", () => dialog.showModal()); // closed, it returns the focus to where it was
}
opens(find("#help"), find("#keymap"));
opens(find("#phones"), find("#phone"));
// The sound's button says what is heard: a browser may hold sound back until the page is touched, or later on.
function showSound() {
  find("#sound").textContent = sound.on ? "Sound: on" : sound.wanted ? "Sound: tap anywhere" : "Sound: off";
  find("#sound").setAttribute("aria-pressed", sound.wanted);
  find("#volume").hidden = !sound.wanted;
}
sound.changed = showSound;
find("#sound").onclick = () => {
  const on = !sound.on; // where it is held back, the button lets it be heard
  save("sound", on ? "on" : "off");
  on ? sound.enable() : sound.mute();
};
sound.wanted = load("sound") === "on"; // as last time
for (const touch of ["pointerup", "keydown"]) {
  addEventListener(touch, (event) => event.target.id !== "sound" && sound.wanted && !sound.on && sound.enable());
}
find("#volume input").oninput = (event) => {
  sound.volume = event.target.value / 100;
  save("volume", event.target.value);
};
find("#volume input").value = load("volume") ?? 70;
sound.volume = find("#volume input").value / 100;
showSound();
for (const dialog of document.querySelectorAll("dialog")) {
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
}
