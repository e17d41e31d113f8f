/** A queue of work that does one piece per frame. */
export type FrameQueue = {
  readonly add: (work: () => void) => void;
  /** Postpones waiting and new work until resumed. */
  readonly hold: (isHeld: boolean) => void;
};

/** A queue on a clock of frames, such as requestAnimationFrame. */
export function onePerFrame(nextFrame: (run: () => void) => unknown): FrameQueue {
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let isAsked = false;
  const ask = () => {
    if (isAsked || isHeld || waiting.length === 0) return;
    isAsked = true;
    nextFrame(step);
  };
  const step = () => {
    isAsked = false;
    if (isHeld) return;
    const work = waiting.shift();
    ask();
    work?.();
  };
  return {
    add(work) {
      waiting.push(work);
      ask();
    },
    hold(isNow) {
      isHeld = isNow;
      ask();
    },
  };
}
