import type { FeatureCollection } from 'geojson';
import GeoJSONVT, { type LegacyTile } from 'geojson-vt';

/** Units across one tile; 4096 is what clients of the format expect. */
export const tileExtent = 4096;
export const maxTileZoom = 16;

/** geojson-vt keeps every tile it has cut; past this many the index is made anew. */
const maxKeptTiles = 5_000;

/** Cuts one layer into tiles. The first request for a tile reads the layer and builds its index. */
export function layerIndex(readLayer: () => FeatureCollection): {
  tile: (z: number, x: number, y: number) => LegacyTile | undefined;
} {
  let index: GeoJSONVT | undefined;
  return {
    tile(z, x, y) {
      if (index && index.tileCoords.length > maxKeptTiles) index = undefined;
      index ??= new GeoJSONVT(readLayer(), {
        maxZoom: maxTileZoom,
        // Tiles are cut on request, a millisecond or two each; cutting all of the upper ones takes ten
        // times as long.
        indexMaxZoom: 0,
        extent: tileExtent,
        buffer: 96,
      });
      const features = index.getTile(z, x, y)?.features.filter(({ tags }) => isShownAt(z, tags));
      return features && features.length > 0 ? { features } : undefined;
    },
  };
}

/** Tiles of 512 pixels at level z are drawn at view zooms up to z + 1.5. */
function isShownAt(z: number, tags: Record<string, unknown> | null): boolean {
  const minZoom = tags?.['minZoom'];
  return typeof minZoom !== 'number' || minZoom <= z + 1.5 || z === maxTileZoom;
}
