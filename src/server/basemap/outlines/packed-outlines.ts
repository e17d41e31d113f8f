import type { FeatureCollection } from 'geojson';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { recentlyUsed } from '../tiles/recently-used.ts';
import { basemapLayers, type BasemapLayer, type BasemapOutlines } from './outlines.ts';

/** Outlines as they are kept: each layer as compressed JSON. */
export type PackedOutlines = Readonly<Record<BasemapLayer, Buffer>>;

type LayerEntry<Value> = readonly [layer: BasemapLayer, value: Value];

/** A record of what is made for each layer. */
export function byLayer<Value>(make: (layer: BasemapLayer) => Value): Record<BasemapLayer, Value> {
  const entries = basemapLayers.map((layer): LayerEntry<Value> => [layer, make(layer)]);
  return Object.fromEntries(entries) as Record<BasemapLayer, Value>;
}

export function packOutlines(outlines: BasemapOutlines): PackedOutlines {
  return byLayer((layer) => zstdCompressSync(JSON.stringify(outlines[layer])));
}

/**
 * The outlines, of which a layer is read when it is asked for, which takes up to thirty milliseconds. They are needed at
 * the start and for the first tiles, hardly ever after that: what is out of use is let go of.
 */
export function unpackedOutlines(packed: PackedOutlines): BasemapOutlines {
  const descriptors = byLayer((layer): PropertyDescriptor => {
    const readLayer = recentlyUsed(
      () => JSON.parse(zstdDecompressSync(packed[layer]).toString()) as FeatureCollection,
    );
    return { enumerable: true, get: readLayer };
  });
  return Object.defineProperties({}, descriptors) as BasemapOutlines;
}
