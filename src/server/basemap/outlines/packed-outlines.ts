import type { FeatureCollection } from 'geojson';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { expiringValue } from '../tiles/expiring-value.ts';
import { basemapLayers, type BasemapLayer, type BasemapOutlines } from './outlines.ts';

/** Outlines as they are stored: each layer as compressed JSON. */
export type PackedOutlines = Readonly<Record<BasemapLayer, Buffer>>;

type LayerEntry<Value> = readonly [layer: BasemapLayer, value: Value];

/** Makes a value for each layer. */
export function byLayer<Value>(make: (layer: BasemapLayer) => Value): Record<BasemapLayer, Value> {
  const entries = basemapLayers.map((layer): LayerEntry<Value> => [layer, make(layer)]);
  return Object.fromEntries(entries) as Record<BasemapLayer, Value>;
}

export function packOutlines(outlines: BasemapOutlines): PackedOutlines {
  return byLayer((layer) => zstdCompressSync(JSON.stringify(outlines[layer])));
}

/**
 * The outlines; each layer is unpacked at a request for it, which takes up to thirty milliseconds. They are
 * needed at the start and for the first tiles, hardly ever after that, so an unused layer is let go of.
 */
export function unpackedOutlines(packed: PackedOutlines): BasemapOutlines {
  const descriptors = byLayer((layer): PropertyDescriptor => {
    const readLayer = expiringValue(
      () => JSON.parse(zstdDecompressSync(packed[layer]).toString()) as FeatureCollection,
    );
    return { enumerable: true, get: readLayer };
  });
  return Object.defineProperties({}, descriptors) as BasemapOutlines;
}
