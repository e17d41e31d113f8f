import { fetchAuthSession } from '@aws-amplify/auth';
import { cleanStores } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call as callApi, connectHttp } from '#src/clients/http.ts';
import { connectPool } from '#src/clients/identity/pool.ts';
import { REFRESH_AFTER_MS } from '#src/domain/account/auth/session.ts';
import {
  $applicationState,
  markModalSeen,
  rememberPartner,
} from '#src/stores/application/state.ts';
import { LEAD_QUEUE_KEY, LEAD_WAITS_KEY } from '#src/stores/lead/keys.ts';
import { $session, fetchSession, signOut } from '#src/stores/session/session.ts';
import {
  confirmAndLogIn,
  createAccount,
  logIn,
  requestReset,
  resetAndLogIn,
} from '#src/stores/session/accounts.ts';
import { aBrowser } from '#tests/support/accounts/browser-session.ts';
import { addUser, call, codeFor, PASSWORD } from '#tests/support/accounts/identity/identity.ts';
import { ourPool } from '#tests/support/accounts/identity/pool.ts';

type Service = Awaited<ReturnType<typeof ourPool>>;

let service: Service;
let browser: ReturnType<typeof aBrowser>;
let stop: () => void;
let madeCount = 0;

beforeAll(async () => {
  service = await ourPool({ revealsAccounts: true });
  connectPool(service.pool);
});
afterAll(() => service.pool.close());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  browser = aBrowser();
  stop = $session.subscribe(() => undefined);
});
afterEach(async () => {
  await signOut();
  stop();
  cleanStores($session);
  connectHttp(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function newAddress(): string {
  madeCount += 1;
  return `person-${madeCount}@example.test`;
}

async function someoneIn(): Promise<string> {
  const email = newAddress();
  addUser(service.identity, email);
  expect(await logIn(email, PASSWORD)).toEqual({ ok: true, value: 'signed-in' });
  return email;
}

const active = (email: string) => ({ kind: 'active', user: expect.objectContaining({ email }) });

test('a log-in makes the session active and sets the flag', async () => {
  const email = await someoneIn();
  expect($session.get()).toMatchObject(active(email));
  expect(browser.cookies.get('activeSession')).toBe('true');
});

test('a new customer confirms the email address with a code and is logged in', async () => {
  const email = newAddress();
  const form = { name: { first: 'Ada', last: 'Okafor' }, email };
  const passwords = { password: PASSWORD, passwordConfirm: PASSWORD };
  expect(await createAccount({ ...form, ...passwords })).toEqual({ ok: true, value: 'needs-code' });
  expect(await logIn(email, PASSWORD)).toEqual({ ok: true, value: 'needs-code' });
  const credentials = { email, password: PASSWORD };
  expect(await confirmAndLogIn(credentials, '000000')).toEqual({
    ok: false,
    error: { kind: 'code-mismatch' },
  });
  const code = codeFor(service.identity, email);
  expect(await confirmAndLogIn(credentials, code)).toEqual({ ok: true, value: 'signed-in' });
  expect($session.get()).toMatchObject({ user: { givenName: 'Ada', familyName: 'Okafor' } });
  expect(await createAccount({ ...form, ...passwords })).toEqual({
    ok: false,
    error: { kind: 'username-exists' },
  });
});

test('a reset of a forgotten password sets a new one and logs in', async () => {
  const email = newAddress();
  addUser(service.identity, email);
  await requestReset(email);
  const password = 'Battery-Staple-2';
  const code = codeFor(service.identity, email);
  expect(await resetAndLogIn({ email, password }, code)).toEqual({ ok: true, value: 'signed-in' });
  expect($session.get()).toMatchObject(active(email));
});

test('a wrong password and an unknown email address differ where the pool reveals them', async () => {
  const email = newAddress();
  addUser(service.identity, email);
  expect(await logIn(email, 'Wrong-Horse-1')).toMatchObject({ error: { kind: 'not-authorized' } });
  expect(await logIn(newAddress(), PASSWORD)).toMatchObject({ error: { kind: 'user-not-found' } });
  expect($session.get()).toEqual({ kind: 'anonymous' });
});

test('a tab that lost its flag switches to the next account that logs in', async () => {
  await someoneIn();
  browser.cookies.delete('activeSession');
  const second = newAddress();
  addUser(service.identity, second);
  expect(await logIn(second, PASSWORD)).toEqual({ ok: true, value: 'signed-in' });
  expect($session.get()).toMatchObject(active(second));
});

test('a page with the flag restores the session, and without it is anonymous', async () => {
  const email = await someoneIn();
  $session.set({ kind: 'anonymous' });
  await fetchSession();
  expect($session.get()).toMatchObject(active(email));
  browser.cookies.set('activeSession', 'false');
  await fetchSession();
  expect($session.get()).toEqual({ kind: 'anonymous' });
});

test('calls send the identity token, except those without authentication', async () => {
  const sentTokens: (string | null)[] = [];
  connectHttp(async (_url, init) => {
    sentTokens.push(new Headers(init.headers).get('authorization'));
    return new Response('{}');
  });
  const endpoint = { method: 'GET', path: '/api/x', reply: z.unknown() } as const;
  await callApi(endpoint, {});
  await someoneIn();
  await callApi(endpoint, {});
  await callApi({ ...endpoint, noAuth: true }, {});
  const session = $session.get();
  const token = session.kind === 'active' ? session.user.idToken : '';
  expect(sentTokens).toEqual([null, `Bearer ${token}`, null]);
});

test('logging out clears everything and calls back after a tenth of a second', async () => {
  await someoneIn();
  browser.local.setItem('realty:saved', '[]');
  browser.session.setItem('realty:seed', '1');
  const onDone = vi.fn();
  await signOut(onDone);
  const toldAt = performance.now();
  expect(onDone).not.toHaveBeenCalled();
  expect($session.get()).toEqual({ kind: 'anonymous' });
  expect([browser.local.length, browser.session.length]).toEqual([0, 0]);
  expect(browser.cookies.get('activeSession')).toBe('false');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(performance.now() - toldAt).toBeGreaterThan(80);
  expect((await fetchAuthSession()).tokens).toBeUndefined();
});

const WAITING = JSON.stringify([
  { idempotencyKey: 'a-key-of-a-lead', body: { message: 'Call me' }, keptAtMs: Date.now() },
]);

/** Someone who is logged in, with a message waiting to be sent. */
async function someoneWaiting(): Promise<void> {
  vi.stubGlobal('window', { localStorage: browser.local, sessionStorage: browser.session });
  await someoneIn();
  browser.local.setItem(LEAD_QUEUE_KEY, WAITING);
  browser.local.setItem('realty:saved', '[]');
}

test('logging out sends a queued lead and then clears everything', async () => {
  const keys: (string | null)[] = [];
  connectHttp(async (_url, init) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return Response.json({ receipt: 'LW-AAAAA-AAAAA' });
  });
  await someoneWaiting();
  await signOut();
  expect(keys).toEqual(['a-key-of-a-lead']);
  expect([browser.local.length, browser.session.length]).toEqual([0, 0]);
});

test('logging out keeps only a lead that cannot be sent', async () => {
  connectHttp(async () => {
    throw new TypeError('Failed to fetch');
  });
  await someoneWaiting();
  await signOut();
  expect(JSON.parse(browser.local.getItem(LEAD_QUEUE_KEY) ?? '')).toEqual(JSON.parse(WAITING));
  expect(browser.local.length).toBe(1);
  expect(browser.session.getItem(LEAD_WAITS_KEY)).toBe('1');
  browser.local.clear();
});

test('logging in keeps the partner, and logging out clears it', async () => {
  vi.stubGlobal('window', { localStorage: browser.local, sessionStorage: browser.session });
  markModalSeen('exit-offer');
  rememberPartner('FRIEND-7');
  await someoneIn();
  expect($applicationState.get()).toEqual({ partner: { code: 'FRIEND-7' } });
  await signOut();
  expect($applicationState.get()).toEqual({});
});

test('a session is refreshed every twenty minutes', async () => {
  service.identity.advance(-60_000);
  const email = await someoneIn();
  service.identity.advance(60_000);
  const before = $session.get();
  vi.advanceTimersByTime(REFRESH_AFTER_MS - 1000);
  expect($session.get()).toEqual(before);
  vi.advanceTimersByTime(1000);
  await vi.waitFor(() => expect($session.get()).not.toEqual(before));
  expect($session.get()).toMatchObject(active(email));

  // The session ends elsewhere: the next refresh detects it.
  service.identity.advance(-60_000);
  await someoneIn();
  service.identity.advance(60_000);
  const { tokens } = await fetchAuthSession();
  await call(service.identity, 'GlobalSignOut', { AccessToken: String(tokens?.accessToken) });
  vi.advanceTimersByTime(REFRESH_AFTER_MS);
  await vi.waitFor(() => expect($session.get()).toEqual({ kind: 'anonymous' }));
  expect(browser.cookies.get('activeSession')).toBe('false');
});

test('an unreachable service makes the session inactive without logging out', async () => {
  service.identity.advance(-60_000);
  const email = await someoneIn();
  service.identity.advance(60_000);
  await service.pool.close();
  vi.advanceTimersByTime(REFRESH_AFTER_MS);
  await vi.waitFor(
    () => expect($session.get()).toEqual({ kind: 'inactive', error: { kind: 'unreachable' } }),
    5000,
  );
  expect(browser.cookies.get('activeSession')).toBe('true');
  await fetchSession();
  expect($session.get()).toMatchObject(active(email));
  service = await ourPool({ revealsAccounts: true });
  connectPool(service.pool);
});

test('log-in is refused where the browser blocks storage', async () => {
  const email = newAddress();
  addUser(service.identity, email);
  const blocked = vi.spyOn(browser.local, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  expect(await logIn(email, PASSWORD)).toEqual({ ok: false, error: { kind: 'storage-blocked' } });
  expect($session.get()).toEqual({ kind: 'anonymous' });
  blocked.mockRestore();
});
