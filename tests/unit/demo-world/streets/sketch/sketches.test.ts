import { expect, test } from 'vitest';
import { slug } from '#src/lib/text/fold.ts';
import market from '#src/demo-world/listings/market/market.json' with { type: 'json' };
import {
  type MetroSketch,
  metroSketches,
  metroSketchesByName,
  nationalHighways,
} from '#src/demo-world/streets/sketch/sketch.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

const provinceCodes: Readonly<Record<string, string>> = {
  Alberta: 'AB',
  'British Columbia': 'BC',
  Manitoba: 'MB',
  'New Brunswick': 'NB',
  'Newfoundland and Labrador': 'NL',
  'Nova Scotia': 'NS',
  Ontario: 'ON',
  'Prince Edward Island': 'PE',
  Quebec: 'QC',
  Saskatchewan: 'SK',
};
const marketCities = market.cities.map(({ name, province, lat, lng }) => ({
  key: `${provinceCodes[province] ?? '?'}/${slug(name)}`,
  at: [lng, lat] as const,
}));
const sketchesByName = [...metroSketchesByName()];
const longestStepKm = 6;
const reachKm = 75;

test('every market city lies in exactly one lattice', () => {
  const coveredTowns = metroSketches().flatMap(({ lattices }) =>
    lattices.flatMap(({ cities }) => cities),
  );
  expect([...coveredTowns].sort()).toEqual(marketCities.map(({ key }) => key).sort());
});

test.each(sketchesByName)('%s has all its positions near its cities', (_name, sketch) => {
  const cities = new Set(sketch.lattices.flatMap((lattice) => lattice.cities));
  const centres = marketCities.filter(({ key }) => cities.has(key)).map(({ at }) => at);
  const far = positionsOf(sketch).filter((p) => centres.every((at) => kmBetween(p, at) > reachKm));
  expect(far).toEqual([]);
});

test.each(sketchesByName)('%s has paths without gaps', (_name, sketch) => {
  for (const { name, path } of pathsOf(sketch)) {
    expect(path.length, name).toBeGreaterThan(1);
    const steps = path.slice(1).map((p, i) => kmBetween(p, path[i] ?? p));
    expect(Math.max(...steps), name).toBeLessThan(longestStepKm);
    expect(Math.min(...steps), name).toBeGreaterThan(0);
  }
});

test.each(sketchesByName)('%s has closed rings that do not cross themselves', (_name, sketch) => {
  for (const { name, ring } of areasOf(sketch)) {
    expect(ring.length, name).toBeGreaterThan(3);
    expect(ring.at(-1), name).toEqual(ring[0]);
    expect(crossesItself(ring), name).toBe(false);
  }
});

test.each(sketchesByName)(
  '%s has a known crossing for every column of its anchored rows',
  (_name, sketch) => {
    for (const lattice of sketch.lattices) {
      if (!('anchors' in lattice)) continue;
      const { columns, rows, rowIndexes, crossings } = lattice.anchors;
      expect(crossings.length).toBe(rowIndexes.length);
      expect(crossings.every((row) => row.length === columns.length)).toBe(true);
      expect(Math.max(...rowIndexes)).toBeLessThan(rows.length);
      expect([...rowIndexes].sort((a, b) => a - b)).toEqual(rowIndexes);
      const steps = crossings.flatMap((row) =>
        row.slice(1).map((p, i) => kmBetween(p, row[i] ?? p)),
      );
      expect(Math.min(...steps)).toBeGreaterThan(0.2);
      expect(Math.max(...steps)).toBeLessThan(longestStepKm);
    }
  },
);

test('national highways stay in the country and have a position at least every 60 km', () => {
  for (const { name, path } of nationalHighways()) {
    const steps = path.slice(1).map((p, i) => kmBetween(p, path[i] ?? p));
    expect(Math.max(...steps), name).toBeLessThan(60);
    expect(
      path.every(([lng, lat]) => lng > -131 && lng < -52 && lat > 42 && lat < 57),
      name,
    ).toBe(true);
  }
});

function pathsOf(sketch: MetroSketch) {
  const runways = sketch.airports.flatMap((airport) =>
    airport.runways.map(({ path }) => ({ name: airport.name, path })),
  );
  return [...sketch.highways, ...sketch.roads, ...sketch.rivers, ...runways];
}

function areasOf({ water, islands, parks, airports }: MetroSketch) {
  return [...water, ...islands, ...parks, ...airports];
}

function positionsOf(sketch: MetroSketch): LngLat[] {
  return [
    ...pathsOf(sketch).flatMap(({ path }) => path),
    ...areasOf(sketch).flatMap(({ ring }) => ring),
    ...sketch.lattices.flatMap(({ oldGrid }) => oldGrid.map(({ at }) => at)),
    ...sketch.lattices.flatMap((lattice) =>
      'anchors' in lattice ? lattice.anchors.crossings.flat() : [lattice.origin],
    ),
  ];
}

function kmBetween(a: LngLat, b: LngLat): number {
  const shrink = Math.cos((a[1] * Math.PI) / 180);
  return 111.2 * Math.hypot((a[0] - b[0]) * shrink, a[1] - b[1]);
}

function crossesItself(ring: readonly LngLat[]): boolean {
  const sides = ring.slice(1).map((to, i) => [ring[i] ?? to, to] as const);
  return sides.some(([a, b], i) =>
    sides.some(
      ([c, d], j) =>
        j > i && turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0,
    ),
  );
}

function turn(a: LngLat, b: LngLat, c: LngLat): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
