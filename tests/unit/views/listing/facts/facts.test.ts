import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { FullListing } from '#src/contract/listings/listing.ts';
import { factGroupsOf } from '#src/views/listing/facts/facts.ts';
import { aListing } from '#tests/support/listings/listings.ts';

const factsOf = (listing: FullListing) =>
  factGroupsOf(listing, DEFAULT_LOCALE).flatMap(({ facts }) => facts);

test.each([
  ['1987', 'Year built', '1987'],
  ['6-15', 'Age', '6–15 years'],
  ['100+', 'Age', '100+ years'],
  ['New', 'Age', 'New'],
])('a home built "%s" says %s: %s', (yearBuilt, label, value) => {
  const document = aListing({});
  const listing = FullListing.parse({
    ...document,
    details: { ...document.details, yearBuilt },
  });
  expect(factsOf(listing)).toContainEqual({ label, value });
});

test('a home whose age nobody knows says nothing of it', () => {
  const document = aListing({});
  const details = { ...document.details, yearBuilt: null };
  const labels = factsOf(FullListing.parse({ ...document, details })).map(({ label }) => label);
  expect(labels).not.toContain('Age');
  expect(labels).not.toContain('Year built');
});

test('the facts come in four groups, and a group without a fact is left out', () => {
  const titles = (listing: FullListing) =>
    factGroupsOf(listing, DEFAULT_LOCALE).map(({ title }) => title);
  const document = aListing({});
  expect(titles(FullListing.parse(document))).toEqual([
    'The home',
    'Building and systems',
    'Lot and parking',
    'Costs and listing',
  ]);
  const details = { ...document.details, garage: null, numGarageSpaces: null };
  const bare = { ...document, details, lot: { width: null, depth: null, measurement: null } };
  expect(titles(FullListing.parse(bare))).not.toContain('Lot and parking');
});
