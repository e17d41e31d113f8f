/** Too many tasks are waiting to take another one. */
export class QueueFull extends Error {
  constructor() {
    super('Too many tasks are waiting');
    this.name = 'QueueFull';
  }
}

/**
 * Lets at most `limit` of the given tasks run at a time; the others wait in order of arrival. With
 * `mostWaiting` of them waiting, the next one is rejected with `QueueFull`.
 */
export function taskLimit(
  limit: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waitingTasks: (() => void)[] = [];
  let running = 0;

  async function waitForSlot(): Promise<void> {
    if (running < limit) {
      running += 1;
      return;
    }
    if (waitingTasks.length >= mostWaiting) throw new QueueFull();
    await new Promise<void>((resolve) => waitingTasks.push(resolve));
  }

  function release(): void {
    const next = waitingTasks.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (task) => {
    await waitForSlot();
    try {
      return await task();
    } finally {
      release();
    }
  };
}
