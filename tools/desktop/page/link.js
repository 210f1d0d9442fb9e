// The line to the device: one websocket, made again whenever it is lost. See tools/desktop/sockets.py.

const SILENT = 5000; // the server speaks every two seconds at least
const AGAIN = 500;
const GRACE = 2000; // a line that is back by then was not away; the server thinks so, too
const NAME = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

// hear(message) gets each message; opened() is called whenever the connection opens, state(up) when the line comes
// and when it has been gone for a while. held() are the keys that this page holds.
export function link(path, hear, opened, state, held) {
  let socket, watch, again, gone;
  let tries = 0; // that came to nothing since the line was last up

  function open() {
    clearTimeout(again);
    socket = new WebSocket(`ws://${location.host}${path}`);
    const mine = socket;
    alive();
    mine.onopen = () => {
      if (mine !== socket) return;
      tries = 0;
      clearTimeout(gone);
      gone = undefined;
      send({ page: NAME, held: held() });
      opened();
      state(true);
    };
    mine.onmessage = (event) => {
      if (mine !== socket) return;
      alive();
      const message = JSON.parse(event.data);
      send({ seen: message.n });
      hear(message);
    };
    mine.onclose = () => mine === socket && lost();
  }

  function alive() {
    clearTimeout(watch);
    watch = setTimeout(lost, SILENT);
  }

  function lost() {
    clearTimeout(watch);
    clearTimeout(again);
    const old = socket;
    socket = null;
    old?.close();
    gone ??= setTimeout(() => state(false), GRACE);
    again = setTimeout(open, tries ? AGAIN : 50);
    // If pages are served but the socket is refused, this page has lost access: it asks for the code again.
    if (++tries > 3) fetch(location.href, { cache: "no-store" }).then(() => socket?.readyState !== 1 && location.reload(), () => {});
  }

  function send(message) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  addEventListener("online", () => socket === null && open());
  document.addEventListener("visibilitychange", () => !document.hidden && socket === null && open());
  open();
  return send;
}
