import { expect, test } from 'vitest';
import { onePerFrame } from '#src/islands/map/basemap/one-per-frame.ts';

function frames() {
  const waiting: (() => void)[] = [];
  return {
    next: (run: () => void) => waiting.push(run),
    draw() {
      for (const run of waiting.splice(0)) run();
    },
    count: () => waiting.length,
  };
}

test('one task runs per frame, in order', () => {
  const clock = frames();
  const queue = onePerFrame(clock.next);
  const doneCalls: string[] = [];
  for (const name of ['a', 'b', 'c']) queue.add(() => doneCalls.push(name));
  const seenFrames = [1, 2, 3].map(() => {
    clock.draw();
    return doneCalls.join('');
  });
  expect(seenFrames).toEqual(['a', 'ab', 'abc']);
});

test('an empty queue requests no frame, and new work restarts it', () => {
  const clock = frames();
  const queue = onePerFrame(clock.next);
  const doneCalls: string[] = [];
  queue.add(() => doneCalls.push('a'));
  clock.draw();
  expect(clock.count()).toBe(0);
  queue.add(() => doneCalls.push('b'));
  clock.draw();
  expect(doneCalls).toEqual(['a', 'b']);
});

test('a failing task does not stop the next one', () => {
  const clock = frames();
  const queue = onePerFrame(clock.next);
  const doneCalls: string[] = [];
  queue.add(() => {
    throw new Error('a torn tile');
  });
  queue.add(() => doneCalls.push('b'));
  expect(() => clock.draw()).toThrow('a torn tile');
  clock.draw();
  expect(doneCalls).toEqual(['b']);
});

test('tasks queued before or during a hold run after it ends', () => {
  const clock = frames();
  const queue = onePerFrame(clock.next);
  const doneCalls: string[] = [];
  queue.add(() => doneCalls.push('a'));
  queue.hold(true);
  queue.add(() => doneCalls.push('b'));
  clock.draw();
  expect(doneCalls).toEqual([]);
  expect(clock.count()).toBe(0);
  queue.hold(false);
  const seenFrames = [1, 2].map(() => {
    clock.draw();
    return doneCalls.join('');
  });
  expect(seenFrames).toEqual(['a', 'ab']);
});
