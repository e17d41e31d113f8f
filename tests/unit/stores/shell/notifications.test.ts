import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $notifications, dismiss, notify } from '#src/stores/shell/notifications.ts';

const ids = () => $notifications.get().map(({ id }) => id);
const notice = (id: string, lasts: boolean) => ({ id, text: id, tone: 'info' as const, lasts });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const id of ids()) dismiss(id);
  vi.useRealTimers();
});

test('a notice goes by itself after a while, one that lasts stays', () => {
  notify(notice('short', false));
  notify(notice('long', true));
  vi.advanceTimersByTime(10_000);
  expect(ids()).toEqual(['long']);
});

test('a notice with the same name takes the place of the one before, and its time', () => {
  notify(notice('same', false));
  vi.advanceTimersByTime(6000);
  notify(notice('same', false));
  vi.advanceTimersByTime(6000);
  expect(ids()).toEqual(['same']);
  dismiss('same');
  expect(ids()).toEqual([]);
});
