import { expect, test } from 'vitest';
import { servedListing } from '#src/contract/listings/served-listing.ts';
import { normalizeListing } from '#src/server/feeds/normalize-listing.ts';
import { aListing } from '#tests/support/listings/listings.ts';

function normalized(changes: Record<string, unknown>) {
  const listing = normalizeListing({ ...aListing(), ...changes });
  if (!listing.ok) throw new Error(listing.error);
  return listing.value;
}

test('converts numeric strings to numbers and keeps the list price as a string', () => {
  const details = { ...aListing().details, numBathrooms: '2', numBedrooms: 'three' };
  expect(normalized({ details, listPrice: 899_000, soldPrice: '880000.00' })).toMatchObject({
    details: { numBathrooms: 2, numBedrooms: null },
    listPrice: '899000.00',
    soldPrice: 880_000,
  });
});

test.each([-1, 1000, 999_999])('treats %d bedrooms or bathrooms as unknown', (count) => {
  const details = { ...aListing().details, numBathrooms: count, numBedrooms: count };
  expect(normalized({ details })).toMatchObject({
    details: { numBathrooms: null, numBedrooms: null },
  });
});

test.each([
  ['0,0', { latitude: 0, longitude: 0 }],
  ['a point in the Atlantic', { latitude: 43, longitude: -30 }],
  ['a point with a lost sign', { latitude: 43.67, longitude: 79.3 }],
  ['a latitude without a longitude', { latitude: 43.67 }],
  ['no point', null],
])('drops the coordinates of a listing at %s', (_, map) => {
  expect(normalized({ map }).map).toBeNull();
});

test.each([undefined, null, {}, { displayPublic: 'yes', displayAddressOnInternet: 1 }])(
  'treats permissions of %j as denied',
  (permissions) => {
    expect(normalized({ permissions }).permissions).toMatchObject({
      displayAddressOnInternet: 'N',
      displayPublic: 'N',
      displayInternetEntireListing: 'N',
      displayAutomatedValuation: 'N',
      allowComments: 'N',
    });
  },
);

test('keeps the permissions that a seller grants', () => {
  const permissions = { ...aListing().permissions, displayAutomatedValuation: 'Y' };
  expect(normalized({ permissions }).permissions).toMatchObject({
    displayPublic: 'Y',
    displayAutomatedValuation: 'Y',
    allowComments: 'N',
  });
});

test('keeps extra feed fields on the server, unless they are too large', () => {
  const listing = normalized({
    agents: [{ commission: '2.5%' }],
    showingNotes: 'Key under the mat',
  });
  expect(listing).toMatchObject({ agents: [{ commission: '2.5%' }] });
  const served = JSON.stringify(servedListing(listing));
  expect(served).not.toMatch(/commission|showingNotes|expiryDate/);
  expect(JSON.parse(served)).toMatchObject({ mlsNumber: 'C9000001', details: { numBedrooms: 3 } });
  expect(normalized({ showingNotes: 'x'.repeat(50_000) })).not.toHaveProperty('showingNotes');
});

test.each([
  ['mlsNumber', { mlsNumber: 'a b' }],
  ['listPrice', { listPrice: '1e308' }],
  ['listPrice', { listPrice: '' }],
  ['listDate', { listDate: '2026-99-99' }],
  ['status', { status: 'X' }],
  ['address.city', { address: { state: 'Ontario' } }],
])('rejects a listing without a usable %s: %j', (field, changes) => {
  const listing = normalizeListing({ ...aListing(), ...changes });
  expect(listing.ok ? null : listing.error).toMatch(new RegExp(`^${field}: `));
});
