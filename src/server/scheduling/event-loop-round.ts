type EventLoopRound = {
  /** Call it when work begins: the first call in a round of the event loop begins the round. */
  begin(): void;
  /** Whether the round has lasted so long that arrived requests should be taken in. */
  isOver(): boolean;
};

/** Measures how long work has followed work within one round of the event loop. */
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
