import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { type Connection, connectHttp } from '#src/clients/http.ts';
import { TREND_CITIES, type TrendPlace } from '#src/domain/market/trends/trend-place.ts';
import { readTrends, type TrendsRequest } from '#src/domain/market/trends/trends-request.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { $route } from '#src/stores/shell/route.ts';
import { findTrendPlace } from '#src/stores/market/trend-places.ts';
import {
  $trends,
  $trendsRequest,
  reloadTrends,
  showTrends,
  setTrends,
} from '#src/stores/market/trends.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';
import { transportTo } from '#tests/support/app/transport.ts';
import { aSale } from '#tests/support/listings/sales.ts';
import { aMarket } from '#tests/support/market/trends.ts';

let app: FastifyInstance;
let leave: () => void;

const [toronto, mississauga] = TREND_CITIES as readonly [TrendPlace, TrendPlace];
const requestOf = (place: TrendPlace): TrendsRequest => ({
  ...readTrends(new URLSearchParams()),
  places: [place],
});
const shownPlace = () => currentValue($trends.get())?.[0]?.place.name;

beforeAll(async () => {
  ({ app } = await aRealtyApp(['S1', 'S2'].map((mlsNumber) => aSale({ mlsNumber }))));
});
afterAll(() => app.close());

beforeEach(() => {
  window.history.replaceState(null, '', '/real-estate/trends');
  $route.set({ path: '/real-estate/trends', query: '' });
  connectHttp(transportTo(app));
  setTrends(requestOf(toronto), [aMarket()]);
  leave = $trends.listen(() => undefined);
});
afterEach(() => {
  leave();
  connectHttp(undefined);
});

test('trends rendered with the page are shown without a request', async () => {
  const seenKinds: string[] = [];
  connectHttp(transportTo(app, seenKinds));
  expect($trends.get()).toEqual({ kind: 'ready', value: [aMarket()] });
  expect(seenKinds).toEqual([]);
});

test('another market replaces the old one once it is loaded', async () => {
  showTrends(requestOf(mississauga));
  expect($trends.get()).toMatchObject({ kind: 'loading', last: [aMarket()] });
  expect($route.get().query).toBe('?place=on/mississauga');
  await vi.waitFor(() => expect($trends.get().kind).toBe('ready'));
  expect(shownPlace()).toBe('Mississauga');
});

/** A connection whose answers wait until they are released. */
function heldConnection() {
  const heldReplies: (() => void)[] = [];
  const aborted: string[] = [];
  const connection: Connection = async (url, init) => {
    init.signal?.addEventListener('abort', () => aborted.push(url));
    await new Promise<void>((resolve) => heldReplies.push(resolve));
    return transportTo(app)(url, init);
  };
  const letGo = () => {
    for (const run of heldReplies.splice(0)) run();
  };
  return { connection, aborted, letGo };
}

test('a later choice aborts the earlier request, whose answer is not shown', async () => {
  const { connection, aborted, letGo } = heldConnection();
  connectHttp(connection);
  showTrends(requestOf(mississauga));
  showTrends({ ...requestOf(mississauga), isOlder: true });
  expect(aborted.length).toBeGreaterThan(0);
  letGo();
  await vi.waitFor(() => {
    letGo();
    expect($trends.get().kind).toBe('ready');
  });
  expect(currentValue($trends.get())?.[0]?.months).toHaveLength(25);
});

test('a failure keeps the shown market, and the requested one can be reloaded', async () => {
  connectHttp(async () => new Response('', { status: 503 }));
  showTrends(requestOf(mississauga));
  await vi.waitFor(() => expect($trends.get().kind).toBe('failed'));
  expect(shownPlace()).toBe('Toronto');
  connectHttp(transportTo(app));
  reloadTrends();
  await vi.waitFor(() => expect($trends.get().kind).toBe('ready'));
  expect(shownPlace()).toBe('Mississauga');
});

test('a chosen place keeps its name when its address is read again', () => {
  const catharines = { ...toronto, citySlug: 'st-catharines', name: 'St. Catharines' };
  showTrends(requestOf(catharines));
  expect($trendsRequest.get().places[0].name).toBe('St. Catharines');
});

test('a place is found by name, and an unknown name finds nothing', async () => {
  expect((await findTrendPlace('toronto'))?.name).toBe('Toronto');
  expect(await findTrendPlace('zzqqkx')).toBeUndefined();
  connectHttp(async () => new Response('', { status: 503 }));
  expect(await findTrendPlace('ottawa')).toBeUndefined();
});
