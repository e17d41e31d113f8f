import type { FeatureCollection } from 'geojson';
import { expect, test } from 'vitest';
import { basemapLayers, type BasemapOutlines } from '#src/server/basemap/outlines/outlines.ts';
import { packOutlines, unpackedOutlines } from '#src/server/basemap/outlines/packed-outlines.ts';

const layers: Record<string, FeatureCollection> = Object.fromEntries(
  basemapLayers.map((name) => [
    name,
    {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { name },
          geometry: { type: 'Point', coordinates: [-79.38, 43.65] },
        },
      ],
    },
  ]),
);
const outlines = layers as BasemapOutlines;

test('packed outlines read back unchanged, every time', () => {
  const unpacked = unpackedOutlines(packOutlines(outlines));
  expect(unpacked).toEqual(outlines);
  expect(unpacked.land).toEqual(outlines.land);
  expect(Object.keys(unpacked)).toEqual([...basemapLayers]);
});
