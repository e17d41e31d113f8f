/** Lets at most `limit` of the given tasks run at a time; the others wait in order of arrival. */
export function taskLimit(limit: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function admitted(): Promise<void> {
    if (running < limit) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function release(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return async (task) => {
    await admitted();
    try {
      return await task();
    } finally {
      release();
    }
  };
}
