import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { idleLoop } from '#src/server/scheduling/idle-loop.ts';

const PERIOD_MS = 40;

/** Takes half of the thread until it is stopped. */
function beBusy(): () => void {
  const timer = setInterval(() => {
    const endMs = performance.now() + 5;
    while (performance.now() < endMs);
  }, 10);
  return () => clearInterval(timer);
}

test('waits as long as the thread is busy', async () => {
  const stop = beBusy();
  let isIdle = false;
  const idle = idleLoop(PERIOD_MS).then(() => {
    isIdle = true;
  });
  await sleep(4 * PERIOD_MS);
  expect(isIdle).toBe(false);
  stop();
  // Unreferenced timers do not keep a test alive: something has to wait with it.
  await Promise.all([idle, sleep(3 * PERIOD_MS)]);
  expect(isIdle).toBe(true);
});
