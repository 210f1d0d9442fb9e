// Keeps the screen on while the page is seen. Browsers allow that over https and on this computer only.

// cannot(): called once if this browser lets the screen go dark.
export function keepAwake(cannot = () => {}) {
  if (!navigator.wakeLock) return cannot();
  const ask = () => navigator.wakeLock.request("screen").catch(() => {}); // a weak battery may refuse
  document.addEventListener("visibilitychange", () => !document.hidden && ask());
  ask();
}
