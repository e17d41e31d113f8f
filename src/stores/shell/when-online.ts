/** After a connection is back: the first requests may fail still, as names are not resolved yet. */
const TRIES_AFTER_MS = [2_000, 8_000];

/**
 * Runs `send` whenever a connection is back, and twice more soon after; it is to do nothing once there
 * is nothing left to send. Returns what ends it.
 */
export function whenOnline(send: () => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  const hear = () => {
    clear();
    send();
    for (const ms of TRIES_AFTER_MS) timers.add(setTimeout(send, ms));
  };
  addEventListener('online', hear);
  addEventListener('offline', clear);
  return () => {
    clear();
    removeEventListener('online', hear);
    removeEventListener('offline', clear);
  };
}
