import { cleanStores } from 'nanostores';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { storeViewedHome, VIEWED_KEY, VIEWED_LIMIT } from '#src/stores/listing/viewed-entries.ts';
import {
  $viewedHomes,
  clearViewedHomes,
  readViewedHomes,
} from '#src/stores/listing/viewed-homes.ts';
import { signOut } from '#src/stores/session/session.ts';
import { aRealtyApp } from '#tests/support/app/realty-app.ts';
import { transportTo } from '#tests/support/app/transport.ts';
import { aRecord } from '#tests/support/listings/listings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await aRealtyApp([
    aRecord({ mlsNumber: 'C1' }),
    aRecord({
      mlsNumber: 'C2',
      status: 'U',
      lastStatus: 'Sld',
      soldDate: '2026-09-01',
      soldPrice: 1,
    }),
  ]));
});
afterAll(() => app.close());
beforeEach(() => connectHttp(transportTo(app)));
afterEach(() => {
  cleanStores($viewedHomes);
  localStorage.clear();
  connectHttp(undefined);
});

const keys = () => readViewedHomes().map(({ mlsNumber, boardId }) => `${mlsNumber}-${boardId}`);

test('the latest viewed home comes first and is listed once', () => {
  for (const mlsNumber of ['C1', 'C2', 'C1']) storeViewedHome({ mlsNumber, boardId: 2 });
  storeViewedHome({ mlsNumber: 'C1', boardId: 9 });
  expect(keys()).toEqual(['C1-9', 'C1-2', 'C2-2']);
});

test('the home viewed first is dropped when the limit is exceeded', () => {
  for (let i = 0; i <= VIEWED_LIMIT; i += 1) storeViewedHome({ mlsNumber: `C${i}`, boardId: 2 });
  expect(keys()).toHaveLength(VIEWED_LIMIT);
  expect(keys().at(-1)).toBe('C1-2');
});

test('expired and invalid entries are ignored', () => {
  const now = Date.now();
  const lines = [
    `${now} C1 2`,
    `${now - 61 * DAY_MS} C2 2`,
    `${now + 61 * DAY_MS} C3 2`,
    `${now} C4 none`,
    `${now} <b> 2`,
    `soon C5 2`,
    '',
    '[{"mlsNumber":"C6"}]',
  ];
  localStorage.setItem(VIEWED_KEY, lines.join('\n'));
  expect(keys()).toEqual(['C1-2']);
});

test('viewed homes are shown in their current state, and a missing one is forgotten', async () => {
  for (const mlsNumber of ['C1', 'GONE1', 'C2']) storeViewedHome({ mlsNumber, boardId: 2 });
  $viewedHomes.listen(() => undefined);
  await vi.waitFor(() => expect($viewedHomes.get().kind).toBe('ready'));
  expect($viewedHomes.get()).toMatchObject({
    value: [
      { mlsNumber: 'C2', status: 'U' },
      { mlsNumber: 'C1', status: 'A' },
    ],
  });
  expect(keys()).toEqual(['C2-2', 'C1-2']);
});

test('a failed request forgets no viewed homes', async () => {
  connectHttp(() => Promise.reject(new Error('no connection')));
  storeViewedHome({ mlsNumber: 'C1', boardId: 2 });
  $viewedHomes.listen(() => undefined);
  await vi.waitFor(() => expect($viewedHomes.get().kind).toBe('failed'));
  expect(keys()).toEqual(['C1-2']);
});

test('viewed homes can be cleared and restored', async () => {
  storeViewedHome({ mlsNumber: 'C1', boardId: 2 });
  $viewedHomes.listen(() => undefined);
  await vi.waitFor(() => expect($viewedHomes.get()).toMatchObject({ value: { length: 1 } }));
  const undo = clearViewedHomes();
  expect(localStorage.getItem(VIEWED_KEY)).toBeNull();
  await vi.waitFor(() => expect($viewedHomes.get()).toMatchObject({ value: { length: 0 } }));
  undo();
  await vi.waitFor(() => expect($viewedHomes.get()).toMatchObject({ value: { length: 1 } }));
  expect(keys()).toEqual(['C1-2']);
});

test('a log-out in this tab forgets and empties the viewed homes', async () => {
  storeViewedHome({ mlsNumber: 'C1', boardId: 2 });
  $viewedHomes.listen(() => undefined);
  await vi.waitFor(() => expect($viewedHomes.get()).toMatchObject({ value: { length: 1 } }));
  await signOut();
  expect(localStorage.getItem(VIEWED_KEY)).toBeNull();
  await vi.waitFor(() => expect($viewedHomes.get()).toMatchObject({ value: { length: 0 } }));
});

test('a log-out in another tab empties the viewed homes', async () => {
  storeViewedHome({ mlsNumber: 'C1', boardId: 2 });
  $viewedHomes.listen(() => undefined);
  await vi.waitFor(() => expect($viewedHomes.get()).toMatchObject({ value: { length: 1 } }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await vi.waitFor(() => expect($viewedHomes.get()).toMatchObject({ value: { length: 0 } }));
});
