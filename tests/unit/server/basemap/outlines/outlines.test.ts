import type { Feature, Polygon, Position } from 'geojson';
import { expect, test } from 'vitest';
import { basemapLayers } from '#src/server/basemap/outlines/outlines.ts';
import { boundsOf } from '#src/lib/geo/rings.ts';
import { insideAny, polygonsOf } from '#src/server/basemap/outlines/polygons.ts';
import { theWorld } from '#tests/support/places/street-world.ts';

const { outlines } = theWorld();
const land = polygonFeatures('land');
const lakes = polygonFeatures('lakes');

function polygonFeatures(layer: 'land' | 'lakes'): Feature<Polygon>[] {
  return outlines[layer].features.flatMap((feature) =>
    polygonsOf(feature.geometry).map((coordinates) => ({
      ...feature,
      geometry: { type: 'Polygon', coordinates },
    })),
  );
}

function names(layer: (typeof basemapLayers)[number]): unknown[] {
  return outlines[layer].features.map(({ properties }) => properties?.['name']);
}

test('every layer has features with positions inside the world', () => {
  for (const layer of basemapLayers) {
    const { features } = outlines[layer];
    expect(features.length, layer).toBeGreaterThan(0);
    const numbers = JSON.stringify(features.map(({ geometry }) => geometry)).match(/-?\d+\.?\d*/g);
    expect(
      numbers?.every((number) => Math.abs(Number(number)) <= 180),
      layer,
    ).toBe(true);
  }
});

test('every ring of land and lakes is closed and has an area', () => {
  for (const { geometry } of [...land, ...lakes]) {
    for (const ring of geometry.coordinates) {
      expect(ring.length).toBeGreaterThan(3);
      expect(ring.at(-1)).toEqual(ring[0]);
      expect(ringArea(ring)).toBeGreaterThan(0);
    }
  }
});

/** The area inside a ring by the shoelace formula, in square degrees, whatever the direction of the ring. */
function ringArea(ring: readonly Position[]): number {
  const [originX = 0, originY = 0] = ring[0] ?? [];
  const parts = ring.slice(1).map(([toX = 0, toY = 0], at) => {
    const [fromX = 0, fromY = 0] = ring[at] ?? [];
    return (fromX - originX) * (toY - originY) - (toX - originX) * (fromY - originY);
  });
  return Math.abs(parts.reduce((sum, part) => sum + part, 0)) / 2;
}

test('every province and territory has one label', () => {
  const codes = outlines['province-labels'].features.map(({ properties }) => properties?.['code']);
  expect(new Set(codes).size).toBe(13);
  expect(names('province-labels')).toContain('Québec');
});

test('the Great Lakes of Canada are present and labelled', () => {
  const greatLakes = ['Lake Ontario', 'Lake Erie', 'Lake Huron', 'Lake Superior'];
  expect(names('lakes')).toEqual(expect.arrayContaining(greatLakes));
  expect(names('lake-labels')).toEqual(expect.arrayContaining(greatLakes));
});

test.each([
  ['Toronto City Hall', [-79.3839, 43.6534]],
  ['the Leslie Street Spit', [-79.3245, 43.6375]],
  ['Picton, on a peninsula of Lake Ontario', [-77.139, 44.008]],
])('%s is on land and in no lake', (_, position) => {
  expect(insideAny(land, position)).toBe(true);
  expect(insideAny(lakes, position)).toBe(false);
});

test.each([
  ['off Toronto', [-79.3, 43.55]],
  ['the inner harbour of Toronto', [-79.375, 43.634]],
  ['off Rochester', [-77.6, 43.6]],
])('a point in Lake Ontario %s is in a lake', (_, position) => {
  expect(insideAny(lakes, position)).toBe(true);
});

test('a point in the Pacific is neither on land nor in a lake', () => {
  expect(insideAny(land, [-130, 49])).toBe(false);
  expect(insideAny(lakes, [-130, 49])).toBe(false);
});

test('the label point of each lake lies in that lake', () => {
  for (const { geometry, properties } of outlines['lake-labels'].features) {
    const own = lakes.filter((lake) => lake.properties?.['name'] === properties?.['name']);
    const position = geometry.type === 'Point' ? geometry.coordinates : [];
    expect(insideAny(own, position), String(properties?.['name'])).toBe(true);
  }
});

test('every river has a width class', () => {
  const widths = outlines.rivers.features.map(({ properties }) => properties?.['width']);
  expect(new Set(widths)).toEqual(new Set([1, 2, 3, 4]));
});

test('no land polygon spans the whole world', () => {
  const widths = [...outlines.land.features, ...outlines.neighbours.features]
    .flatMap(({ geometry }) => polygonsOf(geometry))
    .map(([outer = []]) => boundsOf(outer))
    .map(([west, , east]) => east - west);
  expect(Math.max(...widths)).toBeLessThan(180);
});
