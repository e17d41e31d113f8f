import { expect, test } from 'vitest';
import { mainCity } from '#src/domain/places/main-city.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';

const at = (city: string) => aSummary({ address: { ...aListing().address, city } });

test('the city most of the homes are in is the map’s', () => {
  expect(mainCity([at('Ajax'), at('Toronto'), at('Toronto')])).toMatchObject({ city: 'Toronto' });
  expect(mainCity([])).toBeUndefined();
});
