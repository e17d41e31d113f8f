import { DEEPEST_TILE_ZOOM } from '#src/lib/geo/web-mercator.ts';
import { codesInTile, MORTON_LEVELS, mortonCode } from '#src/server/search-index/morton.ts';
import type { RowValues } from './rows/listing-row.ts';

/** The columns of a row for its side of the market and its place. */
export type KeyedPlace = Pick<RowValues, 'status' | 'tile_x' | 'tile_y'>;

/** Homes on the market come before those that have left it. */
export const sideOf = (status: unknown) => (status === 'A' ? 0 : 1);

/**
 * A number that puts homes near to each other one after another, those on the market first: below twice the
 * number of tiles of its level.
 *
 * @param level of the tiles that are told apart, at most 26
 */
export function placeKey({ status, tile_x, tile_y }: KeyedPlace, level: number): number {
  const shift = DEEPEST_TILE_ZOOM - MORTON_LEVELS;
  const code = mortonCode(Number(tile_x) >>> shift, Number(tile_y) >>> shift);
  return sideOf(status) * 4 ** level + Math.floor(code / codesInTile(level));
}
