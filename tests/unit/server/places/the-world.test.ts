import { beforeAll, expect, test } from 'vitest';
import { common } from '#src/lib/geo/areas.ts';
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

// The first address that is looked up waits until all streets are listed.
beforeAll(() => service.geocode('100 King Street West, Toronto', { lng: -79.38, lat: 43.65 }));

test.each(CITIES)('the neighbourhoods of %s tile it', (key) => {
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
      expect(sizeOf(common(one, other))).toBeLessThan(1e-8);
    }
  });
});

test.each(CITIES)(
  'an address of %s is found where its house stands, and the other way round',
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
