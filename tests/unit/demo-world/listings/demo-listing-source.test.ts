import { expect, test } from 'vitest';
import type { ListingDocument, Permissions } from '#src/contract/listings/listing.ts';
import { BROKERAGES } from '#src/demo-world/listings/board/brokerages.ts';
import {
  demoListingSource,
  completeDemoListing,
} from '#src/demo-world/listings/demo-listing-source.ts';
import { mappedListings } from '#src/demo-world/listings/mapped-listings.ts';
import { demoPhotoNotes } from '#src/demo-world/pictures/photo-notes.ts';
import { recordMapper } from '#src/server/feeds/listing-mapping.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { flatGeography } from './flat-geography.ts';

const OPEN: Permissions = { displayAddressOnInternet: 'Y', displayPublic: 'Y' };

function anOldListing(brokerageName: string, permissions = OPEN): ListingDocument {
  return { ...aListing({ office: { brokerageName }, images: [] }), permissions };
}

test('an old demo listing without an internet permission gets it, and others are unchanged', () => {
  const [ours = ''] = BROKERAGES;
  expect(completeDemoListing(anOldListing(ours)).permissions).toEqual({
    ...OPEN,
    displayInternetEntireListing: 'Y',
  });
  const withdrawnListing = anOldListing(ours, { ...OPEN, displayInternetEntireListing: 'N' });
  const unknown = anOldListing(ours, { ...OPEN, displayInternetEntireListing: null });
  for (const listing of [withdrawnListing, unknown, anOldListing('Another Realty')]) {
    expect(completeDemoListing(listing)).toBe(listing);
  }
});

test('an old demo listing gets photo notes, and another listing does not', () => {
  const [ours = ''] = BROKERAGES;
  const images = ['listings/2/C9000001/1.jpg', 'listings/2/C9000001/2.jpg'];
  const home = { ...anOldListing(ours), images };
  expect(completeDemoListing(home).photos).toEqual(demoPhotoNotes(home));
  const another = { ...anOldListing('Another Realty'), images };
  expect(completeDemoListing(another)).toBe(another);
});

test('a new demo listing has photo notes and is complete', () => {
  const request = { today: '2026-11-21', count: 40, geography: flatGeography };
  const documents = [...mappedListings(request)].map(({ document }) => document as ListingDocument);
  expect(documents.length).toBe(40);
  for (const document of documents) {
    expect(document.photos).toEqual(demoPhotoNotes(document));
    expect(completeDemoListing(document)).toBe(document);
  }
});

test('mapping a mapped listing again returns it unchanged', () => {
  const { mapping, expectedCount } = demoListingSource({ count: 3, batches: () => [] });
  const request = { today: '2026-11-21', count: 3, geography: flatGeography };
  const map = recordMapper(mapping);
  for (const listing of mappedListings(request)) expect(map(listing)).toEqual(listing);
  expect(expectedCount).toBe(3);
});
