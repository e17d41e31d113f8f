import { expect, test, vi } from 'vitest';
import { sqliteRecordKeys } from '#src/server/adapters/sqlite/feeds/record-keys.ts';
import { creaAnalytics } from '#src/server/feeds/analytics/crea-analytics.ts';
import { type Disturbance, disturbedAnswer } from '#tests/support/feeds/disturbances.ts';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { aStore, DAY, sync } from '#tests/support/feeds/sync.ts';

const HOME = { mlsNumber: 'W100', boardId: 2 };
const VISITOR = { network: '198.51.100.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' };
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}-355$/;

/** CREA's analytics over the listings of a feed, with a network and a time of their own. */
async function anAnalytics(provider: 'ddf' | 'proptx' = 'ddf') {
  const server = resoServer([aRecord('100', { ListingKey: '12830763' }), aRecord('abc')]);
  const store = aStore();
  await sync(server, store.feeds, DAY, provider);
  const state = {
    day: '2026-11-27',
    nowMs: 0,
    disturbances: [] as Disturbance[],
    disturbance: undefined as Disturbance | undefined,
    requests: [] as { url: URL; init: RequestInit }[],
  };
  const warn = vi.fn<(sentence: string) => void>();
  const analytics = creaAnalytics({
    destinationId: '355',
    recordKeyOf: sqliteRecordKeys(store.db, ['ddf']),
    warn,
    clock: { now: () => new Date(`${state.day}T12:00:00Z`) },
    transport: async (url, init) => {
      state.requests.push({ url: new URL(url), init });
      const disturbance = state.disturbances.shift() ?? state.disturbance;
      return disturbedAnswer(disturbance) ?? new Response('<boolean>true</boolean>');
    },
    waiting: {
      sleep: async (ms) => {
        state.nowMs += ms;
      },
      random: () => 0.5,
      nowMs: () => state.nowMs,
    },
  });
  return { analytics, state, warn };
}

type Analytics = Awaited<ReturnType<typeof anAnalytics>>;

const told = ({ state }: Analytics) =>
  state.requests.map(({ url }) => Object.fromEntries(url.searchParams));
const areTold = (it: Analytics, count: number) =>
  vi.waitFor(() => expect(it.state.requests).toHaveLength(count));

test('reports a view by the CREA key of the listing, without data about the visitor', async () => {
  const it = await anAnalytics();
  it.analytics.onView(HOME, VISITOR);
  await areTold(it, 1);
  expect(told(it)).toEqual([
    {
      ListingID: '12830763',
      DestinationID: '355',
      EventType: 'view',
      UUID: expect.stringMatching(UUID),
    },
  ]);
  const [{ url, init }] = it.state.requests as [{ url: URL; init: RequestInit }];
  expect(url.origin + url.pathname).toBe('https://analytics.crea.ca/LogEvents.svc/LogEvents');
  expect(init).toMatchObject({ method: 'GET', redirect: 'manual' });
  expect(init.headers).toBeUndefined();
  expect(url.href).not.toMatch(/198\.51|Mozilla|IP=|Referral/);
  expect(it.warn).not.toHaveBeenCalled();
});

test('reports each lead under its own ID', async () => {
  const it = await anAnalytics();
  it.analytics.onLead(HOME);
  it.analytics.onLead(HOME);
  await areTold(it, 2);
  const [first, second] = told(it);
  expect(first).toMatchObject({ ListingID: '12830763', EventType: 'email_realtor' });
  expect(first?.['UUID']).toMatch(UUID);
  expect(second?.['UUID']).not.toBe(first?.['UUID']);
});

test('an ID is the same for one visitor, home and day, and differs otherwise', async () => {
  const it = await anAnalytics();
  const other = await anAnalytics();
  const idOf = async (from: Analytics, visitor = VISITOR) => {
    from.analytics.onView(HOME, visitor);
    await areTold(from, from.state.requests.length + 1);
    return told(from).at(-1)?.['UUID'];
  };
  const id = await idOf(it);
  expect(await idOf(it)).toBe(id);
  const ids = [
    id,
    await idOf(it, { ...VISITOR, network: '198.51.100.8' }),
    await idOf(it, { ...VISITOR, userAgent: 'another browser' }),
    await idOf(other),
  ];
  it.state.day = '2026-11-28';
  ids.push(await idOf(it));
  it.state.day = '2026-11-27';
  ids.push(await idOf(it));
  expect(new Set(ids).size).toBe(ids.length);
});

test('reports no listings of other feeds, unknown listings or non-numeric keys', async () => {
  const ddf = await anAnalytics();
  for (const mlsNumber of ['W999', 'Wabc'])
    ddf.analytics.onView({ mlsNumber, boardId: 2 }, VISITOR);
  ddf.analytics.onLead({ ...HOME, boardId: 86 });
  const other = await anAnalytics('proptx');
  other.analytics.onView(HOME, VISITOR);
  ddf.analytics.onView(HOME, VISITOR);
  await areTold(ddf, 1);
  expect([...told(ddf), ...told(other)]).toMatchObject([{ ListingID: '12830763' }]);
});

test('retries transient failures and gives up after six attempts', async () => {
  const it = await anAnalytics();
  it.state.disturbances = [503, 'cut', { status: 429, retryAfter: '5' }];
  it.analytics.onView(HOME, VISITOR);
  await areTold(it, 4);
  expect(new Set(told(it).map(({ UUID: id }) => id)).size).toBe(1);
  it.state.requests = [];
  it.state.disturbance = 'cut';
  it.analytics.onView(HOME, VISITOR);
  await vi.waitFor(() => expect(it.warn).toHaveBeenCalled());
  expect(it.state.requests).toHaveLength(6);
});

test('warns once about consecutive failures, until a request succeeds again', async () => {
  const it = await anAnalytics();
  it.state.disturbance = 403;
  for (let count = 1; count <= 3; count += 1) {
    it.analytics.onView(HOME, VISITOR);
    await areTold(it, count);
  }
  await vi.waitFor(() =>
    expect(it.warn.mock.calls).toEqual([
      ['CREA’s analytics are missing views and leads: The status of the response was 403.'],
    ]),
  );
  it.state.disturbance = undefined;
  it.analytics.onView(HOME, VISITOR);
  await areTold(it, 4);
  it.state.disturbance = 403;
  it.analytics.onView(HOME, VISITOR);
  await vi.waitFor(() => expect(it.warn).toHaveBeenCalledTimes(2));
});

test('drops views beyond five hundred waiting and spaces its requests', async () => {
  const it = await anAnalytics();
  for (let count = 0; count < 600; count += 1) it.analytics.onView(HOME, VISITOR);
  expect(it.warn.mock.calls).toEqual([
    ['CREA’s analytics are missing views and leads: Too many reports are waiting to be sent.'],
  ]);
  await areTold(it, 500);
  expect(it.state.nowMs).toBeGreaterThanOrEqual(499 * 100);
  it.analytics.onView(HOME, VISITOR);
  await areTold(it, 501);
});
