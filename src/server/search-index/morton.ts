import type { SlicedWork } from '#src/lib/sliced-work.ts';
import { inParts } from './rows/parts.ts';

/** Number of tile levels in a code: two bits a level, 52 bits, exact in a double. */
export const MORTON_LEVELS = 26;

/** Codes are below this number. */
export const MORTON_END = 4 ** MORTON_LEVELS;

const CODES_IN_TILE = Float64Array.from(
  { length: MORTON_LEVELS + 1 },
  (_, level) => 4 ** (MORTON_LEVELS - level),
);

/** Number of codes in a tile of a level, which is at most 26. Looked up, because powers are slow. */
export const codesInTile = (level: number): number => CODES_IN_TILE[level] ?? 1;

const HALF_LEVELS = MORTON_LEVELS / 2;
const HALF_MASK = 2 ** HALF_LEVELS - 1;

/** Puts a zero between the bits of a 13-bit number. */
function spread(bits: number): number {
  let spacedBits = bits & HALF_MASK;
  spacedBits = (spacedBits | (spacedBits << 8)) & 0x00ff00ff;
  spacedBits = (spacedBits | (spacedBits << 4)) & 0x0f0f0f0f;
  spacedBits = (spacedBits | (spacedBits << 2)) & 0x33333333;
  return (spacedBits | (spacedBits << 1)) & 0x55555555;
}

/**
 * The Morton code of a Web-Mercator tile of level 26: the bits of y and x alternate, from the top. The
 * tiles inside a tile of a coarser level are one unbroken range of codes.
 */
export function mortonCode(x: number, y: number): number {
  const high = spread(x >>> HALF_LEVELS) | (spread(y >>> HALF_LEVELS) << 1);
  const low = spread(x) | (spread(y) << 1);
  return high * 2 ** MORTON_LEVELS + low;
}

/** The inverse of `spread`. */
function gather(spacedBits: number): number {
  let bits = spacedBits & 0x55555555;
  bits = (bits | (bits >>> 1)) & 0x33333333;
  bits = (bits | (bits >>> 2)) & 0x0f0f0f0f;
  bits = (bits | (bits >>> 4)) & 0x00ff00ff;
  return (bits | (bits >>> 8)) & HALF_MASK;
}

/** The tile of a Morton code of any level. */
export function tileOfCode(code: number): { x: number; y: number } {
  const high = Math.floor(code / 2 ** MORTON_LEVELS);
  const low = code % 2 ** MORTON_LEVELS;
  return {
    x: gather(high) * 2 ** HALF_LEVELS + gather(low),
    y: gather(high >>> 1) * 2 ** HALF_LEVELS + gather(low >>> 1),
  };
}

const DIGIT_BITS = 13;
const DIGITS = 2 ** DIGIT_BITS;

function* stableSort(
  order: Uint32Array,
  digits: Uint32Array,
  radix: number,
): SlicedWork<Uint32Array<ArrayBuffer>> {
  const starts = new Uint32Array(radix + 1);
  for (const { from, to } of inParts(order.length)) {
    for (let at = from; at < to; at += 1) {
      const next = (digits[at] ?? 0) + 1;
      starts[next] = (starts[next] ?? 0) + 1;
    }
    yield;
  }
  for (let digit = 0; digit < radix; digit += 1) {
    starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
  }
  const sortedOrder = new Uint32Array(order.length);
  for (const { from, to } of inParts(order.length)) {
    for (let at = from; at < to; at += 1) {
      const row = order[at] ?? 0;
      const digit = digits[row] ?? 0;
      const place = starts[digit] ?? 0;
      sortedOrder[place] = row;
      starts[digit] = place + 1;
    }
    yield;
  }
  return sortedOrder;
}

/** Row numbers ordered by group, and in a group by Morton code (radix sort, least digit first). */
export function* orderByGroupAndCode(
  { groups, count }: { readonly groups: Uint32Array; readonly count: number },
  codes: Float64Array,
): SlicedWork<Uint32Array<ArrayBuffer>> {
  const rows = groups.length;
  let order = new Uint32Array(rows);
  const digits = new Uint32Array(rows);
  for (let row = 0; row < rows; row += 1) order[row] = row;
  for (let shift = 0; shift < 2 * MORTON_LEVELS; shift += DIGIT_BITS) {
    const unit = 2 ** shift;
    for (const { from, to } of inParts(rows)) {
      for (let row = from; row < to; row += 1) {
        digits[row] = Math.floor((codes[row] ?? 0) / unit) % DIGITS;
      }
      yield;
    }
    order = yield* stableSort(order, digits, DIGITS);
  }
  return yield* stableSort(order, groups, count);
}
