import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atom } from 'nanostores';
import type { CallOutcome } from '#src/contract/call-outcome.ts';
import { currentPause, endPause, pausingRequest } from '#src/stores/search/request-pause.ts';
import { type AsyncState, loadLatest } from '#src/stores/shell/async-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  endPause();
  vi.useRealTimers();
});

const refuse = (retryAfter: string | null) => async (): Promise<CallOutcome<string>> => ({
  ok: false,
  error: { kind: 'refused', status: 429, problems: [], retryAfter },
});

function aMap() {
  const $state = atom<AsyncState<string>>({ kind: 'idle' });
  const { load, stop } = loadLatest($state);
  const loadBy = (request: () => Promise<CallOutcome<string>>) =>
    load(() => pausingRequest(request), currentPause);
  return { $state, loadBy, stop };
}

const answers = () => vi.fn(async () => ({ ok: true, value: 'homes' }) as const);
const HOMES = { kind: 'ready', value: 'homes' };

test.each(['7', new Date(Date.now() + 7_000).toUTCString()])(
  'after a 429 the next request waits as long as Retry-After says, below the failure: %s',
  async (retryAfter) => {
    vi.setSystemTime(Math.floor(Date.now() / 1000) * 1000);
    const { $state, loadBy } = aMap();
    await loadBy(refuse(retryAfter));
    const request = answers();
    const answer = loadBy(request);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(request).not.toHaveBeenCalled();
    expect($state.get()).toMatchObject({ kind: 'failed', error: { status: 429 } });
    await vi.advanceTimersByTimeAsync(5_000);
    await answer;
    expect($state.get()).toEqual(HOMES);
  },
);

test('whoever asks during a pause is told why there is nothing', async () => {
  await aMap().loadBy(refuse('30'));
  const { $state, loadBy, stop } = aMap();
  const answer = loadBy(answers());
  expect($state.get()).toMatchObject({ kind: 'failed', error: { status: 429 } });
  stop();
  await answer;
});

test('a manual retry ends the pause, and without Retry-After there is none', async () => {
  const { $state, loadBy } = aMap();
  await loadBy(refuse('30'));
  endPause();
  await loadBy(answers());
  expect($state.get()).toEqual(HOMES);
  await loadBy(refuse(null));
  await loadBy(answers());
  expect($state.get()).toEqual(HOMES);
});

test('a request that is no longer needed after the pause is not made', async () => {
  const { loadBy, stop } = aMap();
  await loadBy(refuse('30'));
  const request = answers();
  const answer = loadBy(request);
  await vi.advanceTimersByTimeAsync(1_000);
  stop();
  await answer;
  expect(request).not.toHaveBeenCalled();
});

test('of several requests during a pause, only the last is made', async () => {
  const { loadBy } = aMap();
  await loadBy(refuse('30'));
  const requests = [answers(), answers()];
  const loads = requests.map((request) => loadBy(request));
  await vi.advanceTimersByTimeAsync(31_000);
  await Promise.all(loads);
  expect(requests.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
