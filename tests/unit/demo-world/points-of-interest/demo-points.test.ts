import { expect, test } from 'vitest';
import { demoPoints } from '#src/demo-world/points-of-interest/demo-points.ts';
import { metroSketches } from '#src/demo-world/streets/sketch/sketch.ts';
import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import { boxRound, localPlane, metresBetween, widenBounds } from '#src/lib/geo/local-plane.ts';
import type { LatLng, LngLat } from '#src/lib/geo/shapes.ts';
import { pointsSuite } from '#tests/support/places/points-suite.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const { streets } = theWorld();
const sketches = metroSketches();
const open = () => demoPoints(streets, sketches);
const VANCOUVER = { lat: 49.25, lng: -123.1 };
const MONTREAL = { lat: 45.52, lng: -73.58 };

pointsSuite({ points: open(), town: VANCOUVER, wilderness: { lat: 62.5, lng: -95.5 } });

const around = ({ lat, lng }: LatLng, km: number) => widenBounds(boxRound([[lng, lat]]), km);
const positionOf = ({ location }: PointOfInterest): LngLat => [location.lng, location.lat];

test('a place has the same points every time, regardless of earlier queries', async () => {
  const [once, again] = [open(), open()];
  await again.pointsIn(around({ ...VANCOUVER, lat: VANCOUVER.lat + 0.01 }, 2));
  const box = around(VANCOUVER, 1.5);
  expect(await again.pointsIn(box)).toEqual(await once.pointsIn(box));
});

test('each point of a park lies on the edge of a park that the map draws', async () => {
  const box = around(MONTREAL, 2);
  const drawn = [...streets.parksIn(box), ...sketches.flatMap(({ parks }) => parks)];
  const parks = (await open().pointsIn(box)).filter(({ kind }) => kind === 'park');
  expect(parks.map(({ name }) => name)).toContain('Parc du Mont-Royal');
  for (const park of parks) {
    const rings = drawn.filter(({ name }) => name === park.name).map(({ ring }) => ring);
    expect(rings).not.toEqual([]);
    const distancesM = rings.map((ring) => metresToEdge(positionOf(park), ring));
    expect(Math.min(...distancesM), park.name).toBeLessThan(1);
  }
});

/** The distance from a point to the closest side of a ring. */
function metresToEdge(point: LngLat, ring: readonly LngLat[]): number {
  const { toKm } = localPlane(point);
  const corners = ring.map(toKm);
  const distancesKm = corners.slice(1).map(([toX, toY], at) => {
    const [fromX, fromY] = corners[at] ?? [toX, toY];
    const [x, y] = [toX - fromX, toY - fromY];
    const share = -(fromX * x + fromY * y) / (x * x + y * y || 1);
    const within = Math.min(1, Math.max(0, share));
    return Math.hypot(fromX + x * within, fromY + y * within);
  });
  return Math.min(...distancesKm) * 1000;
}

test('a transit stop is on the main road that it is named after', async () => {
  const box = around(VANCOUVER, 1.5);
  const mainRoads = streets.streetsIn(box, 'arterial');
  const stops = (await open().pointsIn(box)).filter(({ kind }) => kind === 'transit');
  expect(stops.length).toBeGreaterThan(5);
  for (const stop of stops) {
    const [roadName = ''] = stop.name.split(' at ');
    const roads = mainRoads.filter(({ name }) => roadName.startsWith(name));
    const box25 = around(stop.location, 0.03);
    const isOnRoad = roads.some(({ path }) =>
      path.some((to, at) => crosses(path[at - 1] ?? to, to, box25)),
    );
    expect(isOnRoad, stop.name).toBe(true);
  }
});

/** Whether a stretch of road passes through a small box, checked every ten metres. */
function crosses(from: LngLat, to: LngLat, box: ReturnType<typeof around>): boolean {
  const steps = Math.ceil(metresBetween(from, to) / 10) + 1;
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
    const lng = from[0] + (to[0] - from[0]) * share;
    const lat = from[1] + (to[1] - from[1]) * share;
    return lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;
  });
}

test('schools and shops in Quebec have French names', async () => {
  const points = await open().pointsIn(around(MONTREAL, 2));
  const namesOf = (kind: string) =>
    points.filter((point) => point.kind === kind).map(({ name }) => name);
  expect(namesOf('school').every((name) => /^École (primaire|secondaire) /.test(name))).toBe(true);
  expect(namesOf('shop').every((name) => /^(Marché|Épicerie) /.test(name))).toBe(true);
});

test('until the land is ready there are no points, and no street is laid for them', async () => {
  const untouched = () => {
    throw new Error('a street was laid');
  };
  let isWarm = false;
  const points = demoPoints({ blocksIn: untouched }, sketches, () => isWarm);
  expect(await points.pointsIn(around(VANCOUVER, 1))).toEqual([]);
  expect(points.isReady()).toBe(false);
  isWarm = true;
  expect(points.isReady()).toBe(true);
  await expect(points.pointsIn(around(VANCOUVER, 1))).rejects.toThrow('a street was laid');
});
