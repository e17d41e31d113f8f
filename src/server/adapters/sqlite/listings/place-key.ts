import { DEEPEST_TILE_ZOOM } from '#src/lib/geo/web-mercator.ts';
import { codesInTile, MORTON_LEVELS, mortonCode } from '#src/server/search-index/morton.ts';
import type { RowValues } from './rows/listing-row.ts';

/** What a row says of its side of the market and of its place. */
export type KeyedPlace = Pick<RowValues, 'status' | 'tile_x' | 'tile_y'>;

/** Homes on the market come before those that have left it. */
export const sideOf = (status: unknown) => (status === 'A' ? 0 : 1);

/**
 * A number by which homes near to each other follow one another, those on the market first: below twice the
 * tiles of its level.
 *
 * @param level of the tiles that are told apart, at most 26
 */
export function placeKey({ status, tile_x, tile_y }: KeyedPlace, level: number): number {
  const shift = DEEPEST_TILE_ZOOM - MORTON_LEVELS;
  const code = mortonCode(Number(tile_x) >>> shift, Number(tile_y) >>> shift);
  return sideOf(status) * 4 ** level + Math.floor(code / codesInTile(level));
}
