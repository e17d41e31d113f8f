import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { FullListing } from '#src/contract/listings/listing.ts';
import { factsOf } from '#src/views/listing/facts/facts.ts';
import { aListing } from '#tests/support/listings/listings.ts';

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
  expect(factsOf(listing, DEFAULT_LOCALE)).toContainEqual({ label, value });
});

test('a home whose age nobody knows says nothing of it', () => {
  const document = aListing({});
  const details = { ...document.details, yearBuilt: null };
  const labels = factsOf(FullListing.parse({ ...document, details }), DEFAULT_LOCALE).map(
    ({ label }) => label,
  );
  expect(labels).not.toContain('Age');
  expect(labels).not.toContain('Year built');
});
