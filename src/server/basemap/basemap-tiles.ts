import { LRUCache } from 'lru-cache';
import type { LegacyTile } from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import { fnv1a } from '#src/lib/random.ts';
import type { DrawnWorld } from '#src/demo-world/streets/build-street-world.ts';
import { WORLD_EDITION } from '#src/demo-world/streets/build-street-world.ts';
import { layerIndex, maxTileZoom, tileExtent } from './layer-index.ts';
import { basemapLayers, makeOutlines, type Outlines, type OutlineSources } from './outlines.ts';
import { packedOutlines } from './packed-outlines.ts';
import { streetLayers } from '#src/demo-world/map-layers/street-layers.ts';

import { readOutlines, writeOutlines } from './outlines-file.ts';

/** A source of basemap tiles. */
export type Basemap = {
  /**
   * The Mapbox Vector Tile at the given Web Mercator address, empty where there is only sea;
   * undefined if there is no such tile (zoom over 16, or outside the world).
   */
  tile: (z: number, x: number, y: number) => Uint8Array | undefined;
};

/** Tiles in memory, about 15 KB each. */
const CACHED_TILES = 1000;

/** Cuts outlines and streets into vector tiles. */
export function basemapTiles(outlines: Outlines, world?: DrawnWorld): Basemap {
  const indexes = basemapLayers.map((name) => ({ name, index: layerIndex(() => outlines[name]) }));
  const tiles = new LRUCache<string, Uint8Array>({ max: CACHED_TILES });

  function cut(z: number, x: number, y: number): Uint8Array {
    const layers: Record<string, LegacyTile> = {};
    for (const { name, index } of indexes) {
      const layer = index.tile(z, x, y);
      if (layer) layers[name] = layer;
    }
    if (world) {
      for (const [name, layer] of Object.entries(streetLayers(world, { z, x, y }))) {
        layers[name] = { features: [...(layers[name]?.features ?? []), ...layer.features] };
      }
    }
    // A copy: what is given is the beginning of a buffer up to twice as long.
    return new Uint8Array(fromGeojsonVt(layers, { version: 2, extent: tileExtent }));
  }
  return {
    tile(z, x, y) {
      if (!isTileAddress(z, x, y)) return undefined;
      const address = `${z}/${x}/${y}`;
      const tile = tiles.get(address) ?? cut(z, x, y);
      tiles.set(address, tile);
      return tile;
    },
  };
}

/** A number that is another one when the sources, or the way the map is made of them, are others. */
export function editionOf(sources: OutlineSources): number {
  return fnv1a(`${WORLD_EDITION}/${JSON.stringify(sources)}`);
}

/**
 * Opens the outlines from a file, which is made first if it is missing, damaged, or made from other
 * sources.
 *
 * @param onMaking told before it is made, which takes some seconds; it may make the file itself
 * @throws if the file is there but cannot be read, or cannot be written
 */
export function openOutlines(
  cacheFile: string,
  sources: OutlineSources,
  onMaking: () => void = () => undefined,
): Outlines {
  const fingerprint = editionOf(sources);
  const cached = readOutlines(cacheFile, fingerprint);
  if (cached) return packedOutlines(cached);
  onMaking();
  const madeElsewhere = readOutlines(cacheFile, fingerprint);
  if (madeElsewhere) return packedOutlines(madeElsewhere);
  const outlines = makeOutlines(sources);
  writeOutlines(cacheFile, { fingerprint, outlines });
  return packedOutlines(outlines);
}

function isTileAddress(z: number, x: number, y: number): boolean {
  if (!Number.isInteger(z) || z < 0 || z > maxTileZoom) return false;
  return [x, y].every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** z);
}
