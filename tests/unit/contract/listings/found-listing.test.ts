import { expect, test } from 'vitest';
import { AnySearchResult, AnySummary } from '#src/contract/listings/listing.ts';
import { publicView } from '#src/domain/listing/visibility.ts';
import { aListing, HIDDEN } from '#tests/support/listings/listings.ts';

const restricted = publicView(aListing({ permissions: HIDDEN }), {
  latitude: 43.6,
  longitude: -79.4,
});

test.each([AnySummary, AnySearchResult])(
  'a listing marked as restricted parses as its public view, without other fields',
  (schema) => {
    expect(schema.parse(restricted)).toEqual(restricted);
    expect(schema.parse({ ...aListing(), ...restricted })).toEqual(restricted);
    expect(schema.parse(aListing())).not.toHaveProperty('restricted');
  },
);
