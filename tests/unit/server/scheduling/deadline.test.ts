import { expect, test } from 'vitest';
import { readLimit } from '#src/server/scheduling/rate-limit.ts';
import { pauseWork, workSchedule } from '#src/server/scheduling/request-work.ts';

test('work with a longer deadline outlasts the usual one', async () => {
  const { run } = workSchedule(readLimit(0), 1);
  const answer = run(
    { address: '10.0.0.1', onGone: () => undefined },
    async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      await pauseWork();
      return 'picture';
    },
    { deadlineMs: 30_000 },
  );
  expect(await answer).toBe('picture');
});
