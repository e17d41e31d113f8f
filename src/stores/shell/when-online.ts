/** After a connection is back: the first requests may fail still, as names are not resolved yet. */
const WAITS_MS = [2_000, 6_000];

/**
 * Runs `send` whenever a connection is back, and twice more soon after; with nothing to send it must do
 * nothing. Returns a function that stops it.
 */
export function whenOnline(send: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = ([wait, ...later]: readonly number[]) => {
    clearTimeout(timer);
    send();
    if (wait) timer = setTimeout(run, wait, later);
  };
  const hear = () => run(WAITS_MS);
  addEventListener('online', hear);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', hear);
  };
}
