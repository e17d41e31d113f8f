import { type SlicedWork, singleStep } from '#src/lib/sliced-work.ts';
import { LRUCache } from 'lru-cache';
import type { LegacyTile } from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import { layerIndex, maxTileZoom, tileExtent } from './layer-index.ts';
import type { TileLayerSource } from './map-layers.ts';
import { basemapLayers, type BasemapOutlines } from '../outlines/outlines.ts';

/** A source of basemap tiles. */
export type BasemapTiles = {
  /**
   * The Mapbox Vector Tile at the given Web Mercator address, empty where there is only sea;
   * undefined if there is no such tile (zoom over 16, or outside the world).
   */
  tile: (z: number, x: number, y: number) => Uint8Array | undefined;
  /** Steps that each make the index of a layer, so that the first tile need not wait for it. */
  warmSteps: readonly (() => SlicedWork<unknown>)[];
};

/** Tiles in memory, about 15 KB each. */
const CACHED_TILES = 1000;

/** Cuts outlines into vector tiles, and adds the layers that a source draws into each. */
export function basemapTiles(outlines: BasemapOutlines, source?: TileLayerSource): BasemapTiles {
  const indexes = basemapLayers.map((name) => ({ name, index: layerIndex(() => outlines[name]) }));
  const tiles = new LRUCache<string, Uint8Array>({ max: CACHED_TILES });

  function cut(z: number, x: number, y: number): Uint8Array {
    const layers: Record<string, LegacyTile> = {};
    for (const { name, index } of indexes) {
      const layer = index.tile(z, x, y);
      if (layer) layers[name] = layer;
    }
    for (const [name, layer] of Object.entries(source?.layersOf({ z, x, y }) ?? {})) {
      layers[name] = { features: [...(layers[name]?.features ?? []), ...layer.features] };
    }
    // Copied, as the encoder returns the beginning of a buffer up to twice as long.
    return new Uint8Array(fromGeojsonVt(layers, { version: 2, extent: tileExtent }));
  }
  return {
    warmSteps: indexes.map(
      ({ index }) =>
        () =>
          singleStep(() => index.tile(0, 0, 0)),
    ),
    tile(z, x, y) {
      if (!isTileAddress(z, x, y)) return undefined;
      const address = `${z}/${x}/${y}`;
      const tile = tiles.get(address) ?? cut(z, x, y);
      tiles.set(address, tile);
      return tile;
    },
  };
}

function isTileAddress(z: number, x: number, y: number): boolean {
  if (!Number.isInteger(z) || z < 0 || z > maxTileZoom) return false;
  return [x, y].every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** z);
}
