import type { PixelBox } from '#src/lib/geo/polygon.ts';
import { DEEPEST_TILE_ZOOM, deepestTile } from '#src/lib/geo/web-mercator.ts';
import { codesInTile, MORTON_END, MORTON_LEVELS, mortonCode } from './morton.ts';
import { type Edge, edgeMeetsBox, ringEdges } from './scan/ring-edges.ts';
import { isBoxAlone, type SearchArea } from './search-area.ts';

/** Morton codes from `from` up to but not `to`. In a range that is not an `edge`, every row is inside. */
export type CodeRange = { readonly from: number; to: number; readonly edge: boolean };

/** A whole tile of some level with the ring sides that may cross it. */
type Cell = {
  readonly level: number;
  readonly x: number;
  readonly y: number;
  readonly edges: readonly Edge[];
};

const TILES = 2 ** MORTON_LEVELS;
const TILE_SHIFT = DEEPEST_TILE_ZOOM - MORTON_LEVELS;

/** Farther than rounding to a millionth of a degree can move a position out of its tile. */
const SLACK_DEGREES = 2e-6;

/** What a cover is for: rows that are tested one by one, or sums of tiles, which test themselves. */
export type CoverUse = 'rows' | 'sums';

/**
 * Levels from the area down to its cells: more make the cover slower, fewer leave more rows to be tested at
 * its edges.
 */
const LEVELS_BELOW_AREA: Readonly<Record<CoverUse, number>> = { rows: 3, sums: 1 };
/** The level of areas up to some kilometres wide, where few rows are to be tested. */
const SMALL_AREA_LEVEL = 12;
const LEVELS_BELOW_SMALL_AREA = 2;

function tileAt(latitude: number, longitude: number): { x: number; y: number } {
  const { x, y } = deepestTile(Math.min(90, Math.max(-90, latitude)), longitude);
  return { x: x >>> TILE_SHIFT, y: y >>> TILE_SHIFT };
}

/** The tiles from the north-west to the south-east corner of the area, grown on every side. */
function tileBox(area: SearchArea, growDegrees: number): PixelBox {
  const northWest = tileAt(area.northE6 / 1e6 + growDegrees, area.westE6 / 1e6 - growDegrees);
  const southEast = tileAt(area.southE6 / 1e6 - growDegrees, area.eastE6 / 1e6 + growDegrees);
  return { minX: northWest.x, minY: northWest.y, maxX: southEast.x, maxY: southEast.y };
}

const latitudeOf = (y: number) =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / TILES))) * 180) / Math.PI;
const longitudeOf = (x: number) => (x / TILES) * 360 - 180;

function degreesOf({ minX, minY, maxX, maxY }: PixelBox): PixelBox {
  return {
    minX: longitudeOf(minX) - SLACK_DEGREES,
    minY: latitudeOf(maxY + 1) - SLACK_DEGREES,
    maxX: longitudeOf(maxX + 1) + SLACK_DEGREES,
    maxY: latitudeOf(minY) + SLACK_DEGREES,
  };
}

function tilesOf({ level, x, y }: Cell): PixelBox {
  const size = 1 << (MORTON_LEVELS - level);
  return { minX: x * size, minY: y * size, maxX: (x + 1) * size - 1, maxY: (y + 1) * size - 1 };
}

const isWithin = (inner: PixelBox, outer: PixelBox) =>
  inner.minX >= outer.minX &&
  inner.maxX <= outer.maxX &&
  inner.minY >= outer.minY &&
  inner.maxY <= outer.maxY;

const areApart = (one: PixelBox, other: PixelBox) =>
  one.minX > other.maxX || one.maxX < other.minX || one.minY > other.maxY || one.maxY < other.minY;

/** Positions beyond the map are stored in the tiles at its rim. */
const WORLD_WITHIN_RIM: PixelBox = { minX: 1, minY: 1, maxX: TILES - 2, maxY: TILES - 2 };

function middleIsInside(box: PixelBox, { isInRings }: SearchArea): boolean {
  return isInRings((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2);
}

/**
 * Whether a box lies in the circle of an area. Testing the corners is enough: of two places on a parallel
 * the one that is farther round is farther away, and a meridian leaves a circle only once.
 */
function isInCircle(
  { minX, minY, maxX, maxY }: PixelBox,
  { isInCircle: isIn }: SearchArea,
): boolean {
  return isIn(minX, minY) && isIn(minX, maxY) && isIn(maxX, minY) && isIn(maxX, maxY);
}

/** Walks the tiles that meet an area from the whole world down. */
class CoverWalk {
  readonly ranges: CodeRange[] = [];
  readonly #area: SearchArea;
  readonly #deepest: number;
  readonly #outer: PixelBox;
  readonly #inner: PixelBox;

  constructor(area: SearchArea, deepest: number) {
    this.#area = area;
    this.#deepest = deepest;
    this.#outer = tileBox(area, SLACK_DEGREES);
    const { minX, minY, maxX, maxY } = tileBox(area, -SLACK_DEGREES);
    this.#inner = { minX: minX + 1, minY: minY + 1, maxX: maxX - 1, maxY: maxY - 1 };
  }

  visit(cell: Cell, from: number): void {
    const tiles = tilesOf(cell);
    if (areApart(tiles, this.#outer)) return;
    let isInside = isWithin(tiles, this.#inner);
    let { edges } = cell;
    if (!isBoxAlone(this.#area)) {
      const { rings, circle } = this.#area;
      const box = degreesOf(tiles);
      edges = edges.filter((edge) => edgeMeetsBox(edge, box));
      const canTell = edges.length === 0 && isWithin(tiles, WORLD_WITHIN_RIM);
      if (rings.length > 0) {
        if (canTell && !middleIsInside(box, this.#area)) return;
        isInside = canTell;
      }
      if (circle) isInside &&= canTell && isInCircle(box, this.#area);
    }
    if (isInside || cell.level >= this.#deepest) this.#add(from, cell.level, !isInside);
    else this.#split(edges === cell.edges ? cell : { ...cell, edges }, from);
  }

  #split({ level, x, y, edges }: Cell, from: number): void {
    const span = codesInTile(level + 1);
    for (let quarter = 0; quarter < 4; quarter += 1) {
      const cell = { level: level + 1, x: 2 * x + (quarter & 1), y: 2 * y + (quarter >> 1), edges };
      this.visit(cell, from + quarter * span);
    }
  }

  #add(from: number, level: number, edge: boolean): void {
    const to = from + codesInTile(level);
    const last = this.ranges.at(-1);
    if (last && last.to === from && last.edge === edge) last.to = to;
    else this.ranges.push({ from, to, edge });
  }
}

/** The deepest tile that holds a box. */
function tileAround({ minX, minY, maxX, maxY }: PixelBox): Omit<Cell, 'edges'> {
  const depth = 32 - Math.clz32((minX ^ maxX) | (minY ^ maxY));
  return { level: MORTON_LEVELS - depth, x: minX >>> depth, y: minY >>> depth };
}

function coverLevel(area: SearchArea, use: CoverUse): number {
  const { minX, minY, maxX, maxY } = tileBox(area, SLACK_DEGREES);
  const acrossTiles = Math.max(1, maxX - minX, maxY - minY);
  const level = MORTON_LEVELS - Math.floor(Math.log2(acrossTiles));
  const isSmall = level >= SMALL_AREA_LEVEL && isBoxAlone(area);
  const below = isSmall ? LEVELS_BELOW_SMALL_AREA : LEVELS_BELOW_AREA[use];
  return Math.min(MORTON_LEVELS, level + below);
}

/**
 * The Morton ranges that hold every row of an area, in order and apart. Without an area, one range that
 * holds all rows.
 */
export function coverArea(area: SearchArea | undefined, use: CoverUse = 'rows'): CodeRange[] {
  if (!area) return [{ from: 0, to: MORTON_END, edge: false }];
  const walk = new CoverWalk(area, coverLevel(area, use));
  const around = tileAround(tileBox(area, SLACK_DEGREES));
  const size = 2 ** (MORTON_LEVELS - around.level);
  const from = mortonCode(around.x * size, around.y * size);
  walk.visit({ ...around, edges: ringEdges(area.rings) }, from);
  return walk.ranges;
}
