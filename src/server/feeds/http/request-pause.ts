/**
 * A wait that a provider has asked for and that no run sits out. It concerns all requests of a client: each
 * request meanwhile would be refused, and count against the client.
 */
export type RequestPause = {
  begin(lengthMs: number): void;
  /** The rest of it, ms; 0 when there is none. */
  remainingMs(): number;
};

/** A client whose provider may ask for a pause. */
export type PausableClient = {
  /** Whether a pause lasts, in which requests fail without being sent. */
  isPaused(): boolean;
};

/** A longer pause is taken for a fault: listings have to be read every day. */
const LONGEST_MS = 24 * 60 * 60_000;

/** Remembers the pause that the provider of a client asks for. */
export function requestPause(nowMs: () => number): RequestPause {
  let [fromMs, untilMs] = [0, 0];
  return {
    begin(lengthMs) {
      fromMs = nowMs();
      untilMs = fromMs + Math.min(lengthMs, LONGEST_MS);
    },
    remainingMs() {
      const atMs = nowMs();
      // Otherwise a clock that is set back would make the pause longer.
      return atMs < fromMs ? 0 : Math.max(0, untilMs - atMs);
    },
  };
}
