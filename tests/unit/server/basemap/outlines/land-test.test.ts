import { expect, test } from 'vitest';
import { landTest } from '#src/server/basemap/outlines/land-test.ts';
import { insidePolygon, polygonsOf } from '#src/server/basemap/outlines/polygons.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const { outlines } = theWorld();
const { isLand } = landTest(outlines);

test.each([
  ['Toronto city hall', 43.6534, -79.3841, true],
  ['Lake Ontario', 43.5, -79.2, false],
  ['Calgary', 51.05, -114.07, true],
  ['Lake Superior', 47.7, -87.5, false],
  ['the Atlantic', 44, -58, false],
  ['Buffalo, in another country', 42.8, -78.7, false],
])('%s is classified as Canadian land or not', (_, lat, lng, expected) => {
  expect(isLand({ lat, lng })).toBe(expected);
});

test('the banded index agrees with testing every polygon', () => {
  const isIn = (layer: 'land' | 'lakes' | 'water-areas', lng: number, lat: number) =>
    outlines[layer].features
      .flatMap(({ geometry }) => polygonsOf(geometry))
      .some((rings) => insidePolygon(rings, [lng, lat]));
  for (let i = 0; i < 300; i += 1) {
    const lat = 43 + ((i * 7.31) % 12);
    const lng = -125 + ((i * 13.77) % 65);
    const isWet = isIn('lakes', lng, lat) || isIn('water-areas', lng, lat);
    expect(isLand({ lat, lng })).toBe(isIn('land', lng, lat) && !isWet);
  }
});
