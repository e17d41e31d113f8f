import { cleanStores } from 'nanostores';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { connectPool } from '#src/clients/identity/pool.ts';
import { $focusedListing, focusListing } from '#src/stores/listing/listing.ts';
import { $pins, $viewSearch } from '#src/stores/search/pins/pins.ts';
import { $results } from '#src/stores/search/panel/results.ts';
import { $bounds, $view } from '#src/stores/search/settings.ts';
import { $session, fetchSession, signOut } from '#src/stores/session/session.ts';
import { $termsAcceptances } from '#src/stores/session/signed-in.ts';
import { logIn } from '#src/stores/session/accounts.ts';
import { anApp } from '#tests/support/app/app.ts';
import { aBrowser } from '#tests/support/accounts/browser-session.ts';
import { addUser, PASSWORD } from '#tests/support/accounts/identity/identity.ts';
import { ourPool } from '#tests/support/accounts/identity/pool.ts';
import { aRecord } from '#tests/support/listings/listings.ts';
import { transportTo } from '#tests/support/app/transport.ts';

const EMAIL = 'ada@example.test';
const HOME = { mlsNumber: 'C1', boardId: 2, lat: 43.65, lng: -79.4 };

type SentRequest = { readonly path: string; readonly isSigned: boolean };

let service: Awaited<ReturnType<typeof ourPool>>;
let app: Awaited<ReturnType<typeof anApp>>;
let browser: ReturnType<typeof aBrowser>;
let requests: SentRequest[];
let stops: (() => void)[];

beforeAll(async () => {
  service = await ourPool({ revealsAccounts: true });
  connectPool(service.pool);
  addUser(service.identity, EMAIL);
  const { lat: latitude, lng: longitude, ...home } = HOME;
  app = await anApp([aRecord({ ...home, map: { latitude, longitude } })]);
});
afterAll(async () => {
  await service.pool.close();
  await app.close();
});

beforeEach(() => {
  browser = aBrowser();
  requests = [];
  $pins.set({ kind: 'idle' });
  focusListing(null);
  const send = transportTo(app);
  connectHttp(async (url, init) => {
    const isSigned = new Headers(init.headers).has('authorization');
    requests.push({ path: new URL(url, 'http://localhost').pathname, isSigned });
    return send(url, init);
  });
  stops = [$session.subscribe(() => undefined)];
});
afterEach(async () => {
  await signOut();
  for (const stop of stops) stop();
  cleanStores($session, $pins, $results, $focusedListing, $viewSearch);
  connectHttp(undefined);
  vi.unstubAllGlobals();
});

/** A tab on the map without a session, while the storage shared by the tabs holds tokens. */
async function aTabBeforeTheOtherLogsIn(): Promise<void> {
  expect(await logIn(EMAIL, PASSWORD)).toEqual({ ok: true, value: 'signed-in' });
  browser.cookies.set('activeSession', 'false');
  await fetchSession();
}

function openMap(): void {
  stops.push(
    $pins.listen(() => undefined),
    $results.listen(() => undefined),
  );
  stops.push($focusedListing.listen(() => undefined));
  $view.set({ center: { lat: 43.65, lng: -79.4 }, zoom: 12 });
  $bounds.set({ north: 44, south: 43, east: -79, west: -80 });
  focusListing(HOME);
}

async function asksFor(isSigned: boolean): Promise<void> {
  const paths = ['/api/realty/listings', '/api/realty/listings', '/api/realty/listings/C1'];
  await vi.waitFor(
    () => expect(requests.map(({ path }) => path).toSorted()).toEqual(paths),
    10_000,
  );
  expect(requests.map((each) => each.isSigned)).toEqual([isSigned, isSigned, isSigned]);
  await vi.waitFor(() => expect($focusedListing.get().kind).toBe('ready'));
  requests = [];
}

const lookAgain = () => browser.page.dispatchEvent(new Event('visibilitychange'));

test('pins, list and card are requested with the token once another tab logs in', async () => {
  await aTabBeforeTheOtherLogsIn();
  openMap();
  await asksFor(false);
  browser.cookies.set('activeSession', 'true');
  lookAgain();
  await asksFor(true);
  expect($session.get().kind).toBe('active');

  browser.cookies.set('activeSession', 'false');
  lookAgain();
  await asksFor(false);
});

test('requests made while the session was unreadable are repeated with the token', async () => {
  await aTabBeforeTheOtherLogsIn();
  $session.set({ kind: 'inactive', error: { kind: 'unreachable' } });
  openMap();
  await asksFor(false);
  browser.cookies.set('activeSession', 'true');
  await fetchSession();
  await asksFor(true);
});

test('pins, list and card are requested again once the boards’ terms are accepted', async () => {
  await aTabBeforeTheOtherLogsIn();
  browser.cookies.set('activeSession', 'true');
  await fetchSession();
  openMap();
  await asksFor(true);
  $termsAcceptances.set($termsAcceptances.get() + 1);
  await asksFor(true);
});
