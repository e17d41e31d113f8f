import { expect, test } from 'vitest';
import { mainCity } from '#src/domain/places/main-city.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';

const at = (city: string, area: string | null = null) =>
  aSummary({ address: { ...aListing().address, city, area } });

test('the city most of the homes are in is the map’s', () => {
  expect(mainCity([at('Ajax'), at('Toronto'), at('Toronto')])).toMatchObject({ city: 'Toronto' });
  expect(mainCity([])).toBeUndefined();
});

test('its region is that of any of its homes that names one', () => {
  const homes = [at('Ajax', 'Durham'), at('Toronto'), at('Toronto', 'Toronto'), at('Toronto')];
  expect(mainCity(homes)).toEqual({ city: 'Toronto', state: 'Ontario', area: 'Toronto' });
  expect(mainCity([at('Ajax')])?.area).toBeNull();
});
