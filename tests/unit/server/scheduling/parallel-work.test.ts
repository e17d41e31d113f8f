import { expect, test } from 'vitest';
import { readLimit } from '#src/server/scheduling/rate-limit.ts';
import { offThread, pauseWork, workSchedule } from '#src/server/scheduling/request-work.ts';
import { singleFlight } from '#src/server/scheduling/single-flight.ts';

const CLIENT = { address: '10.0.0.1', onGone: () => undefined };
const OTHER = { address: '10.0.0.2', onGone: () => undefined };
const DEADLINE_MS = 400;

const rounds = async (count: number) => {
  for (let round = 0; round < count; round += 1) await new Promise(setImmediate);
};

/** Computes for longer than a turn. */
function compute(): void {
  const end = performance.now() + 10;
  while (performance.now() < end);
}

const schedule = () => workSchedule(readLimit(0), DEADLINE_MS);

test.each([true, false])(
  'parallel parts that wait elsewhere finish (keeps its turn: %s)',
  async (keepsTurn) => {
    const part = async (name: string) => {
      await offThread(() => rounds(2));
      await offThread(() => rounds(1));
      return name;
    };
    const work = () => Promise.all(['a', 'b', 'c'].map(part));
    await expect(schedule().run(CLIENT, work, { keepsTurn })).resolves.toEqual(['a', 'b', 'c']);
  },
);

test('parallel parts that pause finish, also beside another client', async () => {
  const turns = schedule();
  const part = async () => {
    for (let step = 0; step < 4; step += 1) {
      compute();
      await pauseWork();
    }
  };
  const work = async () => {
    await Promise.all([part(), part()]);
    return 'done';
  };
  const answers = [CLIENT, OTHER].map((client) => turns.run(client, work, { keepsTurn: true }));
  await expect(Promise.all(answers)).resolves.toEqual(['done', 'done']);
});

test('a part that outlives its request holds no turn', async () => {
  const turns = schedule();
  let isOver = false;
  const late = async () => {
    await offThread(() => rounds(6));
    isOver = true;
  };
  const work = async () => {
    await Promise.all([late(), Promise.reject(new Error('no'))]);
  };
  await expect(turns.run(CLIENT, work, { keepsTurn: true })).rejects.toThrow('no');
  await rounds(10);
  expect(isOver).toBe(true);
  await expect(turns.run(OTHER, async () => 'answer')).resolves.toBe('answer');
});

test('a part may wait for a shared answer while another part continues', async () => {
  const inFlight = singleFlight<string>();
  const slow = () =>
    inFlight('a', async () => {
      await rounds(4);
      await offThread(() => rounds(2));
      await pauseWork();
      return 'slow';
    });
  const quick = async () => {
    await offThread(() => rounds(1));
    return 'quick';
  };
  const work = () => Promise.all([slow(), quick()]);
  const answer = schedule().run(CLIENT, work, { keepsTurn: true });
  await expect(answer).resolves.toEqual(['slow', 'quick']);
});
