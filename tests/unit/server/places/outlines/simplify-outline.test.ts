import { expect, test } from 'vitest';
import { VERTEX_LIMIT } from '#src/contract/listings/search/values/map-area.ts';
import { outlines } from '#src/server/places/outlines/outlines.ts';
import { placePolygon } from '#src/server/places/outlines/place-polygons.ts';
import { withFewVertices } from '#src/server/places/outlines/simplify-outline.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const circle = Array.from({ length: 721 }, (_, at): LngLat => {
  const angle = (at * Math.PI) / 360;
  return [-79 + Math.cos(angle) * 0.1, 43 + Math.sin(angle) * 0.1];
});

test('an outline is simplified no further than needed', () => {
  const [[ring = []] = []] = withFewVertices([[circle]], 100);
  expect(ring.length).toBeLessThanOrEqual(100);
  expect(ring.length).toBeGreaterThan(12);
  expect(ring.at(-1)).toEqual(ring[0]);
  for (const [lng, lat] of ring) expect(Math.hypot(lng + 79, lat - 43)).toBeCloseTo(0.1, 6);
  expect(withFewVertices([[circle]], 1000)).toEqual([[circle]]);
});

test('parts that shrink to nothing are dropped', () => {
  const speck: LngLat[] = [
    [-78, 43],
    [-77.99999, 43],
    [-77.99999, 43.00001],
    [-78, 43],
  ];
  expect(withFewVertices([[circle], [speck]], 60)).toHaveLength(1);
});

test('the outline of every market city fits the vertex limit', () => {
  const { cities, streets } = theWorld();
  const madeOutlines = outlines(streets);
  for (const city of cities.slice(0, 65)) {
    const { coordinates } = placePolygon(city, undefined, madeOutlines)?.path ?? {
      coordinates: [],
    };
    const count = coordinates.flat().reduce((sum, ring) => sum + ring.length, 0);
    expect(count, city.name).toBeGreaterThan(3);
    expect(count, city.name).toBeLessThanOrEqual(VERTEX_LIMIT);
  }
});
