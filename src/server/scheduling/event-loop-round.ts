type EventLoopRound = {
  /** To be called when work begins: the first of a round of the event loop begins the round. */
  begin(): void;
  /** Whether the round has lasted long enough, so that what has arrived should be taken in. */
  isOver(): boolean;
};

/** Tells how long work has followed work within one round of the event loop. */
export function eventLoopRound(limitMs: number): EventLoopRound {
  let startedMs: number | undefined;
  return {
    begin() {
      if (startedMs !== undefined) return;
      startedMs = performance.now();
      setImmediate(() => {
        startedMs = undefined;
      });
    },
    isOver: () => startedMs !== undefined && performance.now() - startedMs > limitMs,
  };
}
