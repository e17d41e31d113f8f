import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInArea } from '#src/server/places/outlines/outlines.ts';
import type { PlaceCity } from '#src/server/places/gazetteer/place-city.ts';
import type { LngLat, MultiPolygonRings } from '#src/lib/geo/shapes.ts';
import { square, toronto } from '#tests/support/places/fake-street-world.ts';
import { cellsByName } from '#tests/support/places/neighbourhood-cells.ts';

const [lng, lat] = [-79.38, 43.65];

function disc(centre: LngLat, radius: number, points: number): LngLat[] {
  const ring = Array.from({ length: points }, (_, at): LngLat => {
    const angle = (2 * Math.PI * at) / points;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
  return ring[0] ? [...ring, ring[0]] : ring;
}

const areas: Readonly<Record<string, MultiPolygonRings>> = {
  disc: [[disc([lng, lat], 0.1, 180)]],
  'L shape': [
    [
      [
        [lng - 0.1, lat - 0.1],
        [lng + 0.1, lat - 0.1],
        [lng + 0.1, lat - 0.03],
        [lng - 0.02, lat - 0.03],
        [lng - 0.02, lat + 0.1],
        [lng - 0.1, lat + 0.1],
        [lng - 0.1, lat - 0.1],
      ],
    ],
  ],
  'land with a lake': [[square([lng, lat], 0.1), disc([lng + 0.02, lat], 0.05, 60)]],
  'two shores': [[square([lng - 0.07, lat], 0.05)], [disc([lng + 0.06, lat + 0.03], 0.04, 90)]],
};

function cityWith(centres: readonly LngLat[]): PlaceCity {
  const neighbourhoods = centres.map(([east, north], at) => ({
    name: `Part ${at}`,
    lat: north,
    lng: east,
    fsa: null,
  }));
  return { ...toronto, neighbourhoods };
}

/** In squares of degrees: enough for comparing shapes of one place. */
function sizeOf(area: MultiPolygonRings): number {
  const ringSize = (ring: readonly LngLat[]) =>
    Math.abs(
      ring.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
        return sum + (x * nextY - nextX * y) / 2;
      }, 0),
    );
  return area.reduce(
    (sum, [outer, ...holes]) =>
      sum + ringSize(outer ?? []) - holes.reduce((holeArea, hole) => holeArea + ringSize(hole), 0),
    0,
  );
}

const position = fc
  .tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 }))
  .map(([x, y]): LngLat => [lng + x / 1000, lat + y / 1000]);
const centres = fc.uniqueArray(position, {
  minLength: 1,
  maxLength: 40,
  selector: (point) => point.join(),
});

test.each(Object.entries(areas))('cells cover a %s and never overlap', (_, area) => {
  const total = sizeOf(area);
  fc.assert(
    fc.property(centres, fc.array(position, { minLength: 20, maxLength: 20 }), (all, samples) => {
      const cells = [...cellsByName(cityWith(all), area).values()];
      const sum = cells.reduce((size, cell) => size + sizeOf(cell), 0);
      expect(Math.abs(sum - total) / total).toBeLessThan(0.001);
      for (const [x, y] of samples.map(([x, y]): LngLat => [x + 0.00037, y + 0.00053])) {
        const holding = cells.filter((cell) => isInArea(cell, { lat: y, lng: x }));
        expect(holding.length).toBe(isInArea(area, { lat: y, lng: x }) ? 1 : 0);
      }
    }),
    { numRuns: 40 },
  );
});

test.each(Object.entries(areas))('a centre on land in a %s lies in its own cell', (_, area) => {
  fc.assert(
    fc.property(centres, (all) => {
      const cells = cellsByName(cityWith(all), area);
      for (const [at, [x, y]] of all.entries()) {
        const point = { lat: y + 1e-6, lng: x + 1e-6 };
        if (!isInArea(area, point)) continue;
        expect(isInArea(cells.get(`Part ${at}`) ?? [], point)).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

test('the only neighbourhood of a city covers all of it', () => {
  const area = areas['disc'] ?? [];
  const cells = cellsByName(cityWith([[lng, lat]]), area);
  expect(sizeOf(cells.get('Part 0') ?? [])).toBeCloseTo(sizeOf(area), 8);
});

test('centres in a row each have a cell', () => {
  const row = [-0.05, 0, 0.05].map((east): LngLat => [lng + east, lat]);
  const cells = cellsByName(cityWith(row), areas['disc'] ?? []);
  expect([...cells.keys()]).toEqual(['Part 0', 'Part 1', 'Part 2']);
});

test('a neighbourhood whose cell is all water is dropped', () => {
  const far: LngLat = [lng + 0.5, lat];
  const cells = cellsByName(cityWith([[lng, lat], far]), areas['disc'] ?? []);
  expect([...cells.keys()]).toEqual(['Part 0']);
});

test('a city without land has no cells', () => {
  expect(cellsByName(cityWith([[lng, lat]]), []).size).toBe(0);
});
