import { expect, test } from 'vitest';
import { LAST_STATUSES } from '#src/contract/listings/listing.ts';
import { badgeOf, isClosed } from '#src/domain/listing/status.ts';

test.each([
  ['Sale', 'New', 'for-sale'],
  ['Sale', 'Pc', 'for-sale'],
  ['Sale', 'Sld', 'sold'],
  ['Sale', 'Sc', 'sold'],
  ['Sale', 'Sce', 'sold'],
  ['Sale', 'Lsd', 'for-sale'],
  ['Sale', 'Exp', 'for-sale'],
  ['Lease', 'New', 'for-lease'],
  ['Lease', 'Lsd', 'leased'],
  ['Lease', 'Lc', 'leased'],
  ['Lease', 'Lce', 'leased'],
  ['Lease', 'Sld', 'for-lease'],
] as const)('a %s with last status %s has the badge %s', (type, lastStatus, badge) => {
  expect(badgeOf({ type, lastStatus })).toBe(badge);
});

test('only sold and leased are closed', () => {
  expect(LAST_STATUSES.filter(isClosed)).toEqual(['Sld', 'Lsd']);
});
