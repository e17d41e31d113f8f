import type { LegacyTile } from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import { layerIndex, maxTileZoom, tileExtent } from './layer-index.ts';
import type { NamedCity } from './city-labels.ts';
import { landTest } from './land-test.ts';
import { basemapLayers, makeOutlines, type Outlines } from './outlines.ts';
import { readOutlines, writeOutlines } from './outlines-file.ts';

/** A source of basemap tiles. */
export type Basemap = {
  /**
   * The Mapbox Vector Tile at the given Web Mercator address, empty where there is only sea;
   * undefined if there is no such tile (zoom over 14, or outside the world).
   */
  tile: (z: number, x: number, y: number) => Uint8Array | undefined;
  /** Whether a point is on Canadian land and not in a lake, as far as the outlines know. */
  isLand: (point: { lat: number; lng: number }) => boolean;
};

/** Cuts outlines into vector tiles. */
export function basemapTiles(outlines: Outlines): Basemap {
  const indexes = basemapLayers.map((name) => ({ name, index: layerIndex(outlines[name]) }));
  return {
    isLand: landTest(outlines),
    tile(z, x, y) {
      if (!isTileAddress(z, x, y)) return undefined;
      const layers: Record<string, LegacyTile> = {};
      for (const { name, index } of indexes) {
        const layer = index.tile(z, x, y);
        if (layer) layers[name] = layer;
      }
      return fromGeojsonVt(layers, { version: 2, extent: tileExtent });
    },
  };
}

/**
 * Opens the basemap from a file of prepared outlines, which is made first if it is missing,
 * damaged or out of date.
 *
 * @throws if the file is there but cannot be read, or cannot be written
 */
export function openBasemap({
  cacheFile,
  cities,
}: {
  cacheFile: string;
  /** The towns and cities to name; asked for only when the file has to be made. */
  cities: () => readonly NamedCity[];
}): Basemap {
  const cached = readOutlines(cacheFile);
  if (cached) return basemapTiles(cached);
  const outlines = makeOutlines(cities());
  writeOutlines(cacheFile, outlines);
  return basemapTiles(outlines);
}

function isTileAddress(z: number, x: number, y: number): boolean {
  if (!Number.isInteger(z) || z < 0 || z > maxTileZoom) return false;
  return [x, y].every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** z);
}
