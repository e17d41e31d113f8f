import { expect, test } from 'vitest';
import { LAST_STATUSES, type LastStatus } from '#src/contract/listings/listing.ts';
import {
  CLOSED_STATUSES,
  isClosed,
  isConditional,
  isOffered,
  marketStateOf,
  OFFERED_STATUSES,
  priceOf,
} from '#src/domain/listing/status/status.ts';

test.each([
  ['offered', ['New', 'Pc', 'Ext', 'Dft', 'Cs']],
  ['conditional', ['Sc', 'Sce', 'Lc', 'Lce']],
  ['closed', ['Sld', 'Lsd']],
  ['ended', ['Exp', 'Sus', 'Ter']],
] satisfies [string, LastStatus[]][])('%s listings are those with the codes %j', (state, codes) => {
  expect(LAST_STATUSES.filter((code) => marketStateOf(code) === state).toSorted()).toEqual(
    codes.toSorted(),
  );
});

test('every findable status code is in exactly one search, offered or closed', () => {
  const searches = [
    ...OFFERED_STATUSES,
    ...Object.values(CLOSED_STATUSES).flatMap(({ closed, conditional }) => [
      ...closed,
      ...conditional,
    ]),
  ];
  expect(searches.toSorted()).toEqual(
    LAST_STATUSES.filter((code) => marketStateOf(code) !== 'ended').toSorted(),
  );
  expect(OFFERED_STATUSES.every(isOffered)).toBe(true);
  expect(CLOSED_STATUSES.sale.conditional.every(isConditional)).toBe(true);
  expect(CLOSED_STATUSES.lease.closed.every(isClosed)).toBe(true);
});

test.each([
  ['Sld', 500_000, 480_000, 480_000],
  ['Sld', 500_000, null, 500_000],
  ['Sld', '500000.00', '0.00', 500_000],
  ['Sc', 500_000, 480_000, 500_000],
  ['New', '500000.00', null, 500_000],
] as const)(
  'the price of a %s listed at %s and sold at %s is %i',
  (lastStatus, listPrice, soldPrice, price) => {
    expect(priceOf({ lastStatus, listPrice, soldPrice })).toBe(price);
  },
);
