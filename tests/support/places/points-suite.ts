import { expect, test } from 'vitest';
import { NearbyPoints, PointKind } from '#src/contract/places/nearby-call.ts';
import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import { boxRound, widenBounds } from '#src/lib/geo/local-plane.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import { nearbyPoints } from '#src/server/places/points-of-interest/nearby-points.ts';
import type { PointsOfInterest } from '#src/server/places/points-of-interest/points-provider.ts';

type Suite = {
  readonly points: PointsOfInterest;
  /** A point with something of each kind in walking distance. */
  readonly town: LatLng;
  /** A point with nothing near it. */
  readonly wilderness: LatLng;
};

const boxAround = ({ lat, lng }: LatLng, km: number): Bounds =>
  widenBounds(boxRound([[lng, lat]]), km);
const isIn = ({ west, south, east, north }: Bounds, { location }: PointOfInterest) =>
  location.lng >= west && location.lng <= east && location.lat >= south && location.lat <= north;
const sorted = (points: readonly PointOfInterest[]) =>
  points.map((point) => JSON.stringify(point)).toSorted();

/** The tests that every adapter of points of interest must pass. */
export function pointsSuite({ points, town, wilderness }: Suite): void {
  test('finds points of every kind near a town, in the form of the contract', async () => {
    const nearby = await nearbyPoints(points)(town, 3);
    expect(NearbyPoints.safeParse(nearby)).toMatchObject({ success: true, data: nearby });
    expect(new Set(nearby.points.map(({ kind }) => kind))).toEqual(new Set(PointKind.options));
    expect(nearby.credit).toBe(points.credit);
  });

  test('finds no points in the wilderness and gives no credit', async () => {
    expect(await nearbyPoints(points)(wilderness, 3)).toEqual({ points: [], credit: null });
  });

  test('finds in a box exactly the points of a larger box that lie within it', async () => {
    const [small, large] = [boxAround(town, 0.7), boxAround(town, 2.5)];
    const inSmall = await points.pointsIn(small);
    expect(inSmall).not.toEqual([]);
    const fromLarge = (await points.pointsIn(large)).filter((point) => isIn(small, point));
    expect(sorted(inSmall)).toEqual(sorted(fromLarge));
  });

  test('returns no point twice and no point without a name', async () => {
    const all = await points.pointsIn(boxAround(town, 2.5));
    expect(new Set(sorted(all)).size).toBe(all.length);
    expect(all.filter(({ name }) => name.trim() === '')).toEqual([]);
  });
}
