import { setImmediate as immediate, setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { repeatedJob } from '#src/server/scheduling/repeated-job.ts';

const HOUR_MS = 3_600_000;

function countedJob(everyMs = HOUR_MS) {
  const runs: number[] = [];
  const errors: unknown[] = [];
  const job = repeatedJob({
    everyMs,
    run: async () => {
      runs.push(runs.length);
      if (runs.length === 1) throw new Error('the first run fails');
    },
    onError: (error) => errors.push(error),
  });
  return { job, runs, errors };
}

test('a job runs on start and on wake, and not after stop', async () => {
  const { job, runs } = countedJob();
  job.wake();
  await immediate();
  expect(runs).toHaveLength(0);
  await job.start();
  await immediate();
  expect(runs).toHaveLength(1);
  job.wake();
  await immediate();
  expect(runs).toHaveLength(2);
  await job.stop();
  job.wake();
  await immediate();
  expect(runs).toHaveLength(2);
});

test('a failed run is reported, and the next one follows', async () => {
  const { job, runs, errors } = countedJob(1);
  await job.start();
  await expect.poll(() => runs.length).toBeGreaterThan(2);
  await job.stop();
  expect(errors).toEqual([new Error('the first run fails')]);
});

test('stopping waits for the current run', async () => {
  let isDone = false;
  const job = repeatedJob({
    everyMs: HOUR_MS,
    run: async () => {
      await delay(20);
      isDone = true;
    },
    onError: () => undefined,
  });
  await job.start();
  await immediate();
  await job.stop();
  expect(isDone).toBe(true);
});

test('stopping ends a long run early without reporting an error', async () => {
  const errors: unknown[] = [];
  const job = repeatedJob({
    everyMs: HOUR_MS,
    run: (signal) => delay(HOUR_MS, undefined, { signal }),
    onError: (error) => errors.push(error),
  });
  await job.start();
  await immediate();
  await job.stop();
  expect(errors).toEqual([]);
});
