import { expect, test } from 'vitest';
import { mainCity } from '#src/domain/places/main-city.ts';
import { aListing } from '#tests/support/listings/listings.ts';
import { aSummary } from '#tests/support/listings/listing-views.ts';

const at = (city: string, area: string | null = null) =>
  aSummary({ address: { ...aListing().address, city, area } });

test('the city with most of the homes is the main city', () => {
  expect(mainCity([at('Ajax'), at('Toronto'), at('Toronto')])).toMatchObject({ city: 'Toronto' });
  expect(mainCity([])).toBeUndefined();
});

test('its region comes from any of its homes that has one', () => {
  const homes = [at('Ajax', 'Durham'), at('Toronto'), at('Toronto', 'Toronto'), at('Toronto')];
  expect(mainCity(homes)).toEqual({ city: 'Toronto', state: 'Ontario', area: 'Toronto' });
  expect(mainCity([at('Ajax')])?.area).toBeNull();
});
