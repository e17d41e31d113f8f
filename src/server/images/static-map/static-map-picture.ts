import { shortHash } from '../picture-name.ts';
import type { Picture } from '../picture-source.ts';
import { type StaticMap, staticMap, type TileSource } from './static-map.ts';

/** A picture of the map, drawn from the tiles of a source. */
export function staticMapPicture(map: StaticMap, tile: TileSource): Picture {
  return {
    key: `map-${shortHash(JSON.stringify(map))}`,
    draw: () => staticMap(map, tile),
  };
}
