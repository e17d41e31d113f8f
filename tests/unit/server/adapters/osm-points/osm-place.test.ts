import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOsmPlace } from '#src/server/adapters/osm-points/osm-place.ts';

const POINT = { type: 'Point', coordinates: [-79.38, 43.65] };
const line = (properties: unknown, geometry: unknown = POINT) =>
  JSON.stringify({ type: 'Feature', properties, geometry });

test.each([
  [{ amenity: 'school', name: 'Alder Public School' }, 'elementary-school'],
  [{ amenity: 'school', name: 'École secondaire du Lac' }, 'secondary-school'],
  [{ amenity: 'school', name: 'Birch Academy' }, 'school'],
  [{ amenity: 'school', name: 'Birch Academy', 'isced:level': '0;1' }, 'elementary-school'],
  [{ amenity: 'school', name: 'Birch Academy', 'isced:level': '1-3' }, 'school'],
  [{ highway: 'bus_stop', name: 'Queen Street at Bay Street' }, 'bus-stop'],
  [{ railway: 'tram_stop', name: 'Queen Street at Bay Street' }, 'streetcar-stop'],
  [{ railway: 'station', name: 'Union' }, 'station'],
  [{ amenity: 'ferry_terminal', name: 'Lonsdale Quay' }, 'ferry'],
  [{ leisure: 'park', name: 'High Park' }, 'park'],
  [{ shop: 'supermarket', name: 'Fernhill Foods' }, 'supermarket'],
  [{ shop: 'greengrocer', name: 'The Corner Larder' }, 'grocery-store'],
])('%j is read as %s', (tags, detail) => {
  const place = { detail, name: tags.name, positions: [[-79.38, 43.65]] };
  expect(readOsmPlace(line(tags))).toEqual({ ok: true, value: place });
});

test.each([
  ['other tags', { amenity: 'bench', name: 'Bench' }],
  ['no name', { leisure: 'park' }],
  ['private access', { leisure: 'park', name: 'Estate', access: 'private' }],
  ['no tags', null],
])('a feature with %s is skipped', (_, tags) => {
  expect(readOsmPlace(line(tags))).toEqual({ ok: true, value: undefined });
});

test('a park is represented by positions along its edge', () => {
  const ring = [
    [-79.46, 43.64],
    [-79.459, 43.64],
    [-79.46, 43.65],
    [-79.46, 43.64],
  ];
  const park = line(
    { leisure: 'park', name: 'High Park' },
    { type: 'Polygon', coordinates: [ring] },
  );
  const { value } = readOsmPlace(park) as { value: { positions: readonly unknown[] } };
  expect(value.positions.length).toBeGreaterThan(10);
  expect(value.positions[0]).toEqual([-79.46, 43.64]);
});

test('a park outline given as a line is skipped, as its area has the same', () => {
  const path = { type: 'LineString', coordinates: [[-79.46, 43.64]] };
  expect(readOsmPlace(line({ leisure: 'park', name: 'High Park' }, path))).toMatchObject({
    value: undefined,
  });
});

test.each([
  ['{"type":"Feature"', 'is not valid JSON'],
  ['[]', 'is not a GeoJSON feature'],
  [line({ leisure: 'park' }, { type: 'Point', coordinates: ['west'] }), 'is not a GeoJSON feature'],
  [
    line({ leisure: 'park', name: 'Central Park' }, { type: 'Point', coordinates: [-73.9, 40.7] }),
    'is outside Canada',
  ],
])('the line %s is refused: %s', (text, error) => {
  expect(readOsmPlace(text)).toEqual({ ok: false, error });
});

test('no line makes the reader throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(typeof readOsmPlace(text).ok).toBe('boolean');
    }),
  );
});
