import { expect, test } from 'vitest';
import { FIELDS_WITH_OPEN_HOUSES, SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import { summaryHasFields, summaryOf } from '#src/domain/listing/summary/summary-document.ts';
import { aListing } from '#tests/support/listings/listings.ts';

test.each([
  [[]],
  [SUMMARY_FIELDS],
  [FIELDS_WITH_OPEN_HOUSES],
  [['address.city', 'address.*', 'map.latitude', 'openHouse.date']],
  [['images[5]', 'photos[0]', 'details.sqft', 'monthlyCost.totalDollars']],
])('a summary covers the fields %j', (fields) => {
  expect(summaryHasFields(fields)).toBe(true);
});

test.each([
  [undefined],
  [['images']],
  [['images.*']],
  [['images[6]']],
  [['photos[100]']],
  [['details']],
  [['details.*']],
  [['details.description']],
  [['mlsNumber', 'rooms']],
  [['history']],
  [['taxes.annualAmount']],
  [['__proto__']],
  [['toString']],
  [['']],
])('the fields %j require the full document', (fields) => {
  expect(summaryHasFields(fields)).toBe(false);
});

test('a summary has five photos and no long texts', () => {
  const description = 'A long text. '.repeat(100);
  const document = aListing({
    details: { ...aListing().details, description, extras: description },
    images: Array.from({ length: 40 }, (_, at) => `listings/2/C9000001/${at + 1}.jpg`),
  });
  const { listing } = summaryOf(document);
  expect(listing.images).toEqual(document.images?.slice(0, 5));
  expect(JSON.stringify(summaryOf(document))).not.toContain('long text');
});
