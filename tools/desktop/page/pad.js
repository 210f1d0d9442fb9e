// A phone as one player's pad: four buttons, a heading, and a note that nobody else is sent.

import { Held } from "/page/held.js";
import { keep, recall } from "/page/kept.js";
import { link } from "/page/link.js";

const seat = location.pathname.slice(-1);
const find = (query) => document.querySelector(query);
const kept = `pad-${seat}`;

document.body.classList.add(seat === "A" ? "red" : "blue");
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

let mine = false;
let holder = "nobody", wish = null, refused = false;
function showCover() {
  const waiting = wish !== null && holder !== "you";
  find("#asked").hidden = !(wish === "asked" && holder === "you");
  find("#taken").hidden = holder !== "another" && !waiting;
  find("#taken button").hidden = waiting;
  if (!waiting) {
    if (refused) find("#taken p").textContent = "Its holder keeps it for now.";
    return;
  }
  find("#taken h2").textContent = `Pad ${seat} has answered in secret`;
  find("#taken p").textContent =
    wish === "asked"
      ? "Its holder is asked whether to hand it over. If there is no answer, you get the pad after the reveal."
      : "Its holder is not there to be asked. You get the pad after the reveal.";
}
find("#asked span").textContent = `Another phone wants pad ${seat}. Hand it over?`;
for (const button of document.querySelectorAll("#asked button")) {
  button.onclick = () => send({ hand_over: button.dataset.hand === "true" });
}
const hears = {
  token: (token) => keep(kept, token),
  pad: ({ head, labels }) => {
    find("#head").textContent = head;
    document.querySelectorAll(".big").forEach((button, at) => {
      button.querySelector("span").textContent = labels[at];
      button.setAttribute("aria-label", `${at + 1}${labels[at] ? ": " + labels[at] : ""}`);
    });
  },
  note: (note) => (find("#note").textContent = note),
  holder: (now) => {
    holder = now;
    refused = false;
    const lost = mine && holder !== "you";
    mine = holder === "you";
    if (!mine) held.allUp();
    find("#taken h2").textContent = lost ? "Another phone took this pad over" : `Pad ${seat} is held by another phone`;
    find("#taken p").textContent = lost
      ? "What you were shown stays yours. You can take the pad back."
      : "If that phone is gone or yours now, take the pad over. Its private note is not passed on.";
    find("#taken button").textContent = lost ? "Take it back" : "Take it over";
    showCover();
  },
  wish: (now) => {
    refused = wish === "asked" && now === null && holder === "another";
    wish = now;
    if (!refused && now === null) hears.holder(holder);
    showCover();
  },
};
const send = link(
  `/socket/${seat}`,
  (message) => {
    for (const part in hears) if (part in message) hears[part](message[part]);
  },
  (up) => {
    find("#line").hidden = up;
    document.body.classList.toggle("lost", !up);
    if (up) send({ claim: recall(kept), take: false });
    else held.allUp();
  },
);
find("#taken button").onclick = () => send({ claim: recall(kept), take: true });
