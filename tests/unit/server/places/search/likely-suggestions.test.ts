import { expect, test } from 'vitest';
import { placesService } from '#src/server/places/service.ts';
import { fakeCities, fakeStreetWorld } from '#tests/support/places/fake-street-world.ts';

const places = placesService({ places: { cities: fakeCities }, world: fakeStreetWorld() });
const suggest = (text: string) => places.suggest({ text, limit: 3 });

test('a phrase about homes suggests the town with those homes', async () => {
  const { locations } = await suggest('condos in toronto');
  expect(locations[0]).toMatchObject({
    kind: 'city',
    city: 'Toronto',
    homes: { text: 'condos', filters: 'home=condo-apt' },
  });
});

test.each([
  ['toronto condo', 'condo', 'home=condo-apt'],
  ['3 bedroom condo in toronto under 700k', '3 bedroom condo under 700k', /beds=3/],
  ['3 bedroom toronto', '3 bedroom', 'beds=3'],
])('"%s" suggests the town before places of a similar name', async (text, homes, filters) => {
  const { locations } = await suggest(text);
  expect(locations[0]).toMatchObject({ kind: 'city', city: 'Toronto', homes: { text: homes } });
  expect(locations[0]?.homes?.filters).toMatch(filters);
  expect(locations.length).toBeLessThanOrEqual(3);
});

test('a plain place name suggests the place alone', async () => {
  const { locations } = await suggest('toronto');
  expect(locations[0]).toMatchObject({ city: 'Toronto' });
  expect(locations[0]?.homes).toBeUndefined();
});

test('a mistyped postal code suggests the area of its prefix', async () => {
  const [area] = (await suggest('M5A 2T6')).locations;
  expect(area?.kind).toBe('postal');
  const [likely] = (await suggest('M5A 0O0')).locations;
  expect(likely).toMatchObject({ kind: 'postal', city: area?.city });
});

test.each(['condos in nowhereville', 'Z9Z 9Z9', 'qqqq'])('"%s" suggests nothing', async (text) => {
  expect(await suggest(text)).toEqual({ locations: [], neighborhoods: [] });
});
