import { boxRound, localPlane } from '#src/lib/geo/local-plane.ts';
import type { Bounds, LngLat } from '#src/lib/geo/shapes.ts';

/** The first and last block of each axis, both included. */
export type BlockRange = {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly firstRow: number;
  readonly lastRow: number;
};

/**
 * The grid of main roads of a city or several. Column i runs "north" through the crossings (i, ·),
 * row j "east" through (·, j); block (i, j) lies between the columns i and i + 1 and the rows j and
 * j + 1. It goes on in all directions.
 */
export type Grid = {
  /** Position of a crossing, or of a place between crossings. */
  readonly at: (column: number, row: number) => LngLat;
  /** The blocks that can touch a box, and maybe some around it. */
  readonly blocksIn: (box: Bounds) => BlockRange;
};

type RegularGrid = {
  readonly origin: LngLat;
  /** The counter-clockwise rotation of both axes from east and north. */
  readonly angleDeg: number;
  readonly columnKm: number;
  readonly rowKm: number;
};

/** Crossings that are known: some rows with the position of every column, from column 0 on. */
type KnownCrossings = {
  readonly rows: readonly { readonly row: number; readonly crossings: readonly LngLat[] }[];
};

const MARGIN_BLOCKS = 1;
/** Known crossings bend: their blocks are looked for in a wider range. */
const BENT_MARGIN_BLOCKS = 3;
/** Lines that are not quite parallel would meet if they were carried on for long. */
const BLOCKS_BEYOND = 3;

/** A grid of even spacing. */
export function regularGrid({ origin, angleDeg, columnKm, rowKm }: RegularGrid): Grid {
  const plane = localPlane(origin);
  const angle = (angleDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    at: (column, row) => {
      const [along, up] = [column * columnKm, row * rowKm];
      return plane.toLngLat([along * cos - up * sin, along * sin + up * cos]);
    },
    blocksIn: (box) => {
      const indexes = cornersOf(box).map((corner): LngLat => {
        const [east, north] = plane.toKm(corner);
        return [(east * cos + north * sin) / columnKm, (north * cos - east * sin) / rowKm];
      });
      return rangeOf(indexes, MARGIN_BLOCKS);
    },
  };
}

/** A grid through known crossings, straight between them and carried on a little beyond them. */
export function surveyedGrid({ rows }: KnownCrossings): Grid {
  const at = (column: number, row: number): LngLat => {
    const next = rows.findIndex((line) => line.row > row);
    const upper = next === -1 ? rows.length - 1 : Math.max(1, next);
    const [one, other] = [rows[upper - 1], rows[upper]];
    if (one === undefined || other === undefined) throw new RangeError('A grid needs two rows.');
    const share = (row - one.row) / (other.row - one.row);
    return between(along(one.crossings, column), along(other.crossings, column), share);
  };
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('A grid needs two rows.');
  const indexesOf = indexFinder(at, first, last);
  const lines = {
    firstColumn: -BLOCKS_BEYOND,
    lastColumn: first.crossings.length - 2 + BLOCKS_BEYOND,
    firstRow: first.row - BLOCKS_BEYOND,
    lastRow: last.row - 1 + BLOCKS_BEYOND,
  };
  return {
    at,
    blocksIn: (box) => within(rangeOf(cornersOf(box).map(indexesOf), BENT_MARGIN_BLOCKS), lines),
  };
}

function within(range: BlockRange, limits: BlockRange): BlockRange {
  return {
    firstColumn: Math.max(range.firstColumn, limits.firstColumn),
    lastColumn: Math.min(range.lastColumn, limits.lastColumn),
    firstRow: Math.max(range.firstRow, limits.firstRow),
    lastRow: Math.min(range.lastRow, limits.lastRow),
  };
}

/** Inverts the straight grid that comes nearest to known crossings. */
function indexFinder(
  at: Grid['at'],
  first: KnownCrossings['rows'][number],
  last: KnownCrossings['rows'][number],
): (position: LngLat) => LngLat {
  const columns = first.crossings.length - 1;
  const origin = at(0, first.row);
  const plane = localPlane(origin);
  const [ax, ay] = plane.toKm(at(columns, first.row));
  const [bx, by] = plane.toKm(at(0, last.row));
  const area = ax * by - ay * bx;
  return (position) => {
    const [east, north] = plane.toKm(position);
    return [
      (columns * (east * by - north * bx)) / area,
      first.row + ((last.row - first.row) * (ax * north - ay * east)) / area,
    ];
  };
}

function along(crossings: readonly LngLat[], column: number): LngLat {
  const part = Math.min(Math.max(Math.floor(column), 0), crossings.length - 2);
  const [from, to] = [crossings[part], crossings[part + 1]];
  if (from === undefined || to === undefined) throw new RangeError('A row needs two crossings.');
  return between(from, to, column - part);
}

function between([lngA, latA]: LngLat, [lngB, latB]: LngLat, share: number): LngLat {
  return [lngA + (lngB - lngA) * share, latA + (latB - latA) * share];
}

function cornersOf({ west, south, east, north }: Bounds): LngLat[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}

function rangeOf(indexes: readonly LngLat[], margin: number): BlockRange {
  const { west, east, south, north } = boxRound(indexes);
  return {
    firstColumn: Math.floor(west) - margin,
    lastColumn: Math.floor(east) + margin,
    firstRow: Math.floor(south) - margin,
    lastRow: Math.floor(north) + margin,
  };
}
