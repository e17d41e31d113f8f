import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PointDetail, PointKind } from '#src/contract/places/nearby-call.ts';
import { nearestPoints, type PointOfInterest } from '#src/domain/places/nearest-points.ts';
import { MAX_WALK_MINUTES } from '#src/domain/places/walking.ts';

const HOME = { lat: 43.65, lng: -79.38 };

/** A point this many metres north of the home. */
const northOf = (metres: number, changes: Partial<PointOfInterest> = {}): PointOfInterest => ({
  id: `p${metres}`,
  kind: 'school',
  detail: 'elementary-school',
  name: `School ${metres}`,
  location: { lat: HOME.lat + metres / 111_200, lng: HOME.lng },
  ...changes,
});

const namesOf = (points: readonly PointOfInterest[], limit = 3) =>
  nearestPoints(points, HOME, limit).map(({ name }) => name);

test('the nearest points come first, with their distance and walking minutes', () => {
  const points = nearestPoints([northOf(900), northOf(300)], HOME, 3);
  expect(points).toEqual([
    {
      kind: 'school',
      detail: 'elementary-school',
      name: 'School 300',
      location: northOf(300).location,
      distanceMetres: 300,
      walkMinutes: 5,
    },
    expect.objectContaining({ name: 'School 900', distanceMetres: 900, walkMinutes: 15 }),
  ]);
});

test('points more than half an hour away on foot are left out', () => {
  expect(namesOf([northOf(1800), northOf(1900)])).toEqual(['School 1800']);
});

test('a park is as near as its closest edge', () => {
  const edge = [600, 400, 500].map((metres) => northOf(metres, { id: 'park', name: 'High Park' }));
  expect(nearestPoints(edge, HOME, 3)).toMatchObject([{ distanceMetres: 400 }]);
});

test('stops on both sides of a street are merged', () => {
  const stops = [100, 120].map((metres) =>
    northOf(metres, { kind: 'transit', detail: 'bus-stop', name: 'Queen Street at Bay Street' }),
  );
  expect(nearestPoints(stops, HOME, 3)).toMatchObject([{ distanceMetres: 100 }]);
});

test('near stops do not hide a station that is further away', () => {
  const stops = [100, 200, 300].map((metres) =>
    northOf(metres, { kind: 'transit', detail: 'bus-stop', name: `Stop ${metres}` }),
  );
  const station = northOf(700, { kind: 'transit', detail: 'station', name: 'Union' });
  expect(namesOf([...stops, station])).toEqual(['Stop 100', 'Stop 200', 'Union']);
});

const points = fc.array(
  fc.record<PointOfInterest>({
    id: fc.integer({ min: 0, max: 30 }).map(String),
    kind: fc.constantFrom(...PointKind.options),
    detail: fc.constantFrom(...PointDetail.options),
    name: fc.constantFrom('Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Hazel'),
    location: fc.record({
      lat: fc.double({ min: 43.6, max: 43.7, noNaN: true }),
      lng: fc.double({ min: -79.45, max: -79.3, noNaN: true }),
    }),
  }),
  { maxLength: 60 },
);

test('each kind has at most the limit, ordered by distance and without duplicates', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 10 }), (some, limit) => {
      const nearest = nearestPoints(some, HOME, limit);
      for (const kind of PointKind.options) {
        const ofKind = nearest.filter((point) => point.kind === kind);
        const metres = ofKind.map(({ distanceMetres }) => distanceMetres);
        expect(ofKind.length).toBeLessThanOrEqual(limit);
        expect(metres).toEqual(metres.toSorted((a, b) => a - b));
        expect(new Set(ofKind.map(({ name }) => name)).size).toBe(ofKind.length);
      }
      for (const { walkMinutes } of nearest) {
        expect(walkMinutes).toBeLessThanOrEqual(MAX_WALK_MINUTES);
      }
    }),
  );
});
