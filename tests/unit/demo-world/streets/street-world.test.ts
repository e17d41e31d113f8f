import { expect, test } from 'vitest';
import { intersectAreas } from '#src/lib/geo/areas.ts';
import { boxRound, metresBetween, widenBounds } from '#src/lib/geo/local-plane.ts';
import { isInArea } from '#src/lib/geo/inside-areas.ts';
import { fold } from '#src/lib/text/fold.ts';
import { streetLabel } from '#src/server/places/streets/street-label.ts';
import { SUFFIX_WORDS } from '#src/server/places/streets/street-suffixes.ts';
import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const { streets, geography, cities } = theWorld();

const boxAt = (lat: number, lng: number, km: number): Bounds =>
  widenBounds(boxRound([[lng, lat]]), km);

const SHORES: readonly (readonly [string, number, number])[] = [
  ['Toronto', 43.64, -79.4],
  ['Vancouver', 49.28, -123.1],
  ['Halifax', 44.65, -63.58],
  ['Calgary', 51.05, -114.06],
  ['Montréal', 45.5, -73.57],
  ['Winnipeg', 49.89, -97.13],
];

function* stepsAlong(path: readonly LngLat[], stepM: number): Generator<LngLat> {
  for (let at = 1; at < path.length; at += 1) {
    const [from, to] = [path[at - 1], path[at]];
    if (from === undefined || to === undefined) continue;
    const steps = Math.ceil(metresBetween(from, to) / stepM);
    for (let step = 0; step <= steps; step += 1) {
      const share = step / Math.max(1, steps);
      yield [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
  }
}

test.each(SHORES)('no street in %s crosses water except on a bridge', (_, lat, lng) => {
  const near = streets.streetsIn(boxAt(lat, lng, 5), 'local').filter(({ isBridge }) => !isBridge);
  expect(near.length).toBeGreaterThan(300);
  const wet = near.filter(({ path }) =>
    [...stepsAlong(path, 12)].some((at) => !geography.isLand({ lng: at[0], lat: at[1] })),
  );
  expect(wet.map(streetLabel)).toEqual([]);
});

test.each(SHORES)('streets in %s with the same name are parts of one street', (_, lat, lng) => {
  const near = streets.streetsIn(boxAt(lat, lng, 4), 'local').filter((s) => s.class !== 'arterial');
  const byName = Map.groupBy(near, streetLabel);
  const repeatedNames = [...byName].filter(([, [first, ...others]]) =>
    others.some((other) => first !== undefined && isAnotherNearby(first, other)),
  );
  expect(repeatedNames.map(([name]) => name)).toEqual([]);
});

/** The id shared by all parts of one street: an old town's street continues from block to block. */
function lineOf({ id }: Street): string {
  const [lattice, column, row, line = ''] = id.split(':');
  return line.startsWith('n') ? `${lattice}:${column}:${row}:${line}` : `${lattice}:${line}`;
}

function isAnotherNearby(one: Street, other: Street): boolean {
  if (lineOf(one) === lineOf(other)) return false;
  const apartM = one.path.flatMap((from) => other.path.map((to) => metresBetween(from, to)));
  return Math.min(...apartM) < 2000;
}

test('over 85 percent of streets have a suffix, and the search for addresses knows each', () => {
  const near = streets.streetsIn(boxAt(43.7, -79.4, 6), 'local');
  const suffixes = near.flatMap(({ suffix }) => suffix || []);
  expect(suffixes.length / near.length).toBeGreaterThan(0.85);
  const words = new Set(suffixes);
  expect([...words].filter((word) => !SUFFIX_WORDS.has(fold(word)))).toEqual([]);
});

test('house numbers ascend, even ones on the right and odd ones on the left', () => {
  const street = streets
    .streetsIn(boxAt(43.72, -79.76, 1), 'local')
    .find(({ firstNumber, lastNumber }) => lastNumber - firstNumber > 20);
  expect(street).toBeDefined();
  if (street === undefined) return;
  const lots = streets.lotsOn(street);
  const numbers = lots.map(({ number }) => number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const { number, side } of lots) expect(side).toBe(number % 2 === 0 ? 1 : -1);
  const [first] = street.path;
  const evens = lots.filter(({ number }) => number % 2 === 0);
  const distances = evens.map(({ at }) => (first === undefined ? 0 : metresBetween(first, at)));
  expect(distances.at(-1)).toBeGreaterThan(distances[0] ?? Infinity);
});

test.each(['ON/toronto', 'BC/vancouver', 'AB/calgary', 'NS/halifax', 'QC/montreal'])(
  'the houses of %s stand on land, beside their street and inside the city',
  (key) => {
    const area = streets.areaOf(key);
    let seenCount = 0;
    for (const street of streets.streetsOf(key)) {
      const lots = streets.lotsOn(street);
      for (const { at } of lots.filter((_, n) => n % 40 === 0)) {
        seenCount += 1;
        expect(geography.isLand({ lng: at[0], lat: at[1] }), street.id).toBe(true);
        expect(
          area.some((part) => isInArea(part, at)),
          street.id,
        ).toBe(true);
        const apartM = Math.min(
          ...[...stepsAlong(street.path, 5)].map((p) => metresBetween(p, at)),
        );
        expect(apartM).toBeLessThan(24);
      }
      if (seenCount > 3000) break;
    }
    expect(seenCount).toBeGreaterThan(500);
  },
);

test('towns do not overlap', () => {
  const gta = ['toronto', 'vaughan', 'markham', 'richmond-hill', 'mississauga', 'brampton'];
  const areas = gta.map((slug) => streets.areaOf(`ON/${slug}`));
  const sizeOf = (rings: readonly (readonly LngLat[])[]) => Math.abs(ringArea(rings[0] ?? []));
  areas.forEach((one, at) => {
    expect(one.length, gta[at]).toBeGreaterThan(0);
    for (const other of areas.slice(at + 1)) {
      const sharedArea = intersectAreas(one, other).reduce((sum, area) => sum + sizeOf(area), 0);
      expect(sharedArea).toBeLessThan(1e-7);
    }
  });
});

function ringArea(ring: readonly LngLat[]): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    const [from, to] = [ring[at - 1], ring[at]];
    if (from !== undefined && to !== undefined) sum += from[0] * to[1] - to[0] * from[1];
  }
  return sum / 2;
}

test('the address found at the point of an address is that address', () => {
  const [street] = streets
    .streetsIn(boxAt(43.72, -79.76, 1), 'local')
    .filter(({ lastNumber }) => lastNumber > 20);
  const number = street === undefined ? undefined : streets.lotsOn(street)[3]?.number;
  expect(number).toBeDefined();
  if (street === undefined || number === undefined) return;
  const point = streets.locate(street, number);
  expect(point).toBeDefined();
  const nearestAddress = point && streets.nearestAddress(point);
  expect(nearestAddress?.street.id).toBe(street.id);
  expect(nearestAddress?.number).toBe(number);
  expect(streets.locate(street, street.lastNumber + 2)).toBeUndefined();
});

test('no address is found in the middle of a lake', () => {
  expect(streets.nearestAddress({ lat: 43.5, lng: -79.2 })).toBeUndefined();
});

test('every town has streets', () => {
  const bare = cities
    .slice(0, 65)
    .filter(({ key }) => streets.streetsOf(key)[Symbol.iterator]().next().done === true);
  expect(bare.map(({ name }) => name)).toEqual([]);
});

test.each(['ON/toronto', 'QC/montreal', 'BC/vancouver'])('no address in %s occurs twice', (key) => {
  const seenCount = new Set<string>();
  let all = 0;
  for (const street of streets.streetsOf(key)) {
    if (street.firstNumber === 0) continue;
    for (let number = street.firstNumber; number <= street.lastNumber; number += 1) {
      seenCount.add(`${number} ${streetLabel(street)}`);
      all += 1;
    }
  }
  expect(all).toBeGreaterThan(100_000);
  expect(all - seenCount.size).toBe(0);
});

/** Degrees: some eighty metres at least. */
const CELL = 0.001;
const cellKey = (lng: number, lat: number) => `${Math.floor(lng / CELL)},${Math.floor(lat / CELL)}`;

test('no house stands on a main road that cuts across the blocks', () => {
  const box = boxAt(43.66, -79.4, 1.5);
  const roads = streets.streetsIn(box, 'arterial').filter(({ id }) => id.startsWith('road:'));
  const steps = roads.flatMap(({ path }) => [...stepsAlong(path, 6)]);
  const lots = streets.lotsIn(box);
  expect(roads.length).toBeGreaterThan(2);
  expect(lots.length).toBeGreaterThan(1000);
  const byCell = Map.groupBy(steps, ([lng, lat]) => cellKey(lng, lat));
  const stepsNear = ([lng, lat]: LngLat) =>
    [-CELL, 0, CELL].flatMap((east) =>
      [-CELL, 0, CELL].flatMap((north) => byCell.get(cellKey(lng + east, lat + north)) ?? []),
    );
  const onRoad = lots.filter(({ at }) => stepsNear(at).some((one) => metresBetween(one, at) < 12));
  expect(onRoad.map(({ street, number }) => `${number} ${streetLabel(street)}`)).toEqual([]);
});
