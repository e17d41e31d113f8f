/** Gives a turn back, so that the next in the queue gets it. */
export type Release = () => void;

type FairQueue = {
  /**
   * Waits for a turn. Rejects with the signal's reason when it aborts before the turn comes.
   *
   * @param options.isBegun true for work that has had a turn before: it comes before the work of its key
   * that has not begun, so that some of many long works get done
   */
  take(key: string, signal?: AbortSignal, options?: { isBegun: boolean }): Promise<Release>;
  /** How many wait under a key. */
  waiting(key: string): number;
};

/**
 * A resource that a few may use at a time. Turns go round the keys (round-robin fair queuing), so that a
 * key with a hundred in line delays another by a single turn.
 *
 * @param size how many have a turn at a time
 */
export function fairQueue(size = 1): FairQueue {
  /** The keys that wait, the next one first. */
  const lines = new Map<string, (() => void)[]>();
  let free = size;

  function next(): void {
    const [first] = lines;
    if (!first) {
      free += 1;
      return;
    }
    const [key, line] = first;
    const start = line.shift();
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    start?.();
  }

  function releaseOnce(): Release {
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      next();
    };
  }

  function leave(key: string, start: () => void): void {
    const line = lines.get(key)?.filter((other) => other !== start) ?? [];
    if (line.length > 0) lines.set(key, line);
    else lines.delete(key);
  }

  return {
    take(key, signal, { isBegun } = { isBegun: false }) {
      if (signal?.aborted) return Promise.reject(signal.reason);
      if (free > 0) {
        free -= 1;
        return Promise.resolve(releaseOnce());
      }
      return new Promise((resolve, reject) => {
        const abort = () => {
          leave(key, start);
          reject(signal?.reason);
        };
        const start = () => {
          signal?.removeEventListener('abort', abort);
          resolve(releaseOnce());
        };
        signal?.addEventListener('abort', abort, { once: true });
        const line = lines.get(key);
        if (!line) lines.set(key, [start]);
        else if (isBegun) line.unshift(start);
        else line.push(start);
      });
    },
    waiting: (key) => lines.get(key)?.length ?? 0,
  };
}
