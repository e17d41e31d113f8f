import { expect, test } from 'vitest';
import { changePercent, endOfListing, priceHistory } from '#src/domain/listing/price-history.ts';

type Entry = Parameters<typeof priceHistory>[0][number];

function anEntry(entry: Partial<Entry> & { expiryDate?: string | null } = {}): Entry {
  const { expiryDate = null, ...rest } = entry;
  return {
    type: 'Sale',
    lastStatus: 'New',
    listPrice: 500_000,
    soldPrice: null,
    listDate: '2026-09-01',
    soldDate: null,
    timestamps: { expiryDate },
    ...rest,
  };
}

const SOLD = anEntry({
  lastStatus: 'Sld',
  listPrice: 400_000,
  soldPrice: 380_000,
  listDate: '2019-03-01',
  soldDate: '2019-04-01',
});
const NOW = { type: 'Sale', today: '2026-10-15' } as const;
const day = (date: string) => Date.parse(date);

test('prices are listed in order, each with its change from the previous one', () => {
  const { events } = priceHistory([anEntry(), SOLD], NOW);
  expect(events.map(({ kind, priceDollars }) => [kind, priceDollars])).toEqual([
    ['listed', 400_000],
    ['closed', 380_000],
    ['listed', 500_000],
  ]);
  expect(events.map(({ changePercent: change }) => change && Math.round(change * 10) / 10)).toEqual(
    [null, -5, 31.6],
  );
});

test.each([
  ['that is offered', anEntry({ lastStatus: 'Pc' }), 'offered', '2026-10-15'],
  [
    'that has ended',
    anEntry({ lastStatus: 'Exp', expiryDate: '2026-09-20' }),
    'ended',
    '2026-09-20',
  ],
])('a listing %s at another price was listed at its first one', (_, entry, kind, end) => {
  const { steps, events } = priceHistory([{ ...entry, originalPrice: 550_000 }], NOW);
  expect(steps).toMatchObject([{ firstPriceDollars: 550_000, priceDollars: 500_000 }]);
  expect(events).toMatchObject([
    { kind: 'listed', atMs: day('2026-09-01'), priceDollars: 550_000, changePercent: null },
    { kind, atMs: day(end), priceDollars: 500_000 },
  ]);
  expect(events[1]?.changePercent).toBeCloseTo(-9.09, 2);
});

test('a sale after a price change follows the first price', () => {
  const { events } = priceHistory([{ ...SOLD, originalPrice: 420_000 }], NOW);
  expect(events.map(({ kind, priceDollars }) => [kind, priceDollars])).toEqual([
    ['listed', 420_000],
    ['closed', 380_000],
  ]);
});

test('an active listing extends to today, whatever its expiry date', () => {
  const running = anEntry({ expiryDate: '2027-03-01' });
  expect(endOfListing(running)).toBeUndefined();
  expect(priceHistory([running], NOW).steps).toEqual([
    {
      ...{ fromMs: day('2026-09-01'), toMs: day('2026-10-15') },
      ...{ firstPriceDollars: 500_000, priceDollars: 500_000 },
    },
  ]);
});

test.each([
  ['sold', SOLD, '2019-04-01'],
  ['sold conditionally', anEntry({ lastStatus: 'Sc', expiryDate: '2026-12-01' }), undefined],
  ['expired', anEntry({ lastStatus: 'Exp', expiryDate: '2026-03-01' }), '2026-03-01'],
  ['taken off the market', anEntry({ lastStatus: 'Ter', expiryDate: '2026-02-01' }), '2026-02-01'],
  ['expired on an unknown day', anEntry({ lastStatus: 'Exp' }), undefined],
])('a listing that is %s has the right end date', (_, entry, end) => {
  expect(endOfListing(entry)).toBe(end);
});

test('rents and sale prices are separate, and entries without a price or date are dropped', () => {
  const lease = anEntry({ type: 'Lease', lastStatus: 'Lsd', listPrice: 2500 });
  const broken = [anEntry({ listPrice: 0 }), anEntry({ listDate: 'soon' })];
  expect(priceHistory([SOLD, lease, ...broken], NOW).events).toHaveLength(2);
  expect(priceHistory([SOLD, lease], { ...NOW, type: 'Lease' }).events).toHaveLength(1);
});

test('a sale with a hidden price is not an event', () => {
  const { events } = priceHistory([{ ...SOLD, soldPrice: null }], NOW);
  expect(events.map(({ kind }) => kind)).toEqual(['listed']);
});

test('a percentage change needs a previous price', () => {
  expect(changePercent(200, 250)).toBe(25);
  expect(changePercent(0, 250)).toBeNull();
  expect(changePercent(null, 250)).toBeNull();
});
