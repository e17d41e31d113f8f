import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RestrictedListing } from '#src/contract/listings/listing.ts';
import { needsSignIn, publicView } from '#src/domain/listing/visibility.ts';
import { aListing, HIDDEN } from '#tests/support/listings/listings.ts';

const permission = fc.constantFrom('Y', 'N', 'y', '', null, undefined);

test('a listing is public only when both permissions are exactly Y', () => {
  fc.assert(
    fc.property(permission, permission, (displayAddressOnInternet, displayPublic) => {
      expect(needsSignIn({ displayAddressOnInternet, displayPublic })).toBe(
        !(displayAddressOnInternet === 'Y' && displayPublic === 'Y'),
      );
    }),
  );
});

test('missing permissions require sign-in', () => {
  expect(needsSignIn(null)).toBe(true);
  expect(needsSignIn({})).toBe(true);
});

const coarse = { latitude: 43.6711, longitude: -79.2966 };
const secret = aListing({
  permissions: HIDDEN,
  status: 'U',
  lastStatus: 'Sld',
  soldPrice: 912_345,
  soldDate: '2026-09-17',
  secretField: 'hidden',
});

test('the public view has only the allowed fields', () => {
  expect(publicView(secret, coarse)).toEqual({
    restricted: true,
    mlsNumber: 'C9000001',
    boardId: 2,
    type: 'Sale',
    class: 'ResidentialProperty',
    status: 'U',
    listDate: '2026-10',
    soldDate: '2026-09',
    address: { city: 'Toronto', state: 'Ontario' },
    map: coarse,
    permissions: HIDDEN,
  });
});

test('the public view conforms to its own contract', () => {
  expect(RestrictedListing.safeParse(publicView(secret, coarse)).success).toBe(true);
});
