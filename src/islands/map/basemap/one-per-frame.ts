/** Puts a piece of work at the end of a queue of which one piece is done per frame. */
export type FrameQueue = (work: () => void) => void;

/** A queue on a clock of frames, such as requestAnimationFrame. */
export function onePerFrame(nextFrame: (run: () => void) => unknown): FrameQueue {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  const step = () => {
    const work = waiting.shift();
    isRunning = waiting.length > 0;
    if (isRunning) nextFrame(step);
    work?.();
  };
  return (work) => {
    waiting.push(work);
    if (isRunning) return;
    isRunning = true;
    nextFrame(step);
  };
}
