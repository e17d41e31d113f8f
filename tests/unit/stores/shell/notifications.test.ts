import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $notifications, dismiss, notify } from '#src/stores/shell/notifications.ts';

const ids = () => $notifications.get().map(({ id }) => id);
const notice = (id: string, lasts: boolean) => ({ id, text: id, tone: 'info' as const, lasts });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const id of ids()) dismiss(id);
  vi.useRealTimers();
});

test('a notice disappears after a while, and a lasting one stays', () => {
  notify(notice('short', false));
  notify(notice('long', true));
  vi.advanceTimersByTime(10_000);
  expect(ids()).toEqual(['long']);
});

test('a notice with the same id replaces the earlier one and restarts its time', () => {
  notify(notice('same', false));
  vi.advanceTimersByTime(6000);
  notify(notice('same', false));
  vi.advanceTimersByTime(6000);
  expect(ids()).toEqual(['same']);
  dismiss('same');
  expect(ids()).toEqual([]);
});
