import { expect, test } from 'vitest';
import { spacedTransport } from '#src/server/feeds/http/spaced-transport.ts';

test('requests keep the interval, and wait no longer after the clock is set back', async () => {
  let nowMs = 86_400_000;
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  const send = spacedTransport(async () => new Response(), 200, { sleep, nowMs: () => nowMs });
  await send('https://feed.example.ca', {});
  await send('https://feed.example.ca', {});
  nowMs = 0;
  await send('https://feed.example.ca', {});
  await send('https://feed.example.ca', {});
  expect(waits).toEqual([200, 200, 400]);
});
