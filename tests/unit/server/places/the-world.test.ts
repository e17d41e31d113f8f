import { beforeAll, expect, test } from 'vitest';
import { intersectAreas } from '#src/lib/geo/areas.ts';
import { metresBetween } from '#src/lib/geo/local-plane.ts';
import { streetLabel } from '#src/server/places/streets/street-label.ts';
import type { LngLat, MultiPolygonRings } from '#src/lib/geo/shapes.ts';
import { cellsByName } from '#tests/support/places/neighbourhood-cells.ts';
import { placesService } from '#src/server/places/service.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const { cities, streets } = theWorld();
const service = placesService({ places: { cities }, world: streets });

const CITIES = ['ON/toronto', 'QC/montreal', 'NS/halifax', 'AB/calgary', 'BC/vancouver'];

function sizeOf(rings: MultiPolygonRings): number {
  return rings.reduce(
    (sum, [outer = [], ...holes]) =>
      sum + ringSize(outer) - holes.reduce((holeSum, hole) => holeSum + ringSize(hole), 0),
    0,
  );
}

function ringSize(ring: readonly LngLat[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [from, to] = [ring[at - 1], ring[at]];
    if (from !== undefined && to !== undefined) sum += from[0] * to[1] - to[0] * from[1];
  }
  return Math.abs(sum) / 2;
}

// The first address search waits until all streets are listed.
beforeAll(() => service.geocode('100 King Street West, Toronto', { lng: -79.38, lat: 43.65 }));

test.each(CITIES)('the neighbourhoods of %s tile the city', (key) => {
  const city = cities.find((one) => one.key === key);
  expect(city).toBeDefined();
  if (city === undefined) return;
  const area = streets.areaOf(key);
  const cells = [...cellsByName(city, area).values()];
  expect(cells.length).toBeGreaterThan(15);
  const coveredArea = cells.reduce((sum, cell) => sum + sizeOf(cell), 0);
  expect(coveredArea / sizeOf(area)).toBeCloseTo(1, 3);
  cells.slice(0, 12).forEach((one, at) => {
    for (const other of cells.slice(at + 1)) {
      expect(sizeOf(intersectAreas(one, other))).toBeLessThan(1e-8);
    }
  });
});

test.each(CITIES)(
  'an address in %s geocodes to its house, and the point back to its city',
  async (key) => {
    const city = cities.find((one) => one.key === key);
    let seenCount = 0;
    let at = 0;
    for (const street of streets.streetsOf(key)) {
      at += 1;
      if (at % 400 !== 1) continue;
      const lot = streets.lotsOn(street)[2];
      if (lot === undefined) continue;
      seenCount += 1;
      const address = `${lot.number} ${streetLabel(street)}, ${city?.name ?? ''}`;
      const point = { lng: lot.at[0], lat: lot.at[1] };
      const geocodeResult = await service.geocode(address, point);
      expect(geocodeResult?.kind, address).toBe('address');
      const { lng = 0, lat = 0 } = geocodeResult?.point ?? {};
      expect(metresBetween([lng, lat], lot.at), address).toBeLessThan(1);
      expect((await service.reverse(point))?.city, address).toBe(city?.name);
      if (seenCount === 8) break;
    }
    expect(seenCount).toBeGreaterThan(3);
  },
);

const DOWNTOWN = {
  toronto: { lat: 43.6532, lng: -79.3832 },
  hamilton: { lat: 43.2557, lng: -79.8711 },
  ottawa: { lat: 45.4215, lng: -75.6972 },
  vancouver: { lat: 49.2827, lng: -123.1207 },
};

test.each([
  ['100 king street west', DOWNTOWN.toronto, 'King Street West, Toronto, ON'],
  ['100 king st w', DOWNTOWN.toronto, 'King Street West, Toronto, ON'],
  ['1 king st east', DOWNTOWN.toronto, 'King Street East, Toronto, ON'],
  ['100 king street west', DOWNTOWN.hamilton, 'King Street, Hamilton, ON'],
  ['100 king street west, Toronto', DOWNTOWN.hamilton, 'King Street West, Toronto, ON'],
  ['spadina ave', DOWNTOWN.toronto, 'Spadina Avenue, Toronto, ON'],
  ['bank street', DOWNTOWN.ottawa, 'Bank Street, Ottawa, ON'],
  ['bank street, ottawa', DOWNTOWN.vancouver, 'Bank Street, Ottawa, ON'],
])('"%s" with the map at %o finds %s', async (text, near, label) => {
  expect(await service.geocode(text, near)).toMatchObject({ kind: 'street', zoom: 16, label });
  const [first] = (await service.suggest({ text, near, limit: 5 })).locations;
  expect(first?.description).toBe(`${label}, Canada`);
});

test('a main road off the grid belongs to the towns that it passes through', async () => {
  const trafalgar = await service.geocode('Trafalgar Road, Oakville');
  expect(trafalgar?.label).toBe('Trafalgar Road, Oakville, ON');
  const names = new Set([...streets.streetsOf('ON/toronto')].map(({ name }) => name));
  expect(names).toContain('King Street West');
  expect(names).not.toContain('Trafalgar');
});

test('a street is suggested once, and one near the map comes before others', async () => {
  const request = { text: 'main street', near: DOWNTOWN.hamilton, limit: 5 };
  const descriptions = (await service.suggest(request)).locations.map(
    ({ description }) => description,
  );
  expect(descriptions[0]).toMatch(/Hamilton, ON, Canada$/);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});
