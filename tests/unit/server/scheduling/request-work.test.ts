import { expect, test } from 'vitest';
import { RefusedRequest } from '#src/contract/problem.ts';
import { type ReadLimit, readLimit } from '#src/server/scheduling/rate-limit.ts';
import { currentWork, pauseWork, workSchedule } from '#src/server/scheduling/request-work.ts';

const NO_LIMIT = readLimit(0);
const client = (address: string) => ({ address, onGone: () => undefined });

/** Holds the thread, as a computation does. */
function compute(ms: number): void {
  const end = process.threadCpuUsage().user + ms * 1000;
  while (process.threadCpuUsage().user < end);
}

const refusal = async (answer: Promise<unknown>) => {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusedRequest)) throw new Error(`not refused, but ${String(error)}`);
  return error;
};

test('a long computation that pauses lets other requests go first', async () => {
  const { run } = workSchedule(NO_LIMIT, 10_000);
  const order: string[] = [];
  const long = run(client('10.0.0.1'), async () => {
    for (let part = 0; part < 5; part += 1) {
      compute(10);
      await pauseWork();
    }
    order.push('long');
  });
  const short = run(client('10.0.0.2'), async () => order.push('short'));
  await Promise.all([long, short]);
  expect(order).toEqual(['short', 'long']);
});

test('a pause outside of any request does nothing', async () => {
  expect(currentWork()).toBeUndefined();
  await pauseWork();
});

test('a request whose client disconnects ends at its next pause', async () => {
  const { run } = workSchedule(NO_LIMIT, 10_000);
  let leave: () => void = () => undefined;
  let parts = 0;
  const answer = run({ address: '10.0.0.1', onGone: (abandon) => (leave = abandon) }, async () => {
    for (; parts < 100; parts += 1) {
      if (parts === 3) leave();
      await pauseWork();
    }
  });
  await expect(answer).rejects.toThrow('the client is gone');
  expect(parts).toBe(3);
});

test('a request over its deadline is refused with 503', async () => {
  const { run } = workSchedule(NO_LIMIT, 100);
  const error = await refusal(
    run(client('10.0.0.1'), async () => {
      for (;;) {
        compute(10);
        await pauseWork();
      }
    }),
  );
  expect(error.status).toBe(503);
  expect(error.message).toContain('0.1 seconds');
});

test('a client that has used its time gets a 429, and another does not', async () => {
  const { run } = workSchedule(readLimit(30), 10_000);
  await run(client('10.0.0.1'), async () => compute(40));
  await new Promise((resolve) => setImmediate(resolve));
  const error = await refusal(run(client('10.0.0.1'), async () => 'answer'));
  expect(error.status).toBe(429);
  expect(error.retryAfterSeconds).toBeGreaterThan(0);
  expect(error.retryAfterSeconds).toBeLessThanOrEqual(10);
  expect(await run(client('10.0.0.2'), async () => 'answer')).toBe('answer');
});

test('time that a request spends elsewhere is charged as well', async () => {
  const charges: [string, number][] = [];
  const limit: ReadLimit = {
    ...NO_LIMIT,
    charge: (address, ms) => charges.push([address, ms]),
  };
  await workSchedule(limit, 10_000).run(client('10.0.0.1'), async () => currentWork()?.charge(500));
  expect(charges).toContainEqual(['10.0.0.1', 500]);
});

test('addresses of one IPv6 network count as one client', async () => {
  const limit = readLimit(10);
  limit.charge('2001:db8:1:2::1', 20);
  expect(await limit.waitSeconds('2001:db8:1:2:ffff::9')).toBeGreaterThan(0);
  expect(await limit.waitSeconds('2001:db8:1:3::1')).toBe(0);
});

test('requests of one client beyond the queue limit are refused', async () => {
  const { run } = workSchedule(NO_LIMIT, 10_000);
  const answers = Array.from({ length: 130 }, () => run(client('10.0.0.1'), async () => 'answer'));
  const results = await Promise.allSettled(answers);
  const rejections = results.filter(({ status }) => status === 'rejected');
  expect(rejections.length).toBeGreaterThan(20);
  expect(rejections.length).toBeLessThan(40);
});

/** Number of rounds of the event loop that begin before the answers arrive. */
async function roundsUntil(answers: Promise<unknown>): Promise<number> {
  let rounds = 0;
  let isDone = false;
  const count = () => {
    if (isDone) return;
    rounds += 1;
    setImmediate(count);
  };
  setImmediate(count);
  await answers;
  isDone = true;
  return rounds;
}

test('short requests share a round of the event loop', async () => {
  const { run } = workSchedule(NO_LIMIT, 10_000);
  const short = Array.from({ length: 50 }, () => run(client('10.0.0.1'), async () => 'answer'));
  expect(await roundsUntil(Promise.all(short))).toBeLessThan(25);
});

test('the server accepts incoming requests every few milliseconds', async () => {
  const { run } = workSchedule(NO_LIMIT, 10_000);
  const long = Array.from({ length: 10 }, () => run(client('10.0.0.1'), async () => compute(5)));
  expect(await roundsUntil(Promise.all(long))).toBeGreaterThanOrEqual(9);
});
