import { expect, test, vi } from 'vitest';
import { readLimit } from '#src/server/scheduling/rate-limit.ts';
import { pauseWork, workSchedule } from '#src/server/scheduling/request-work.ts';
import { singleFlight } from '#src/server/scheduling/single-flight.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Work that pauses until it is released. */
function heldWork() {
  let isHeld = true;
  const begin = vi.fn(async () => {
    while (isHeld) {
      await settle();
      await pauseWork();
    }
    return 'answer';
  });
  return { begin, letGo: () => (isHeld = false) };
}

/** A request that shares an answer; `leave` closes its connection. */
function visitor(schedule: ReturnType<typeof workSchedule>, ask: () => Promise<string>) {
  let leave: () => void = () => undefined;
  const answer = schedule.run({ address: '10.0.0.1', onGone: (run) => (leave = run) }, ask);
  return { answer, leave: () => leave() };
}

test('concurrent questions are computed once', async () => {
  const inFlight = singleFlight<string>();
  const { begin, letGo } = heldWork();
  const answers = [inFlight('a', begin), inFlight('a', begin)];
  letGo();
  expect(await Promise.all(answers)).toEqual(['answer', 'answer']);
  expect(begin).toHaveBeenCalledTimes(1);
  expect(await inFlight('a', begin)).toBe('answer');
  expect(begin).toHaveBeenCalledTimes(2);
});

test('a failure reaches all waiters, and the next question starts over', async () => {
  const inFlight = singleFlight<string>();
  const fail = async () => {
    throw new Error('no');
  };
  const answers = [inFlight('a', fail), inFlight('a', fail)];
  for (const answer of answers) await expect(answer).rejects.toThrow('no');
  expect(await inFlight('a', async () => 'yes')).toBe('yes');
});

test('an answer is completed for the others when the first client disconnects', async () => {
  const [inFlight, schedule] = [singleFlight<string>(), workSchedule(readLimit(0), 10_000)];
  const { begin, letGo } = heldWork();
  const [first, second] = [1, 2].map(() => visitor(schedule, () => inFlight('a', begin)));
  await settle();
  await settle();
  first?.leave();
  await expect(first?.answer).rejects.toThrow('the client is gone');
  letGo();
  expect(await second?.answer).toBe('answer');
  expect(begin).toHaveBeenCalledTimes(1);
});

test('work that nobody waits for any more stops', async () => {
  const [inFlight, schedule] = [singleFlight<string>(), workSchedule(readLimit(0), 10_000)];
  let rounds = 0;
  const endless = async () => {
    for (;;) {
      rounds += 1;
      await settle();
      await pauseWork();
    }
  };
  const { answer, leave } = visitor(schedule, () => inFlight('a', endless));
  await settle();
  leave();
  await expect(answer).rejects.toThrow('the client is gone');
  await settle();
  await settle();
  const roundsAtEnd = rounds;
  await settle();
  await settle();
  expect(rounds).toBe(roundsAtEnd);
});
