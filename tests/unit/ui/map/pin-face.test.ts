import { expect, test } from 'vitest';
import type { SearchResult } from '#src/contract/listings/listing.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { pinClassName, pinFace } from '#src/ui/map/pin-face.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';

const at = { lat: 43.7, lng: -79.4 };
const pinOf = (listing: SearchResult) => ({ kind: 'listing', id: 'C1-2', at, listing }) as const;
const aCircle = (counts: { count: number; closedCount: number }) => {
  const bounds = { north: 43.8, south: 43.6, east: -79.3, west: -79.5 };
  return { kind: 'cluster', id: 'x', at, restrictedCount: 0, keys: [], bounds, ...counts } as const;
};
const nothing = {
  amounts: 'price' as const,
  visitedKeys: new Set<string>(),
  savedKeys: new Set<string>(),
  today: '2026-10-15',
};

test('a home for sale shows its list price', () => {
  const face = pinFace(pinOf(aSummary({ listPrice: 899_000 })), nothing, DEFAULT_LOCALE);
  expect(face).toMatchObject({ label: '$899K', look: 'price' });
});

test('a sold home shows its sold price with a distinct look and name', () => {
  const sold = aSummary({ status: 'U', lastStatus: 'Sld', listPrice: 899_000, soldPrice: 910_000 });
  const face = pinFace(pinOf(sold), nothing, DEFAULT_LOCALE);
  expect(face).toMatchObject({ label: '$910K', look: 'closed' });
  expect(face.name).toMatch(/^Sold, \$910K, /);
});

test('a visited home is marked in its state and name', () => {
  const face = pinFace(
    pinOf(aSummary({ mlsNumber: 'C1' })),
    {
      ...nothing,
      visitedKeys: new Set(['C1-2']),
    },
    DEFAULT_LOCALE,
  );
  expect(face).toMatchObject({ isVisited: true });
  expect(face.name).toContain('already opened');
});

test('a saved home is marked in its state and name', () => {
  const savedKeys = new Set(['C1-2']);
  const face = pinFace(
    pinOf(aSummary({ mlsNumber: 'C1' })),
    { ...nothing, savedKeys: savedKeys },
    DEFAULT_LOCALE,
  );
  expect(face).toMatchObject({ isSaved: true });
  expect(face.name).toMatch(/, saved$/);
});

test('a pin shows the monthly cost where it is chosen and known', () => {
  const monthlyCost = {
    totalDollars: 3184,
    paymentDollars: 2731,
    downDollars: 61_525,
    taxesIncluded: true,
    feesIncluded: true,
  };
  const home = { ...aSummary({ listPrice: 599_000 }), monthlyCost };
  const monthly = { ...nothing, amounts: 'monthly' as const };
  expect(pinFace(pinOf(home), monthly, DEFAULT_LOCALE)).toMatchObject({
    label: '$3,184',
    name: expect.stringMatching(/^\$3,184 a month, /),
  });
  expect(pinFace(pinOf(home), nothing, DEFAULT_LOCALE).label).toBe('$599K');
  const unknown = aSummary({ listPrice: 599_000 });
  expect(pinFace(pinOf(unknown), monthly, DEFAULT_LOCALE).label).toBe('$599K');
});

test.each([
  ['new', { listDate: '2026-10-10' }, 'new', /, new$/],
  ['reduced', { lastStatus: 'Pc', originalPrice: 950_000 }, 'price-drop', /, price reduced$/],
  ['dearer', { lastStatus: 'Pc', originalPrice: 850_000 }, null, /^(?!.*reduced)/],
  ['older', {}, null, /^(?!.*new)/],
])('a listing that is %s has the matching mark and name', (_, change, mark, name) => {
  const home = aSummary({ listPrice: 899_000, listDate: '2026-07-01', ...change });
  const face = pinFace(pinOf(home), nothing, DEFAULT_LOCALE);
  expect(face.mark).toBe(mark);
  expect(face.name).toMatch(name);
});

test('an upcoming open house is the first mark, and a past one is ignored', () => {
  const home = aSummary({ listDate: '2026-10-10' });
  const unsaid = { startTime: null, endTime: null, type: null, status: null, TZ: null };
  const faceOn = (date: string) =>
    pinFace(pinOf({ ...home, openHouse: [{ date, ...unsaid }] }), nothing, DEFAULT_LOCALE);
  expect(faceOn('2026-10-15T00:00:00.000Z')).toMatchObject({ mark: 'open-house' });
  expect(faceOn('2026-10-15T00:00:00.000Z').name).toMatch(/, open house, new$/);
  expect(faceOn('2026-10-14T00:00:00.000Z')).toMatchObject({ mark: 'new' });
});

test('a sold home has no listing mark', () => {
  const sold = aSummary({ status: 'U', lastStatus: 'Sld', listDate: '2026-10-14' });
  expect(pinFace(pinOf(sold), nothing, DEFAULT_LOCALE)).toMatchObject({ mark: null });
});

test('a cluster shows its sold homes separately', () => {
  const faceOf = (closedCount: number) =>
    pinFace(aCircle({ count: 12, closedCount }), nothing, DEFAULT_LOCALE);
  expect(faceOf(0)).toMatchObject({ look: 'cluster', label: '12', closedLabel: null });
  expect(faceOf(5)).toMatchObject({ look: 'mixed', label: '7', closedLabel: '5' });
  expect(faceOf(5).name).toBe('12 homes. Zoom in to see them. 5 of them no longer on the market.');
  expect(faceOf(12)).toMatchObject({ look: 'closed-cluster', label: '12', closedLabel: null });
});

test('the class names of a pin state its look, its mark and its visited and saved states', () => {
  const home = aSummary({ mlsNumber: 'C1', listDate: '2026-10-14' });
  const marks = { ...nothing, visitedKeys: new Set(['C1-2']), savedKeys: new Set(['C1-2']) };
  expect(pinClassName(pinFace(pinOf(home), marks, DEFAULT_LOCALE))).toBe(
    'map-pin map-pin-price has-new is-visited is-saved',
  );
});
