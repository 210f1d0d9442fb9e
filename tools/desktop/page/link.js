// The line to the device: one websocket, made again whenever it is lost. See tools/desktop/sockets.py.

const SILENT = 5000; // the server speaks every two seconds at least
const AGAIN = 500;

// hear(message) gets each message; state(up) is told when the line comes up or goes.
export function link(path, hear, state) {
  let socket, watch, again;

  function open() {
    clearTimeout(again);
    socket = new WebSocket(`ws://${location.host}${path}`);
    const mine = socket;
    alive();
    mine.onopen = () => mine === socket && state(true);
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
  }

  function send(message) {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  addEventListener("online", () => socket === null && open());
  document.addEventListener("visibilitychange", () => !document.hidden && socket === null && open());
  open();
  return send;
}
