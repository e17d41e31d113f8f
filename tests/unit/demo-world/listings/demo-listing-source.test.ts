import { expect, test } from 'vitest';
import type { ListingDocument, Permissions } from '#src/contract/listings/listing.ts';
import { BROKERAGES } from '#src/demo-world/listings/board/brokerages.ts';
import {
  demoListingSource,
  withInternetPermission,
} from '#src/demo-world/listings/demo-listing-source.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { flatGeography } from './flat-geography.ts';

const OPEN: Permissions = { displayAddressOnInternet: 'Y', displayPublic: 'Y' };

function anOldListing(brokerageName: string, permissions = OPEN): ListingDocument {
  return { ...aListing({ office: { brokerageName } }), permissions };
}

test('an old demo listing may be shown on the internet; what is said of it, and others, stay', () => {
  const [ours = ''] = BROKERAGES;
  expect(withInternetPermission(anOldListing(ours)).permissions).toEqual({
    ...OPEN,
    displayInternetEntireListing: 'Y',
  });
  const withdrawnListing = anOldListing(ours, { ...OPEN, displayInternetEntireListing: 'N' });
  const unknown = anOldListing(ours, { ...OPEN, displayInternetEntireListing: null });
  for (const listing of [withdrawnListing, unknown, anOldListing('Another Realty')]) {
    expect(withInternetPermission(listing)).toBe(listing);
  }
});

test('the streets are opened only when listings are made', () => {
  let isOpen = false;
  const source = demoListingSource({
    today: '2026-11-21',
    count: 3,
    openGeography: () => {
      isOpen = true;
      return flatGeography;
    },
  });
  const batches = source.batches();
  expect([source.expectedCount, isOpen]).toEqual([3, false]);
  const [all] = [...(batches as Iterable<Iterable<unknown>>)].map((batch) => [...batch].length);
  expect([all, isOpen]).toEqual([3, true]);
});
