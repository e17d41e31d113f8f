import { fnv1a } from '#src/lib/random.ts';
import type { Lattice } from '../lattice/lattices.ts';
import { boxesMeet, boxRound, widenBounds } from '#src/lib/geo/local-plane.ts';
import { ENGLISH_NAMES, FRENCH_NAMES } from './name-words.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';

/** Name and suffix of a street; the suffix is empty where the name has its kind in front. */
export type StreetName = { readonly name: string; readonly suffix: string };

type BlockIndex = { readonly column: number; readonly row: number };

/** Names for the streets of one lattice, of which none is used twice within 2 km. */
export type NamePool = {
  /** Name of the n-th street that lies in one block only. */
  readonly inBlock: (
    column: number,
    row: number,
    street: { readonly n: number; readonly turn: number },
  ) => StreetName;
  /** How many earlier blocks of a lattice have the same names: for each, the names get another suffix. */
  readonly turnOf: (block: BlockIndex, first: BlockIndex, columns: number) => number;
  /** First number in a turn: higher when the suffixes are used up, so that no address repeats. */
  readonly firstNumber: (turn: number) => number;
  /** Name of an old town's street, which continues from block to block. */
  readonly along: (axis: 'column' | 'row', index: number) => StreetName;
  /** Name of a main road without a known one. */
  readonly mainRoad: (axis: 'column' | 'row', index: number) => StreetName;
  readonly park: (column: number, row: number, n: number) => string;
};

/** Streets of one block that can have names of their own. */
export const NAMES_PER_BLOCK = 72;
/** The most old streets of one axis in a block. */
export const NAMES_PER_OLD_BLOCK = 20;
/** Blocks of the same names are this far apart on each axis. */
const ENGLISH_PERIOD = 5;
const FRENCH_PERIOD = 4;
const MAIN_NAMES = 40;
/** A prime past every class's size: neighbours in the list do not become neighbours in town. */
const SCATTER = 7919;
/** Lattices nearer than this have names from different classes. */
const APART_KM = 3;

const ENGLISH_SUFFIXES = ['Avenue', 'Street', 'Drive', 'Road', 'Lane', 'Crescent'] as const;
const OLD_SUFFIXES = ['Street', 'Avenue', 'Road', 'Drive', 'Lane'] as const;
const MAIN_SUFFIXES = ['Road', 'Avenue', 'Drive', 'Street'] as const;
const FRENCH_KINDS = ['Rue', 'Avenue', 'Chemin'] as const;
/** More than any street of one block has, a crescent too. */
const NUMBERS_APART = 1000;

type Language = {
  readonly names: readonly string[];
  readonly classes: number;
  readonly period: number;
  /** Names for the old streets of one axis. */
  readonly oldNames: number;
};

const ENGLISH: Language = {
  names: ENGLISH_NAMES,
  classes: 4,
  period: ENGLISH_PERIOD,
  oldNames: 160,
};
const FRENCH: Language = { names: FRENCH_NAMES, classes: 2, period: FRENCH_PERIOD, oldNames: 190 };

/**
 * Gives each lattice its names. Names are dealt into classes, and lattices that lie near one another
 * take different classes; inside a lattice, blocks that lie near one another take different parts of
 * its class.
 */
export function namePools(lattices: readonly Lattice[]): ReadonlyMap<Lattice, NamePool> {
  const nameAreas: { readonly box: ReturnType<typeof boxRound>; readonly nameClass: number }[] = [];
  const pools = new Map<Lattice, NamePool>();
  for (const lattice of lattices) {
    const language = lattice.towns[0]?.province === 'QC' ? FRENCH : ENGLISH;
    const box = widenBounds(boxRound(positionsOf(lattice)), APART_KM + 3);
    const near = nameAreas.filter((other) => boxesMeet(other.box, box));
    const uses = Array.from(
      { length: language.classes },
      (_, at) => near.filter(({ nameClass }) => nameClass === at).length,
    );
    const nameClass = uses.indexOf(Math.min(...uses));
    nameAreas.push({ box, nameClass });
    pools.set(lattice, namePool(lattice.id, language, nameClass));
  }
  return pools;
}

function positionsOf({ towns }: Lattice): LngLat[] {
  return towns.flatMap(({ lng, lat, neighbourhoods }) => [
    [lng, lat] as const,
    ...neighbourhoods.map((part) => [part.lng, part.lat] as const),
  ]);
}

function namePool(id: string, language: Language, nameClass: number): NamePool {
  const { names, classes, period, oldNames } = language;
  const size = Math.floor(names.length / classes);
  const start = fnv1a(id) % size;
  const nameAt = (n: number) => names[((n * SCATTER + start) % size) * classes + nameClass] ?? '';
  const blockStart = (column: number, row: number) =>
    oldNames * 2 +
    MAIN_NAMES * 2 +
    (modulo(column, period) * period + modulo(row, period)) * NAMES_PER_BLOCK;
  const withSuffix = (name: string, turn: number, suffixes: readonly string[]): StreetName => {
    const start = fnv1a(`${id}/${name}`) + turn;
    if (language === FRENCH) {
      return { name: `${FRENCH_KINDS[start % FRENCH_KINDS.length] ?? 'Rue'} ${name}`, suffix: '' };
    }
    return { name, suffix: suffixes[start % suffixes.length] ?? 'Street' };
  };
  const axisStart = (axis: 'column' | 'row', count: number) => (axis === 'column' ? 0 : count);
  const suffixes = language === FRENCH ? FRENCH_KINDS : ENGLISH_SUFFIXES;
  const oldSuffixes = language === FRENCH ? FRENCH_KINDS : OLD_SUFFIXES;
  return {
    inBlock: (column, row, { n, turn }) =>
      withSuffix(
        nameAt(blockStart(column, row) + modulo(n + fnv1a(`${column}/${row}`), NAMES_PER_BLOCK)),
        turn,
        ENGLISH_SUFFIXES,
      ),
    firstNumber: (turn) => Math.floor(turn / suffixes.length) * NUMBERS_APART,
    turnOf: ({ column, row }, first, columns) => {
      const across = Math.ceil(columns / period) + 1;
      const [x, y] = [column - first.column, row - first.row].map((at) => Math.floor(at / period));
      return (x ?? 0) + (y ?? 0) * across;
    },
    along: (axis, index) =>
      withSuffix(
        nameAt(axisStart(axis, oldNames) + modulo(index, oldNames)),
        modulo(Math.floor(index / oldNames), oldSuffixes.length),
        OLD_SUFFIXES,
      ),
    mainRoad: (axis, index) =>
      withSuffix(
        nameAt(oldNames * 2 + axisStart(axis, MAIN_NAMES) + modulo(index, MAIN_NAMES)),
        axis === 'column' ? 0 : 1,
        MAIN_SUFFIXES,
      ),
    park: (column, row, n) => {
      const name = nameAt(
        blockStart(column, row) + modulo(n * 11 + fnv1a(`${row}/${column}`), NAMES_PER_BLOCK),
      );
      return language === FRENCH ? `Parc ${name}` : `${name} Park`;
    },
  };
}

function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
