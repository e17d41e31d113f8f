import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RestrictedListing } from '#src/contract/listings/listing.ts';
import { needsSignIn, publicView, visibilityOf } from '#src/domain/listing/visibility.ts';
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

describe('the opt-out of a seller', () => {
  const onMarket = {
    permissions: { ...HIDDEN, displayInternetEntireListing: 'Y' },
    status: 'A',
  } as const;
  const offer = { ...onMarket, boardId: 2, lastStatus: 'New' };
  const hides = { hideFromRegistered: true };

  test('leaves a listing to signed-in viewers unless the board says otherwise', () => {
    expect(visibilityOf(offer, {})).toBe('listed');
    expect(visibilityOf(offer, { hideFromRegistered: false })).toBe('listed');
    expect(visibilityOf(offer, undefined)).toBe('listed');
    expect(visibilityOf(offer, hides)).toBe('hidden');
  });

  test.each([null, undefined, 'N', 'y'])(
    'also counts where the permission is %s',
    (displayPublic) => {
      const permissions = { ...offer.permissions, displayPublic };
      expect(visibilityOf({ ...offer, permissions }, hides)).toBe('hidden');
    },
  );

  test('is not a wish to hide the address alone', () => {
    const permissions = { ...offer.permissions, displayPublic: 'Y', displayAddressOnInternet: 'N' };
    expect(visibilityOf({ ...offer, permissions }, hides)).toBe('listed');
  });

  test.each([
    ['Sc', 'A', 'registered', 'hidden'],
    ['Sld', 'U', 'everyone', 'hidden'],
    ['Exp', 'U', 'everyone', 'hidden'],
    ['Sld', 'U', undefined, 'hidden'],
    ['Sld', 'U', 'registered', 'listed'],
    ['Lsd', 'U', 'registered', 'listed'],
    ['Exp', 'U', 'registered', 'ended'],
  ] as const)(
    'is told from the rule of its board about homes off the market: %s, %s, sold to %s: %s',
    (lastStatus, status, soldTo, visibility) => {
      const board = { ...hides, ...(soldTo && { soldTo }) };
      expect(visibilityOf({ ...offer, lastStatus, status }, board)).toBe(visibility);
    },
  );
});
