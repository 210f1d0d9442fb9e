// A phone as one player's pad: four buttons, a heading, and a note that only this phone receives.

import { COLOURS } from "/page/colours.js";
import { keepAwake } from "/page/awake.js";
import { Held } from "/page/held.js";
import { load, save } from "/page/storage.js";
import { link } from "/page/link.js";
import { Panel } from "/page/panel.js";
import { Said } from "/page/said.js";

const seat = location.pathname.slice(-1);
const find = (query) => document.querySelector(query);
const panel = new Panel(find("#panel"));
const said = new Said(find("#said"));
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
keepAwake(() => (find("#dims").hidden = false));

// Who holds the pad, and why this phone may not.
let holder = "nobody", takeover = null;
let heard = false; // on this connection, who holds the pad
let lost = false; // this page was the pad
let lostNote = false; // and showed a note

// The heading, the text and the button (null: none) of the cover; null where there is no cover.
function cover() {
  const held = `Pad ${seat} is held by another phone`, sealed = `Pad ${seat} has answered in secret`;
  if (holder === "you" || !heard) return null;
  if (takeover === "asked")
    return [held, "Its holder is asked whether to hand it over. If there is no answer, you get the pad after the next reveal.", null];
  if (takeover === "waits")
    return [sealed, holder === "another"
      ? "Its holder is not connected. You get the pad after the reveal."
      : "It answered on the device’s page. You get the pad after the reveal.", null];
  if (takeover === "another") return [held, `Another page already asks for pad ${seat}. Wait until that is settled.`, null];
  if (takeover === "kept") return [held, "Its holder keeps it. You can take it over after the reveal.", null];
  if (holder === "nobody") return [`Nobody holds pad ${seat}`, "You can use this phone as the pad.", "Use this phone"];
  if (lost)
    return ["Another phone took this pad over", (lostNote ? "Your note was not passed on. New notes appear there. " : "") + "You can take the pad back.", "Take it back"];
  return [held, "If nobody uses that phone any more, take the pad over. New notes then appear here.", "Take it over"];
}

function showHolder() {
  const mine = holder === "you";
  if (!mine) held.allUp();
  find("#asked").hidden = !(mine && takeover === "asked");
  const covered = cover();
  find("#taken").hidden = !covered;
  find("main").inert = !!covered;
  if (!covered) return;
  const [head, text, button] = covered;
  find("#taken h2").textContent = head;
  find("#taken p").textContent = text;
  find("#taken button").hidden = button === null;
  find("#taken button").textContent = button ?? "";
}
find("#asked span").textContent = `Another phone wants pad ${seat}. It gets the pad after the reveal unless you keep it.`;
for (const button of document.querySelectorAll("#asked button")) {
  button.onclick = () => send({ hand_over: button.dataset.hand === "true" });
}

const hears = {
  panel: (seen) => panel.show(seen),
  text: (lines) => said.show(lines),
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

function hearHolder(now, wanted, noted) {
  const mine = now === "you";
  if (holder === "you" && !mine) [lost, lostNote] = [true, noted];
  if (mine || wanted !== null) lost = false;
  // What is sent before the claim was heard says nobody, too.
  heard ||= now !== "nobody" || wanted !== null;
  [holder, takeover] = [now, wanted];
  showHolder();
}
const send = link(
  `/socket/${seat}`,
  (message) => {
    const noted = find("#note").textContent !== "";
    for (const part in hears) if (part in message) hears[part](message[part]);
    if ("holder" in message || "takeover" in message) {
      hearHolder(message.holder ?? holder, "takeover" in message ? message.takeover : takeover, noted);
    }
  },
  () => {
    heard = false;
    send({ claim: load(storageKey), take: false });
  },
  (up) => {
    find("#line").hidden = up;
    document.body.classList.toggle("lost", !up);
    if (!up) held.allUp();
  },
  () => held.keys(),
);
find("#taken button").onclick = () => send({ claim: load(storageKey), take: true });
