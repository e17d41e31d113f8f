import { expect, test } from 'vitest';
import { QueueFull, taskLimit } from '#src/server/images/task-limit.ts';

test('no more tasks than the limit run at once, and all of them finish', async () => {
  const limited = taskLimit(2);
  let running = 0;
  let most = 0;
  const results = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((value) =>
      limited(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        return value;
      }),
    ),
  );
  expect(results).toEqual([1, 2, 3, 4, 5, 6]);
  expect(most).toBe(2);
});

test('a failed task frees its slot for the next one', async () => {
  const limited = taskLimit(1);
  const failing = limited(() => Promise.reject(new Error('broken')));
  const following = limited(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  await expect(following).resolves.toBe('done');
});

test('a task is rejected when the queue is full, and the others still run', async () => {
  const limited = taskLimit(1, 2);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
  const kept = [1, 2, 3].map(() => limited(pause));
  await expect(limited(pause)).rejects.toBeInstanceOf(QueueFull);
  await Promise.all(kept);
  await expect(limited(async () => 'free again')).resolves.toBe('free again');
});
