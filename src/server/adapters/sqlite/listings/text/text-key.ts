import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { limitSpans, type Span } from '#src/lib/spans.ts';
import { coverArea } from '#src/server/search-index/area-cover.ts';
import { codesInTile } from '#src/server/search-index/morton.ts';
import { searchArea } from '#src/server/search-index/search-area.ts';
import { type KeyedPlace, placeKey, sideOf } from '../place-key.ts';

/** Tiles of some fourteen kilometres: a map of a city shows a few of them. */
const TILE_LEVEL = 11;
const TILES = 4 ** TILE_LEVEL;
const CODES_A_TILE = codesInTile(TILE_LEVEL);

/** With the tile and the side of the market it makes 53 bits, which a number holds exactly. */
const ID_BITS = 30;
const LISTINGS = 2 ** ID_BITS;

/** Each span is a search of its own in the full text. */
const MAX_SPANS = 4;

/** The listing of a row of `listing_text`, in SQL. */
export const LISTING_OF_TEXT = `(rowid & ${LISTINGS - 1})`;

/**
 * The row of `listing_text` with the words of a listing. Homes on the market come first, and those near to
 * each other lie together, so that a search with an area reads only the words there.
 */
export function textKey(id: number, place: KeyedPlace): number {
  return placeKey(place, TILE_LEVEL) * LISTINGS + id;
}

function tilesOf(map: MapArea | undefined): Span[] {
  if (!map) return [{ from: 0, to: TILES }];
  const tiles = coverArea(searchArea(map)).map(({ from, to }) => ({
    from: Math.floor(from / CODES_A_TILE),
    to: Math.ceil(to / CODES_A_TILE),
  }));
  return limitSpans(tiles, MAX_SPANS);
}

/** Where a search looks for words; by default everywhere. */
export type TextSearch = {
  readonly status?: ListingFilter['status'] | undefined;
  readonly map?: MapArea | undefined;
};

/** The rows of `listing_text` that hold the words of every home on this side of the market and map. */
export function textSpans({ status, map }: TextSearch): Span[] {
  const sides = status?.length ? new Set(status.map(sideOf)) : [0, 1];
  const tiles = tilesOf(map);
  return [...sides].flatMap((side) =>
    tiles.map(({ from, to }) => ({
      from: (side * TILES + from) * LISTINGS,
      to: (side * TILES + to) * LISTINGS,
    })),
  );
}
