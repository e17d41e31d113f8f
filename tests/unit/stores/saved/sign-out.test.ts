// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp, connectToken } from '#src/clients/http.ts';
import { signOutUnlessUnsent } from '#src/stores/saved/sign-out.ts';
import { addWaitingChange, waitingChanges } from '#src/stores/saved/waiting-changes.ts';
import { $notifications } from '#src/stores/shell/notifications.ts';

const session = vi.hoisted(() => ({ ended: 0 }));

vi.mock('#src/stores/session/session.ts', () => ({
  signOut: async (onDone: () => void) => {
    session.ended += 1;
    onDone();
  },
}));

const HOME = { mlsNumber: 'C1', boardId: 2 };
const OTHER = { mlsNumber: 'C2', boardId: 2 };

let isDown = false;
let left = 0;
const leave = () => {
  left += 1;
};

beforeEach(() => {
  isDown = false;
  left = 0;
  session.ended = 0;
  connectToken(() => Promise.resolve('token'));
  connectHttp(async () => {
    if (isDown) throw new TypeError('no connection');
    return new Response(JSON.stringify({ homes: [], done: true }));
  });
});
afterEach(() => {
  connectHttp(undefined);
  connectToken();
  localStorage.clear();
  $notifications.set([]);
});

test('with nothing unsent the session ends at once', async () => {
  isDown = true;
  expect(await signOutUnlessUnsent(leave)).toBe(true);
  expect([session.ended, left, $notifications.get()]).toEqual([1, 1, []]);
});

test('unsent changes are sent before the session ends', async () => {
  addWaitingChange({ home: HOME, isKept: true });
  expect(await signOutUnlessUnsent(leave)).toBe(true);
  expect([session.ended, waitingChanges()]).toEqual([1, []]);
});

test('changes that cannot be sent stop the log-out until it is confirmed', async () => {
  isDown = true;
  addWaitingChange({ home: HOME, isKept: true });
  addWaitingChange({ home: OTHER, isKept: false });
  expect(await signOutUnlessUnsent(leave)).toBe(false);
  expect([session.ended, waitingChanges().length]).toEqual([0, 2]);
  const [notice] = $notifications.get();
  expect(notice).toMatchObject({ lasts: true, action: { label: 'Log out anyway' } });
  expect(notice?.text).toMatch(/^2 changes to your saved homes are not in your account yet/);
  notice?.action?.run();
  await vi.waitFor(() => expect([session.ended, left]).toEqual([1, 1]));
});
