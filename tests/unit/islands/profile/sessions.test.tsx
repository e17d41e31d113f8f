import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cleanStores } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp, connectToken } from '#src/clients/http.ts';
import { Sessions } from '#src/islands/profile/security/Sessions.tsx';
import { $sessions } from '#src/stores/account/profile-sessions.ts';

const leaving = vi.hoisted(() => ({ isReachable: true, calls: [] as string[] }));

vi.mock('#src/islands/profile/details/log-out.ts', () => ({
  logOut: async () => void leaving.calls.push('here'),
  logOutEverywhere: async () => {
    leaving.calls.push('everywhere');
    return leaving.isReachable;
  },
}));

const HERE = {
  id: 'here',
  browser: 'Firefox',
  system: 'Windows',
  signedInAtMs: Date.UTC(2026, 8, 14),
  lastSeenAtMs: Date.UTC(2026, 8, 15),
  isThis: true,
};
const UNKNOWN = { ...HERE, id: 'other', browser: null, system: null, isThis: false };

let sessions: unknown = [];
let statuses: Record<string, number> = {};

beforeEach(() => {
  leaving.calls = [];
  leaving.isReachable = true;
  sessions = [HERE, UNKNOWN];
  statuses = {};
  connectToken(() => Promise.resolve('token'));
  connectHttp(async (_url, { method = 'GET' }) => {
    const status = statuses[method] ?? 200;
    const body = method === 'GET' ? { sessions } : { done: true };
    return new Response(JSON.stringify(status === 200 ? body : []), { status });
  });
});
afterEach(() => {
  cleanup();
  cleanStores($sessions);
  $sessions.set({ kind: 'idle' });
  connectHttp(undefined);
  connectToken();
});

const click = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

test('a device is named by its browser and system, and the current one logs out', async () => {
  render(<Sessions />);
  await screen.findByText('Firefox on Windows');
  expect(screen.getAllByText('This device')).toHaveLength(1);
  screen.getByText('Unknown device');
  await click(/^Log out Firefox on Windows, logged in Sep 1[34], 2026/);
  expect(leaving.calls).toEqual(['here']);
});

test('a device that cannot be logged out stays listed with an error', async () => {
  statuses = { DELETE: 503 };
  render(<Sessions />);
  await click(/^Log out Unknown device/);
  await screen.findByText(/^That device could not be logged out/);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await click('Log out everywhere else');
  await screen.findByText(/^The other devices could not be logged out/);
});

test('a list that fails to load can be retried', async () => {
  statuses = { GET: 503 };
  render(<Sessions />);
  await screen.findByText('Your devices could not be loaded.');
  statuses = {};
  await click('Try again');
  await screen.findByText('Unknown device');
});

test('a user pool has no device list, but offers to log out everywhere', async () => {
  sessions = null;
  leaving.isReachable = false;
  render(<Sessions />);
  await screen.findByText(/can’t list your devices/);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  await click('Log out everywhere');
  await screen.findByText(/^You could not be logged out everywhere/);
  expect(leaving.calls).toEqual(['everywhere']);
});
