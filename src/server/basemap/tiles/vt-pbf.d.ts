declare module 'vt-pbf' {
  import type { LegacyTile } from 'geojson-vt';

  /** Writes the layers of one tile, keyed by layer name, as a Mapbox Vector Tile. */
  export function fromGeojsonVt(
    layers: Readonly<Record<string, LegacyTile>>,
    options?: { version?: 1 | 2; extent?: number },
  ): Uint8Array;
}
