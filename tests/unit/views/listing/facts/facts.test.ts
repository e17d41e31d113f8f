import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { FullListing } from '#src/contract/listings/listing.ts';
import { factGroupsOf } from '#src/views/listing/facts/facts.ts';
import { aListing } from '#tests/support/listings/listings.ts';

const factsOf = (listing: FullListing) =>
  factGroupsOf(listing, undefined, DEFAULT_LOCALE).flatMap(({ facts }) => facts);

test.each([
  ['1987', 'Year built', '1987'],
  ['6-15', 'Age', '6–15 years'],
  ['100+', 'Age', '100+ years'],
  ['New', 'Age', 'New'],
])('a home built "%s" shows %s: %s', (yearBuilt, label, value) => {
  const document = aListing({});
  const listing = FullListing.parse({
    ...document,
    details: { ...document.details, yearBuilt },
  });
  expect(factsOf(listing)).toContainEqual({ label, value, note: undefined });
});

test('a home of unknown age shows neither age nor year built', () => {
  const document = aListing({});
  const details = { ...document.details, yearBuilt: null };
  const labels = factsOf(FullListing.parse({ ...document, details })).map(({ label }) => label);
  expect(labels).not.toContain('Age');
  expect(labels).not.toContain('Year built');
});

test.each([
  ['Sale', '$925,000'],
  ['Lease', '$925,000/mo'],
])('the original price of a %s is %s', (type, value) => {
  const document = { ...aListing({}), type, listPrice: 899_000, originalPrice: 925_000 };
  expect(factsOf(FullListing.parse(document))).toContainEqual({
    label: 'Original price',
    value,
    note: undefined,
  });
});

test('facts come in four groups, and an empty group is left out', () => {
  const titles = (listing: FullListing) =>
    factGroupsOf(listing, undefined, DEFAULT_LOCALE).map(({ title }) => title);
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

test('a sold home shows its days on market with the local average, an active one only that', () => {
  const daysOf = (lastStatus: string) =>
    factGroupsOf(
      FullListing.parse({ ...aListing({}), lastStatus, daysOnMarket: 12 }),
      usual,
      DEFAULT_LOCALE,
    )
      .flatMap(({ facts }) => facts)
      .filter(({ label }) => label === 'Days on market');
  const place = {
    state: 'ON',
    citySlug: 'toronto',
    neighborhoodSlug: 'annex',
    name: 'Annex, Toronto',
  };
  const window = { from: '2026-04-01', to: '2026-10-15' };
  const usual = { place, window, averageDays: 37.6, sold: 1240 };
  const average = '38 on average in Annex, Toronto (1,240 sales since April 2026)';
  expect(daysOf('Sld')).toEqual([{ label: 'Days on market', value: '12 days', note: average }]);
  // The page's heading counts the days from the list date, and a feed may count otherwise.
  expect(daysOf('New')).toEqual([{ label: 'Days on market', value: average, note: undefined }]);
});
