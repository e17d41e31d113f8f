import { type FileStore, FileStoreUnavailable } from '#src/server/files/file-store.ts';

/** After this many failures in a row a store is left alone for a while. */
const FAILURES = 3;
const REST_MS = 10_000;

type CircuitBreakerOptions = {
  /** Called with the first failure of a row. */
  readonly onFailure: (error: FileStoreUnavailable) => void;
  readonly nowMs?: () => number;
};

/**
 * A store that may be down: after some failures in a row it refuses at once for a while, so that not every
 * visitor waits for the time limit.
 */
export function fileCircuitBreaker(
  store: FileStore,
  { onFailure, nowMs = () => performance.now() }: CircuitBreakerOptions,
): FileStore {
  let failures = 0;
  let openUntilMs = 0;

  function checkClosed(): void {
    if (nowMs() >= openUntilMs) return;
    throw new FileStoreUnavailable(`${store.place} is not responding`);
  }

  function note(error: unknown): void {
    if (!(error instanceof FileStoreUnavailable)) return;
    failures += 1;
    if (failures === 1) onFailure(error);
    if (failures >= FAILURES) openUntilMs = nowMs() + REST_MS;
  }

  async function watched<Value>(call: () => Promise<Value>): Promise<Value> {
    checkClosed();
    try {
      const value = await call();
      failures = 0;
      return value;
    } catch (error) {
      note(error);
      throw error;
    }
  }

  return {
    place: store.place,
    put: (name, bytes) => watched(() => store.put(name, bytes)),
    read: (name) => watched(() => store.read(name)),
    readHead: (name, byteCount) => watched(() => store.readHead(name, byteCount)),
    remove: (name) => watched(() => store.remove(name)),
    async *list() {
      const pages = store.list()[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await watched(() => pages.next());
        if (done) return;
        yield value;
      }
    },
  };
}
