import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { pinFace } from '#src/ui/map/pin-face.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';

const at = { lat: 43.7, lng: -79.4 };
const pinOf = (listing: ReturnType<typeof aSummary>) =>
  ({ kind: 'listing', id: 'C1-2', at, listing }) as const;
const nothing = {
  amounts: 'price' as const,
  visitedKeys: new Set<string>(),
  savedKeys: new Set<string>(),
};

test('a home on the market is its price', () => {
  const face = pinFace(pinOf(aSummary({ listPrice: 899_000 })), nothing, DEFAULT_LOCALE);
  expect(face).toMatchObject({ label: '$899K', look: 'price' });
});

test('a sold home is what it was sold for, and is told apart in look and name', () => {
  const sold = aSummary({ status: 'U', lastStatus: 'Sld', listPrice: 899_000, soldPrice: 910_000 });
  const face = pinFace(pinOf(sold), nothing, DEFAULT_LOCALE);
  expect(face).toMatchObject({ label: '$910K', look: 'closed' });
  expect(face.name).toMatch(/^Sold, \$910K, /);
});

test('a home that was opened says so', () => {
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

test('a home that is kept is told apart in look and name', () => {
  const savedKeys = new Set(['C1-2']);
  const face = pinFace(
    pinOf(aSummary({ mlsNumber: 'C1' })),
    { ...nothing, savedKeys: savedKeys },
    DEFAULT_LOCALE,
  );
  expect(face).toMatchObject({ isSaved: true });
  expect(face.name).toMatch(/, saved$/);
});

test('a pin says what a home costs a month where that is wanted and known', () => {
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
