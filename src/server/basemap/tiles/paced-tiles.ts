import { pauseWork } from '../../scheduling/request-work.ts';
import type { BasemapTiles } from './basemap-tiles.ts';
import type { TileLayerSource } from './map-layers.ts';

/** Laying the streets of a tile of this zoom takes some milliseconds. */
const PART_ZOOM = 15;
/** Tiles of lower zooms have no streets to be laid between the main roads. */
const LOWEST_ZOOM = 12;

/** The parts of a tile, as tiles of `PART_ZOOM`. */
function* partsOf(z: number, x: number, y: number): Generator<{ x: number; y: number }> {
  const parts = 2 ** (PART_ZOOM - z);
  for (let column = 0; column < parts; column += 1) {
    for (let row = 0; row < parts; row += 1) yield { x: x * parts + column, y: y * parts + row };
  }
}

/**
 * Tiles that let other requests go first: the streets of a large tile are laid part by part before it is
 * cut, as all at once take a tenth of a second.
 */
export function pacedTiles(
  { tile }: Pick<BasemapTiles, 'tile'>,
  { prepare }: Pick<TileLayerSource, 'prepare'>,
) {
  return {
    async tile(z: number, x: number, y: number): Promise<Uint8Array | undefined> {
      if (z >= LOWEST_ZOOM && z < PART_ZOOM) {
        for (const part of partsOf(z, x, y)) {
          await pauseWork();
          prepare({ z: PART_ZOOM, ...part }, z);
        }
      }
      await pauseWork();
      return tile(z, x, y);
    },
  };
}
