import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS_WITH_OPEN_HOUSES } from '#src/contract/listings/listing.ts';
import { ListingSearch } from '#src/contract/listings/search/search.ts';
import { servedListing } from '#src/contract/listings/served-listing.ts';
import { fieldPicker } from '#src/domain/listing/summary/field-picker.ts';
import {
  summaryHasFields,
  type SummaryDocument,
  summaryOf,
} from '#src/domain/listing/summary/summary-document.ts';
import { listingResultMapper, summaryResultMapper } from '#src/server/listings/result-mappers.ts';
import { aListing } from '#tests/support/listings/listings.ts';

/** Numbers and texts as feeds write them: as the other type, empty, null or missing. */
const looseNumber = fc.constantFrom(
  ...[0, 1, 2.5, 899_000, -1, '3', '4.5', '100.499', '', ' ', 'many', null, undefined],
);
const looseText = fc.constantFrom('Toronto', 'Ontario', '', null, undefined, 'Québec');
const openHouses = fc.constantFrom([], [{ date: '2026-10-03' }], [{ startTime: '', extra: 1 }]);
const images = fc.array(fc.constantFrom('a.jpg', 'b.jpg'), { maxLength: 8 });

/** Listings with any value that a feed may have in the fields that cards and pins show. */
const anyDocument = fc
  .record({
    type: fc.constantFrom('Sale', 'Lease'),
    class: fc.constantFrom('ResidentialProperty', 'CondoProperty', null, undefined),
    lastStatus: fc.constantFrom('New', 'Sld', 'Lsd', 'Sc', 'Odd'),
    listPrice: fc.constantFrom('899000.00', 650_000, '100.499', '', 0, 'call'),
    soldPrice: looseNumber,
    originalPrice: looseNumber,
    soldDate: fc.constantFrom('2026-09-01', null, undefined),
    photoCount: looseNumber,
    images: fc.option(images, { nil: undefined }),
    photos: fc.constantFrom(undefined, [], [{ subject: 'Kitchen', color: '#a5afad' }]),
    openHouse: fc.option(openHouses, { nil: undefined }),
    map: fc.constantFrom(null, { latitude: 43.6, longitude: -79.4 }),
    taxes: fc.record({ annualAmount: looseNumber }),
    condominium: fc.option(fc.record({ fees: fc.record({ maintenance: looseNumber }) })),
    address: fc.record({
      city: fc.constantFrom('Toronto', ''),
      state: fc.constantFrom('Ontario', 'Québec', ''),
      zip: looseText,
    }),
    details: fc.record({
      propertyType: looseText,
      sqft: fc.constantFrom('700-900', 1200, '', null, undefined),
      numBedrooms: looseNumber,
      numBathrooms: looseNumber,
      numGarageSpaces: looseNumber,
      description: looseText,
    }),
    office: fc.record({ brokerageName: looseText, phone: looseText }),
  })
  .map((fields) => {
    // A field that a feed lacks is not in the document.
    const present = JSON.parse(JSON.stringify(fields)) as Record<string, unknown>;
    return servedListing(aListing(present));
  });

const anySearch = fc
  .record({
    maxMonthlyCost: fc.constantFrom(undefined, '3000'),
    availableCash: fc.constantFrom(undefined, '150000', '0'),
  })
  .map((query) => ListingSearch.parse(JSON.parse(JSON.stringify(query))));

const paths = [
  ...FIELDS_WITH_OPEN_HOUSES,
  ...['address.city', 'address.*', 'address.nothing', 'map.point', 'images[2]', 'photos[1]'],
  ...['office.brokerageName', 'openHouse.date', 'details.sqft.low', 'monthlyCost.downDollars'],
];

test('a search returns the same fields from summaries as from documents', () => {
  fc.assert(
    fc.property(
      anyDocument,
      anySearch,
      fc.subarray(paths, { minLength: 1 }),
      (document, search, fields) => {
        expect(summaryHasFields(fields)).toBe(true);
        const stored = JSON.parse(JSON.stringify(summaryOf(document))) as SummaryDocument;
        const pick = fieldPicker(fields);
        const sent = (listing: object) => JSON.stringify(pick(listing));
        expect(sent(summaryResultMapper(search, fields)(stored))).toBe(
          sent(listingResultMapper(search, fields)(document)),
        );
      },
    ),
    { numRuns: 2000 },
  );
});
