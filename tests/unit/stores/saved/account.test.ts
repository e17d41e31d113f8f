// @vitest-environment happy-dom
import { keepMount } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToken, connectHttp } from '#src/clients/http.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import { $notifications } from '#src/stores/shell/notifications.ts';
import { $savedHomes, OWNED_KEY, toggleSaved } from '#src/stores/saved/saved.ts';
import { followAccount, sendChange } from '#src/stores/saved/account.ts';
import { storeUnsentHomes } from '#src/stores/saved/ended-session.ts';

const [first, second] = [
  { mlsNumber: 'C1', boardId: 2 },
  { mlsNumber: 'C2', boardId: 2 },
];

/** The homes in the account, the latest first, and the calls made. */
let account: KeyedListing[] = [];
let calls: string[] = [];
let isDown = false;
let isRefusing = false;
let isLoggedOut = false;

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

function setFlag(isActive: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the pages read the flag from there.
  document.cookie = `activeSession=${isActive}`;
}

beforeEach(() => {
  // Mounted without the flag, with which it would follow the account unasked.
  setFlag(false);
  keepMount($savedHomes);
  setFlag(true);
  account = [];
  calls = [];
  isDown = false;
  isRefusing = false;
  isLoggedOut = false;
  connectToken(() => Promise.resolve('token'));
  connectHttp(async (url, { method = 'GET', body }) => {
    calls.push(method);
    if (isDown) throw new TypeError('no connection');
    if (isLoggedOut) return new Response('[]', { status: 401 });
    if (isRefusing) return new Response('[]', { status: 422 });
    return new Response(JSON.stringify(answer(method, url, String(body))));
  });
});
afterEach(() => {
  connectHttp(undefined);
  connectToken();
  $savedHomes.set([]);
  localStorage.clear();
  $notifications.set([]);
});

test('homes saved before log-in are added to the account once', async () => {
  account = [second];
  $savedHomes.set([first]);
  await followAccount();
  expect($savedHomes.get()).toEqual([first, second]);
  expect(localStorage.getItem(OWNED_KEY)).toBe('yes');
  account = [second];
  await followAccount();
  expect($savedHomes.get()).toEqual([second]);
  expect(calls).toEqual(['GET', 'PUT', 'GET']);
});

test('an answer that arrives after log-out leaves nothing in the browser', async () => {
  account = [second];
  const following = followAccount();
  setFlag(false);
  localStorage.clear();
  await following;
  expect($savedHomes.get()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a saved home is also saved in the account', async () => {
  toggleSaved(first);
  await sendChange(first);
  expect(account).toEqual([first]);
});

test('removing a saved home can be undone', async () => {
  account = [first];
  $savedHomes.set([]);
  await sendChange(first);
  expect(account).toEqual([]);
  const [notice] = $notifications.get();
  expect(notice?.action?.label).toBe('Undo');
  notice?.action?.run();
  expect($savedHomes.get()).toEqual([first]);
});

test('an offline change is applied and sent once when online again', async () => {
  localStorage.setItem(OWNED_KEY, 'yes');
  account = [second];
  await followAccount();
  isDown = true;
  $savedHomes.set([first, second]);
  await sendChange(first);
  expect($savedHomes.get()).toEqual([first, second]);
  expect($notifications.get()[0]?.text).toContain('when you are online again');
  // Another page opens, still without a connection.
  vi.spyOn(console, 'info').mockReturnValue();
  await followAccount();
  expect($savedHomes.get()).toEqual([first, second]);
  isDown = false;
  calls = [];
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(account).toEqual([first, second]));
  await followAccount();
  expect(calls).toEqual(['PUT', 'GET']);
  expect($savedHomes.get()).toEqual([first, second]);
});

test('a change that the account refuses is undone and reported', async () => {
  isRefusing = true;
  $savedHomes.set([first]);
  await sendChange(first);
  expect($savedHomes.get()).toEqual([]);
  expect($notifications.get()[0]).toMatchObject({ tone: 'failed' });
});

test('a change made while the account answers is not lost', async () => {
  localStorage.setItem(OWNED_KEY, 'yes');
  account = [second];
  const following = followAccount();
  $savedHomes.set([first]);
  const sending = sendChange(first);
  await following;
  expect($savedHomes.get()).toEqual([first, second]);
  await sending;
  expect(account).toEqual([first, second]);
});

test('without an answer the homes saved in this browser stay', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  isDown = true;
  $savedHomes.set([first]);
  await followAccount();
  expect($savedHomes.get()).toEqual([first]);
  expect(info).toHaveBeenCalledOnce();
});

test('a home saved after the session ended belongs to the visitor until the next log-in', async () => {
  account = [second];
  await followAccount();
  isLoggedOut = true;
  $savedHomes.set([first, second]);
  await sendChange(first);
  expect($savedHomes.get()).toEqual([first, second]);
  expect($notifications.get()).toEqual([]);
  expect(storeUnsentHomes()).toEqual([first]);
  expect($savedHomes.get()).toEqual([first]);
  isLoggedOut = false;
  await followAccount();
  expect(account).toEqual([first, second]);
});

test('an ended session leaves no homes of the account in the browser', async () => {
  account = [second];
  await followAccount();
  expect(storeUnsentHomes()).toEqual([]);
  expect($savedHomes.get()).toEqual([]);
  localStorage.clear();
  storeUnsentHomes();
  expect(localStorage).toHaveLength(0);
});
