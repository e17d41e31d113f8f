import { expect, test } from 'vitest';
import {
  runForegroundWork,
  backgroundPauseMs,
  hasForegroundWork,
} from '#src/server/scheduling/foreground-work.ts';
import { inSlices, inSlicesAwaited } from '#src/server/scheduling/sliced-work.ts';

test('background work pauses longer while a request waits for work', async () => {
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  expect(backgroundPauseMs(4)).toBe(4);
  const works = [first, second].map(({ promise }) => runForegroundWork(() => promise));
  expect(backgroundPauseMs(4)).toBe(40);
  first.resolve();
  await works[0];
  expect(hasForegroundWork()).toBe(true);
  second.reject(new Error('no listings'));
  await expect(works[1]).rejects.toThrow('no listings');
  expect(hasForegroundWork()).toBe(false);
});

test('awaited work runs before background work', async () => {
  const events: string[] = [];
  function* work(name: string) {
    for (let part = 0; part < 5; part += 1) {
      const endMs = performance.now() + 5;
      while (performance.now() < endMs);
      events.push(name);
      yield;
    }
  }
  await Promise.all([
    inSlicesAwaited([() => work('awaited')]),
    inSlices([() => work('background')]),
  ]);
  expect(events.lastIndexOf('awaited')).toBeLessThan(events.lastIndexOf('background'));
  expect(events.slice(2, 6)).toEqual(['awaited', 'awaited', 'awaited', 'awaited']);
});
