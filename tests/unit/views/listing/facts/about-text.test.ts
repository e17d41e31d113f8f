import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { aboutText } from '#src/views/listing/facts/about-text.ts';
import { aFullListing } from '#tests/support/listings/listing-views.ts';
import { aListing } from '#tests/support/listings/listings.ts';

test('the description states the facts in sentences', () => {
  const text = aboutText(aFullListing(), DEFAULT_LOCALE);
  expect(text).toMatch(/^18 Maple Avenue is a .+ for sale in .+, Toronto\. It has 3 bedrooms/);
  expect(text).toContain('Property taxes are $5,100 a year.');
  expect(text).not.toMatch(/null|undefined|NaN/);
});

test('a home was listed at its first price, not at the price after a change', () => {
  const text = aboutText(
    aFullListing({ originalPrice: 925_000, listPrice: 899_000, listDate: '2026-10-01' }),
    DEFAULT_LOCALE,
  );
  expect(text).toContain('It was listed on Oct 1, 2026 at $925,000.');
});

test('a rent is a price per month', () => {
  const text = aboutText(
    aFullListing({ type: 'Lease', originalPrice: null, listPrice: 2550, listDate: '2026-10-01' }),
    DEFAULT_LOCALE,
  );
  expect(text).toContain('It was listed on Oct 1, 2026 at $2,550 a month.');
});

test.each(['Att/Row/Townhouse', 'Row/Townhouse', 'Att/Row/Twnhouse'])(
  '%s is a row house',
  (propertyType) => {
    const { details } = aFullListing();
    const text = aboutText(aFullListing({ details: { ...details, propertyType } }), DEFAULT_LOCALE);
    expect(text).toContain('is a row house for sale');
  },
);

test('unknown facts are left out of the description', () => {
  const bare = aboutText(
    aFullListing({
      address: { ...aListing().address, neighborhood: null },
      details: {
        propertyType: null,
        numBedrooms: null,
        numBathrooms: null,
        numGarageSpaces: null,
        sqft: null,
        yearBuilt: '6-15',
      },
      lot: { width: null, depth: null, measurement: null },
      taxes: { annualAmount: null, assessmentYear: null },
      office: { brokerageName: null },
      listDate: '',
    } as never),
    DEFAULT_LOCALE,
  );
  expect(bare).toBe('18 Maple Avenue is a home for sale in Toronto.');
});

test('a brokerage name ending in a period adds no second one', () => {
  const text = aboutText(
    aFullListing({ office: { brokerageName: 'Birchwick Real Estate Ltd.' } }),
    DEFAULT_LOCALE,
  );
  expect(text).toMatch(/The listing is by Birchwick Real Estate Ltd\.$/);
});

test.each([
  ['Feet', 'The lot is 98.5 by 1,220 feet.'],
  ['Metres', 'The lot is 98.5 by 1,220 metres.'],
])('lot dimensions in %s include their unit', (measurement, sentence) => {
  const lot = { ...aFullListing().lot, width: 98.5, depth: 1220, measurement };
  expect(aboutText(aFullListing({ lot }), DEFAULT_LOCALE)).toContain(sentence);
});

test('lot dimensions without a unit are left out', () => {
  const lot = { ...aFullListing().lot, width: 98.5, depth: 122, measurement: null };
  expect(aboutText(aFullListing({ lot }), DEFAULT_LOCALE)).not.toContain('The lot');
});
