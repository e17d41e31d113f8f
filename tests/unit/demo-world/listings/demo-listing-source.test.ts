import { expect, test } from 'vitest';
import type { ListingDocument, Permissions } from '#src/contract/listings/listing.ts';
import { BROKERAGES } from '#src/demo-world/listings/board/brokerages.ts';
import {
  demoListingSource,
  completeDemoListing,
} from '#src/demo-world/listings/demo-listing-source.ts';
import type { DemoListing } from '#src/demo-world/listings/demo-listing.ts';
import { demoListingMapping } from '#src/demo-world/listings/listing-mapping.ts';
import { demoPhotoNotes } from '#src/demo-world/pictures/photo-notes.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { flatGeography } from './flat-geography.ts';

const OPEN: Permissions = { displayAddressOnInternet: 'Y', displayPublic: 'Y' };

function anOldListing(brokerageName: string, permissions = OPEN): ListingDocument {
  return { ...aListing({ office: { brokerageName }, images: [] }), permissions };
}

test('an old demo listing may be shown on the internet; what is said of it, and others, stay', () => {
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

test('an old demo listing says what its photos show, of another nobody says it', () => {
  const [ours = ''] = BROKERAGES;
  const images = ['listings/2/C9000001/1.jpg', 'listings/2/C9000001/2.jpg'];
  const home = { ...anOldListing(ours), images };
  expect(completeDemoListing(home).photos).toEqual(demoPhotoNotes(home));
  const another = { ...anOldListing('Another Realty'), images };
  expect(completeDemoListing(another)).toBe(another);
});

test('a demo listing is made with what its photos show, and is complete', () => {
  const source = demoListingSource({
    today: '2026-11-21',
    count: 40,
    openGeography: () => flatGeography,
  });
  const batches = source.batches() as Iterable<Iterable<DemoListing>>;
  const listings = [...batches].flatMap((batch) => [...batch]);
  expect(listings.length).toBe(40);
  for (const listing of listings) {
    const { fields } = demoListingMapping;
    const document = Object.fromEntries(
      Object.entries(fields).map(([name, read]) => [name, read(listing)]),
    ) as ListingDocument;
    expect(document.photos).toEqual(demoPhotoNotes(document));
    expect(completeDemoListing(document)).toBe(document);
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
