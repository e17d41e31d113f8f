import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { endPause, requestAfterPause } from '#src/stores/search/request-pause.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  endPause();
  vi.useRealTimers();
});

const { signal } = new AbortController();
const refuse = (retryAfter: string | null) => async (): Promise<CallOutcome<string>> => ({
  ok: false,
  error: { kind: 'refused', status: 429, problems: [], retryAfter },
});

function ask() {
  const request = vi.fn(async () => ({ ok: true, value: 'homes' }) as const);
  return { request, answer: requestAfterPause(request, signal) };
}

test.each(['7', new Date(Date.now() + 7_000).toUTCString()])(
  'after a 429 the next request waits as long as Retry-After says: %s',
  async (retryAfter) => {
    vi.setSystemTime(Math.floor(Date.now() / 1000) * 1000);
    await requestAfterPause(refuse(retryAfter), signal);
    const { request, answer } = ask();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(request).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toEqual({ ok: true, value: 'homes' });
  },
);

test('a manual retry ends the pause, and without Retry-After there is none', async () => {
  await requestAfterPause(refuse('30'), signal);
  endPause();
  expect(await ask().answer).toEqual({ ok: true, value: 'homes' });
  await requestAfterPause(refuse(null), signal);
  expect(await ask().answer).toEqual({ ok: true, value: 'homes' });
});

test('a request aborted during the pause is not made', async () => {
  await requestAfterPause(refuse('30'), signal);
  const controller = new AbortController();
  const request = vi.fn(async () => ({ ok: true, value: 'homes' }) as const);
  const answer = requestAfterPause(request, controller.signal);
  await vi.advanceTimersByTimeAsync(1_000);
  controller.abort();
  expect(await answer).toEqual({ ok: false, error: { kind: 'aborted' } });
  expect(request).not.toHaveBeenCalled();
});
