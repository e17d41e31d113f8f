// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToken, connectHttp } from '#src/clients/http.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import { $notifications } from '#src/stores/shell/notifications.ts';
import { $saved, OWNED_KEY, toggleSaved } from '#src/stores/saved/saved.ts';
import { followAccount, sendChange } from '#src/stores/saved/account.ts';

const [first, second] = [
  { mlsNumber: 'C1', boardId: 2 },
  { mlsNumber: 'C2', boardId: 2 },
];

/** What the account holds, the latest first, and the calls that were made. */
let account: KeyedListing[] = [];
let calls: string[] = [];
let isDown = false;

function answer(method: string, url: string, body: string): unknown {
  if (method === 'PUT') {
    const { homes } = JSON.parse(body) as { homes: KeyedListing[] };
    const isNew = ({ mlsNumber }: KeyedListing) =>
      homes.every((home) => home.mlsNumber !== mlsNumber);
    account = [...homes, ...account.filter(isNew)];
  }
  if (method === 'DELETE') {
    account = account.filter(({ mlsNumber }) => !url.endsWith(`/${mlsNumber}`));
    return { done: true };
  }
  return { homes: account.map((home) => ({ ...home, savedAtMs: 1 })) };
}

beforeEach(() => {
  account = [];
  calls = [];
  isDown = false;
  connectToken(() => Promise.resolve('token'));
  connectHttp(async (url, { method = 'GET', body }) => {
    calls.push(method);
    if (isDown) throw new TypeError('no connection');
    return new Response(JSON.stringify(answer(method, url, String(body))));
  });
});
afterEach(() => {
  connectHttp(undefined);
  connectToken();
  $saved.set([]);
  localStorage.clear();
  $notifications.set([]);
});

test('homes kept before the login are added to those of the account, once', async () => {
  account = [second];
  $saved.set([first]);
  await followAccount();
  expect($saved.get()).toEqual([first, second]);
  expect(localStorage.getItem(OWNED_KEY)).toBe('yes');
  account = [second];
  await followAccount();
  expect($saved.get()).toEqual([second]);
  expect(calls).toEqual(['GET', 'PUT', 'GET']);
});

test('a home that is kept is kept in the account too', async () => {
  toggleSaved(first);
  await sendChange(first);
  expect(account).toEqual([first]);
});

test('a home that is let go of can be taken back', async () => {
  account = [first];
  $saved.set([]);
  await sendChange(first);
  expect(account).toEqual([]);
  const [notice] = $notifications.get();
  expect(notice?.action?.label).toBe('Undo');
  notice?.action?.run();
  expect($saved.get()).toEqual([first]);
});

test('a change that cannot be saved is undone and told', async () => {
  isDown = true;
  $saved.set([first]);
  await sendChange(first);
  expect($saved.get()).toEqual([]);
  expect($notifications.get()[0]).toMatchObject({ tone: 'failed' });
});

test('a choice made while the account answers is not lost', async () => {
  localStorage.setItem(OWNED_KEY, 'yes');
  account = [second];
  const following = followAccount();
  $saved.set([first]);
  const sending = sendChange(first);
  await following;
  expect($saved.get()).toEqual([first, second]);
  await sending;
  expect(account).toEqual([first, second]);
});

test('without an answer the homes of this browser stay', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  isDown = true;
  $saved.set([first]);
  await followAccount();
  expect($saved.get()).toEqual([first]);
  expect(info).toHaveBeenCalledOnce();
});
