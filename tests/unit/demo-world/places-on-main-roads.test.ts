import { beforeAll, expect, test } from 'vitest';
import { placesService } from '#src/server/places/service.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const { cities, streets } = theWorld();
const service = placesService({ places: { cities }, world: streets });

const DOWNTOWN = {
  toronto: { lat: 43.6532, lng: -79.3832 },
  hamilton: { lat: 43.2557, lng: -79.8711 },
  ottawa: { lat: 45.4215, lng: -75.6972 },
  vancouver: { lat: 49.2827, lng: -123.1207 },
};

beforeAll(() => service.warm());

test.each([
  ['100 king street west', DOWNTOWN.toronto, 'King Street West, Toronto, ON'],
  ['100 king st w', DOWNTOWN.toronto, 'King Street West, Toronto, ON'],
  ['1 king st east', DOWNTOWN.toronto, 'King Street East, Toronto, ON'],
  ['100 king street west', DOWNTOWN.hamilton, 'King Street, Hamilton, ON'],
  ['100 king street west, Toronto', DOWNTOWN.hamilton, 'King Street West, Toronto, ON'],
  ['spadina ave', DOWNTOWN.toronto, 'Spadina Avenue, Toronto, ON'],
  ['bank street', DOWNTOWN.ottawa, 'Bank Street, Ottawa, ON'],
  ['bank street, ottawa', DOWNTOWN.vancouver, 'Bank Street, Ottawa, ON'],
])('"%s" with the map on %o is %s', async (text, near, label) => {
  expect(await service.geocode(text, near)).toMatchObject({ kind: 'street', zoom: 16, label });
  const [first] = (await service.suggest({ text, near, limit: 5 })).locations;
  expect(first?.description).toBe(`${label}, Canada`);
});

test('a main road off the grid belongs to the towns it passes through', async () => {
  const trafalgar = await service.geocode('Trafalgar Road, Oakville');
  expect(trafalgar?.label).toBe('Trafalgar Road, Oakville, ON');
  const names = new Set([...streets.streetsOf('ON/toronto')].map(({ name }) => name));
  expect(names).toContain('King Street West');
  expect(names).not.toContain('Trafalgar');
});

test('a street is offered once, and one of the map comes before a same one elsewhere', async () => {
  const request = { text: 'main street', near: DOWNTOWN.hamilton, limit: 5 };
  const descriptions = (await service.suggest(request)).locations.map(
    ({ description }) => description,
  );
  expect(descriptions[0]).toMatch(/Hamilton, ON, Canada$/);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
