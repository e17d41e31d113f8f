import { expect, test } from 'vitest';
import { AnyFound, AnySummary } from '#src/contract/listings/listing.ts';
import { publicView } from '#src/domain/listing/visibility.ts';
import { aListing, HIDDEN } from '#tests/support/listings/listings.ts';

const restricted = publicView(aListing({ permissions: HIDDEN }), {
  latitude: 43.6,
  longitude: -79.4,
});

test.each([AnySummary, AnyFound])(
  'a public view is read as one, and never as a whole listing',
  (schema) => {
    expect(schema.parse(restricted)).toEqual(restricted);
    expect(schema.parse({ ...restricted, price: 1, lastStatus: 'Sld' })).toHaveProperty(
      'restricted',
    );
    expect(schema.parse(aListing())).not.toHaveProperty('restricted');
  },
);
