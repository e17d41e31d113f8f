import { expect, test } from 'vitest';
import { fairQueue } from '#src/server/scheduling/fair-queue.ts';

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Takes turns for the keys in this order and returns the order in which they got them. */
async function orderOf(keys: readonly string[]): Promise<string[]> {
  const queue = fairQueue();
  const order: string[] = [];
  await Promise.all(
    keys.map(async (key, at) => {
      const release = await queue.take(key);
      order.push(`${key}${at}`);
      await settle();
      release();
    }),
  );
  return order;
}

test('a free queue grants a turn at once', async () => {
  expect(await orderOf(['a'])).toEqual(['a0']);
});

test('turns of one key are granted in the order of their requests', async () => {
  expect(await orderOf(['a', 'a', 'a'])).toEqual(['a0', 'a1', 'a2']);
});

test('a key with one request waits for a single turn of a busy key', async () => {
  expect(await orderOf(['a', 'a', 'a', 'a', 'b'])).toEqual(['a0', 'a1', 'b4', 'a2', 'a3']);
});

test('begun work goes before new work of its key, but not before other keys', async () => {
  const queue = fairQueue();
  const release = await queue.take('a');
  const order: string[] = [];
  const taking = (key: string, name: string, isBegun: boolean) =>
    queue.take(key, undefined, { isBegun }).then((release) => {
      order.push(name);
      release();
    });
  const all = [taking('b', 'b', false), taking('a', 'new', false), taking('a', 'begun', true)];
  release();
  await Promise.all(all);
  expect(order).toEqual(['b', 'begun', 'new']);
});

test('only one turn is granted at a time', async () => {
  const queue = fairQueue();
  const release = await queue.take('a');
  let isTaken = false;
  const second = queue.take('b').then(() => {
    isTaken = true;
  });
  await settle();
  expect(isTaken).toBe(false);
  expect(queue.waiting('b')).toBe(1);
  release();
  await second;
  expect(queue.waiting('b')).toBe(0);
});

test('an aborted waiter leaves the queue, and the others continue', async () => {
  const queue = fairQueue();
  const release = await queue.take('a');
  const abandonment = new AbortController();
  const abandonedTurn = queue.take('b', abandonment.signal);
  const next = queue.take('b');
  abandonment.abort(new Error('gone'));
  await expect(abandonedTurn).rejects.toThrow('gone');
  release();
  (await next)();
  await expect(queue.take('c', abandonment.signal)).rejects.toThrow('gone');
});

test('releasing a turn twice frees the queue once', async () => {
  const queue = fairQueue();
  const release = await queue.take('a');
  const [second, third] = [queue.take('b'), queue.take('c')];
  release();
  release();
  await second;
  expect(queue.waiting('c')).toBe(1);
  (await second)();
  await third;
});

test('a queue of two grants two turns at once, and a third after a release', async () => {
  const queue = fairQueue(2);
  const order: string[] = [];
  const take = async (key: string) => {
    const release = await queue.take(key);
    order.push(key);
    return release;
  };
  const [first] = await Promise.all([take('a'), take('a')]);
  const third = take('a');
  await settle();
  expect(order).toEqual(['a', 'a']);
  first?.();
  await third;
  expect(order).toEqual(['a', 'a', 'a']);
});
