// A phone as one player's pad: four buttons, a heading, and a note that only this phone receives.

import { COLOURS } from "/page/colours.js";
import { Held } from "/page/held.js";
import { load, save } from "/page/storage.js";
import { link } from "/page/link.js";

const seat = location.pathname.slice(-1);
const find = (query) => document.querySelector(query);
const storageKey = `pad-${seat}`;

document.body.classList.add(COLOURS[seat]);
document.title = `Ringside: pad ${seat}`;
find("h1").textContent = `Pad ${seat}`;
find("#picks").innerHTML = [1, 2, 3, 4]
  .map((number) => `<button class="big" data-key="${seat}${number}" aria-label="${number}"><b>${number}</b><span></span></button>`)
  .join("");

const held = new Held(
  (message) => send(message),
  (key, pressed) => {
    find(`[data-key="${key}"]`).classList.toggle("down", pressed);
    if (pressed) navigator.vibrate?.(12);
  },
);
for (const button of document.querySelectorAll("[data-key]")) held.button(button, button.dataset.key);
addEventListener("keydown", (event) => {
  const number = /^(?:Digit|Numpad)([1-4])$/.exec(event.code)?.[1];
  if (number && !event.repeat) held.down(event.code, seat + number);
});
addEventListener("keyup", (event) => held.up(event.code));
held.watch();

// Who holds the pad, and why this phone may not.
let holder = "nobody", takeover = null;
let lost = false; // this page was the pad
let waits = false; // this page wants to be it
let refused = false;

function showHolder() {
  const mine = holder === "you";
  if (!mine) held.allUp();
  find("#asked").hidden = !(mine && takeover === "asked");
  find("#taken").hidden = mine || !(waits || holder === "another");
  find("#taken button").hidden = waits;
  find("#taken button").textContent = lost ? "Take it back" : "Take it over";
  find("#taken h2").textContent = waits
    ? `Pad ${seat} has answered in secret`
    : lost
      ? "Another phone took this pad over"
      : `Pad ${seat} is held by another phone`;
  find("#taken p").textContent = waits
    ? takeover === "asked"
      ? "Its holder is asked whether to hand it over. If there is no answer, you get the pad after the reveal."
      : "Its holder is not connected. You get the pad after the reveal."
    : refused
      ? "Its holder keeps it for now."
      : lost
        ? "Your note stays with you. You can take the pad back."
        : "If that phone is gone or yours now, take the pad over. Its private note is not passed on.";
}
find("#asked span").textContent = `Another phone wants pad ${seat}. Hand it over?`;
for (const button of document.querySelectorAll("#asked button")) {
  button.onclick = () => send({ hand_over: button.dataset.hand === "true" });
}

const hears = {
  token: (token) => save(storageKey, token),
  pad: ({ head, labels }) => {
    find("#head").textContent = head;
    document.querySelectorAll(".big").forEach((button, at) => {
      button.querySelector("span").textContent = labels[at];
      button.setAttribute("aria-label", `${at + 1}${labels[at] ? ": " + labels[at] : ""}`);
    });
  },
  note: (note) => (find("#note").textContent = note),
};

function hearHolder(now, wanted) {
  const mine = now === "you";
  lost = holder === "you" ? !mine : lost && !mine;
  const waited = waits;
  waits = wanted !== null && !mine;
  refused = (waited && !waits && !mine) || (refused && now === holder && !waits);
  [holder, takeover] = [now, wanted];
  showHolder();
}
const send = link(
  `/socket/${seat}`,
  (message) => {
    for (const part in hears) if (part in message) hears[part](message[part]);
    if ("holder" in message || "takeover" in message) hearHolder(message.holder ?? holder, "takeover" in message ? message.takeover : takeover);
  },
  (up) => {
    find("#line").hidden = up;
    document.body.classList.toggle("lost", !up);
    if (up) send({ claim: load(storageKey), take: false });
    else held.allUp();
  },
);
find("#taken button").onclick = () => send({ claim: load(storageKey), take: true });
