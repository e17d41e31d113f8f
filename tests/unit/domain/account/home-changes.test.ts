import { expect, test } from 'vitest';
import { currentHome, homeChanges, type HomeState } from '#src/domain/account/home-changes.ts';

const offered: HomeState = { market: 'offered', priceDollars: 800_000 };

const now = (lastStatus: string, listPrice = 800_000, changes: object = {}) =>
  currentHome({
    type: 'Sale',
    lastStatus,
    listPrice,
    soldPrice: null,
    soldDate: null,
    ...changes,
  });

test('an unchanged home has no changes, whatever its offered status code', () => {
  expect(homeChanges(offered, now('New'))).toEqual([]);
  expect(homeChanges(offered, now('Ext'))).toEqual([]);
});

test('a different asking price is a change, up or down', () => {
  const price = { kind: 'price', fromDollars: 800_000 };
  expect(homeChanges(offered, now('Pc', 780_000))).toEqual([{ ...price, toDollars: 780_000 }]);
  expect(homeChanges(offered, now('Pc', 820_000))).toEqual([{ ...price, toDollars: 820_000 }]);
});

test('a closed home reports its sold price where known, and no asking price', () => {
  const sold = { soldPrice: 755_000, soldDate: '2026-10-14T00:00:00.000Z' };
  expect(now('Sld', 780_000, sold).soldDay).toBe('2026-10-14');
  expect(homeChanges(offered, now('Sld', 780_000, sold))).toEqual([
    { kind: 'closed', deal: 'Sale', priceDollars: 755_000 },
  ]);
  expect(homeChanges(offered, now('Lsd', 2000, { type: 'Lease' }))).toEqual([
    { kind: 'closed', deal: 'Lease', priceDollars: null },
  ]);
});

test('an earlier sold price and date of a relisted home are ignored', () => {
  const earlier = { soldPrice: 755_000, soldDate: '2020-01-01' };
  expect(now('New', 800_000, earlier)).toMatchObject({ soldDollars: null, soldDay: null });
});

test('a conditional sale is reported, and a return from it with its price change', () => {
  expect(homeChanges(offered, now('Sc'))).toEqual([{ kind: 'conditional', deal: 'Sale' }]);
  expect(homeChanges({ ...offered, market: 'conditional' }, now('Pc', 790_000))).toEqual([
    { kind: 'offered' },
    { kind: 'price', fromDollars: 800_000, toDollars: 790_000 },
  ]);
});

test('a home without an active listing is reported as ended, once', () => {
  expect(homeChanges(offered, undefined)).toEqual([{ kind: 'ended' }]);
  expect(homeChanges(offered, now('Ter', 700_000))).toEqual([{ kind: 'ended' }]);
  expect(homeChanges({ ...offered, market: 'ended' }, undefined)).toEqual([]);
});
