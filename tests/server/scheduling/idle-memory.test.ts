import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectWhenIdle, threadHeap } from '#src/server/scheduling/idle-memory.ts';

const PERIOD_MS = 20;
const MB = 1024 * 1024;

test('collects garbage once a thread is idle, and again only after it has grown', async () => {
  let megabytes = 60;
  let collections = 0;
  const heap = {
    bytes: () => megabytes * MB,
    collect: () => {
      collections += 1;
      megabytes = 40;
    },
  };
  void collectWhenIdle(heap, PERIOD_MS);
  await expect.poll(() => collections).toBe(1);
  megabytes = 50;
  await sleep(5 * PERIOD_MS);
  expect(collections).toBe(1);
  megabytes = 90;
  await expect.poll(() => collections).toBe(2);
});

test('measures the heap of this thread and accepts a collection request', () => {
  expect(threadHeap.bytes()).toBeGreaterThan(MB);
  expect(threadHeap.collect()).toBeUndefined();
});
