// The line to the device: one websocket, made again whenever it is lost. See tools/desktop/sockets.py.

const SILENT = 5000; // the server speaks every two seconds at least
const AGAIN = 500;

// hear(message) gets each message; state(up) is called when the connection opens or closes.
export function link(path, hear, state) {
  let socket, watch, again;
  let tries = 0; // that came to nothing since the line was last up

  function open() {
    clearTimeout(again);
    socket = new WebSocket(`ws://${location.host}${path}`);
    const mine = socket;
    alive();
    mine.onopen = () => {
      if (mine !== socket) return;
      tries = 0;
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
    state(false);
    again = setTimeout(open, AGAIN);
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
