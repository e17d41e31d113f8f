import RenderFeature from 'ol/render/Feature.js';
import { expect, test } from 'vitest';
import { halfRoof, octagon } from '#src/islands/map/basemap/ground/cover-shapes.ts';
import { withGroundCover } from '#src/islands/map/basemap/ground/ground-cover.ts';

function tree(x: number, y: number): RenderFeature {
  return new RenderFeature('Point', [x, y], [], 2, { layer: 'trees', size: 4 }, undefined);
}

const HOUSE = [0, 0, 20, 0, 20, 10, 0, 10, 0, 0];
const house = new RenderFeature('Polygon', HOUSE, [10], 2, { layer: 'houses', roof: 2 }, undefined);

function layers(features: readonly RenderFeature[]): unknown[] {
  return features.map((feature) => feature.get('layer'));
}

test('many trees are merged into a few shapes', () => {
  const many = Array.from({ length: 200 }, (_, n) => tree(n * 7, n * 3));
  const coveredFeatures = withGroundCover(many, 1);
  expect(coveredFeatures.length).toBeLessThanOrEqual(4);
  expect(new Set(layers(coveredFeatures))).toEqual(new Set(['shadows', 'tree-crowns']));
});

test('a house keeps its shape and gets a shadow', () => {
  const coveredFeatures = withGroundCover([house], 1);
  expect(layers(coveredFeatures)).toEqual(['houses', 'shadows', 'roof-shades']);
  expect(coveredFeatures[0]).toBe(house);
});

test('other features are unchanged and stay in order', () => {
  const road = new RenderFeature('LineString', [0, 0, 1, 1], [4], 2, { layer: 'roads' }, undefined);
  expect(withGroundCover([road, house], 1).slice(0, 2)).toEqual([road, house]);
});

test('a tree crown has the radius of its size', () => {
  const ring = octagon(100, 100, 4);
  const distances = Array.from({ length: ring.length / 2 }, (_, n) =>
    Math.hypot((ring[n * 2] ?? 0) - 100, (ring[n * 2 + 1] ?? 0) - 100),
  );
  for (const distance of distances) expect(distance).toBeCloseTo(4);
});

test('the southern half of an east-west roof is shaded', () => {
  expect(halfRoof(HOUSE)).toEqual([0, 0, 20, 0, 20, 5, 0, 5, 0, 0]);
});

test('an outline that is not a rectangle has no ridge', () => {
  expect(halfRoof([0, 0, 20, 0, 20, 10, 0, 0])).toBeUndefined();
});
