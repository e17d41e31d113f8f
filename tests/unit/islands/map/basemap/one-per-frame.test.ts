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

test('one piece of work is done in each frame, in order', () => {
  const clock = frames();
  const queue = onePerFrame(clock.next);
  const done: string[] = [];
  for (const name of ['a', 'b', 'c']) queue.add(() => done.push(name));
  const seen = [1, 2, 3].map(() => {
    clock.draw();
    return done.join('');
  });
  expect(seen).toEqual(['a', 'ab', 'abc']);
});

test('an empty queue asks for no frame, and starts again with new work', () => {
  const clock = frames();
  const queue = onePerFrame(clock.next);
  const done: string[] = [];
  queue.add(() => done.push('a'));
  clock.draw();
  expect(clock.count()).toBe(0);
  queue.add(() => done.push('b'));
  clock.draw();
  expect(done).toEqual(['a', 'b']);
});

test('work that fails does not stop the work after it', () => {
  const clock = frames();
  const queue = onePerFrame(clock.next);
  const done: string[] = [];
  queue.add(() => {
    throw new Error('a torn tile');
  });
  queue.add(() => done.push('b'));
  expect(() => clock.draw()).toThrow('a torn tile');
  clock.draw();
  expect(done).toEqual(['b']);
});

test('what is held waits for the word to go on, and so does what was due', () => {
  const clock = frames();
  const queue = onePerFrame(clock.next);
  const done: string[] = [];
  queue.add(() => done.push('a'));
  queue.hold(true);
  queue.add(() => done.push('b'));
  clock.draw();
  expect(done).toEqual([]);
  expect(clock.count()).toBe(0);
  queue.hold(false);
  const seen = [1, 2].map(() => {
    clock.draw();
    return done.join('');
  });
  expect(seen).toEqual(['a', 'ab']);
});
