import type { Measure, SaleCell, SaleGroup, SalePool } from '#src/domain/market/sale-pool.ts';
import { memoize } from '#src/lib/memoize.ts';
import type { NumberFact, WordColumn, WordFact } from '../../repository.ts';
import { allRows } from '../rows.ts';
import {
  requestedPartOfGroup,
  requestedPartOfUnpooled,
  GROUP_WORDS,
  type GroupWord,
  type PoolQuery,
} from './pool-query.ts';
import type { SampleParts, Samples } from '../facts/samples.ts';

/** Restricted sales that share one published figure. */
type PooledCell = SaleCell &
  Pick<SaleGroup, 'saleCount'> &
  Partial<Omit<SaleGroup, keyof SaleCell>>;

/** The sales of a pool that a question concerns, by how they may be shown. */
type ConcernedGroups = {
  readonly byPart: Readonly<Record<keyof SampleParts, readonly PooledCell[]>>;
  /** The indexes in the pool of the groups that answer. */
  readonly answering: ReadonlySet<number>;
};

function concernedGroups({ groups, waiting }: SalePool, question: PoolQuery): ConcernedGroups {
  const byPart: Record<keyof SampleParts, PooledCell[]> = {
    pooled: [],
    drawn: [],
    cut: [],
    outside: [],
    late: [],
    open: [],
  };
  const answering = new Set<number>();
  for (const [place, group] of groups.entries()) {
    const match = requestedPartOfGroup(group, question);
    if (!match) continue;
    const { part, saleCount } = match;
    byPart[part].push(saleCount === group.saleCount ? group : { ...group, saleCount });
    if (part === 'pooled') answering.add(place);
  }
  for (const sales of waiting) {
    const match = requestedPartOfUnpooled(sales, question);
    if (match) byPart[match.part].push(sales);
  }
  return { byPart, answering };
}

const PARTS = ['pooled', 'drawn', 'cut', 'outside', 'late', 'open'] as const;

const saleCountOf = (pooledSales: readonly PooledCell[]) =>
  pooledSales.reduce((sum, { saleCount: count }) => sum + count, 0);

function partsOf({ byPart }: ConcernedGroups): SampleParts {
  const pooledSales = 0;
  const drawnCount = pooledSales + saleCountOf(byPart.pooled);
  const cut = drawnCount + saleCountOf(byPart.drawn);
  const outside = cut + saleCountOf(byPart.cut);
  const late = outside + saleCountOf(byPart.outside);
  return {
    pooled: pooledSales,
    drawn: drawnCount,
    cut,
    outside,
    late,
    open: late + saleCountOf(byPart.late),
  };
}

function isShownWord(name: WordFact): name is GroupWord {
  return (GROUP_WORDS as readonly string[]).includes(name);
}

/** A column that repeats the value of each group, or of waiting sales, for each of its sales. */
function spread<Column extends Int32Array | Float64Array>(
  column: Column,
  all: readonly PooledCell[],
  valueFor: (pooledSales: PooledCell) => number,
): Column {
  let at = 0;
  for (const pooledSales of all) {
    column.fill(valueFor(pooledSales), at, at + pooledSales.saleCount);
    at += pooledSales.saleCount;
  }
  return column;
}

/** A group shows only those words of its grouping fields that all its sales share. */
function sharedWords(all: readonly PooledCell[], count: number, name: WordFact): WordColumn {
  const wordOf = (pooledSales: PooledCell) => {
    if (name === 'status') return 'U';
    return isShownWord(name) ? (pooledSales[name] ?? '') : '';
  };
  const places = new Map([['', 0]]);
  const codes = spread(new Int32Array(count), all, (pooledSales) => {
    const word = wordOf(pooledSales);
    const place = places.get(word) ?? places.size;
    places.set(word, place);
    return place;
  });
  return { codes, words: [...places.keys()], sole: undefined };
}

/** The only numbers a group shows are the month of its sales and, when all are equal, their bedrooms. */
function sharedNumber({ monthDay, bedrooms }: PooledCell, name: NumberFact): number {
  if (name === 'restricted') return 1;
  if (name === 'soldDay') return monthDay;
  const [alike, others] = bedrooms ?? [];
  return name === 'bedrooms' && alike && !others ? (alike[0] ?? Number.NaN) : Number.NaN;
}

/** The average of its group for each sale, as many times as the measure is known there. */
function sharedMeasure(all: readonly PooledCell[], count: number, name: Measure): Float64Array {
  const values = new Float64Array(count).fill(Number.NaN);
  let at = 0;
  for (const { figures, saleCount: sales } of all) {
    const figure = figures?.[name];
    if (figure) values.fill(figure.sum / figure.count, at, at + Math.min(figure.count, sales));
    at += sales;
  }
  return values;
}

export type PooledSales = {
  readonly samples: Samples;
  /** The sales that have become public but are counted by a group that answers, by their `shuffle`. */
  readonly countedInGroups: ReadonlySet<number>;
};

/** The restricted sales that the statistics of a question may show an anonymous viewer. */
export function pooledSales(pool: SalePool, question: PoolQuery): PooledSales {
  const concernedSales = concernedGroups(pool, question);
  const all = PARTS.flatMap((part) => concernedSales.byPart[part]);
  const count = saleCountOf(all);
  const openedSales = [...pool.openedSales].filter(([, place]) =>
    concernedSales.answering.has(place),
  );
  return {
    samples: {
      count,
      rows: () => allRows(count),
      words: (name) => sharedWords(all, count, name),
      numbers: (name) =>
        spread(new Float64Array(count), all, (pooledSales) => sharedNumber(pooledSales, name)),
      measure: memoize((name) => sharedMeasure(all, count, name)),
      flags: (name) => new Uint8Array(count).fill(name === 'closed' ? 1 : 0),
      parts: partsOf(concernedSales),
    },
    countedInGroups: new Set(openedSales.map(([shuffle]) => shuffle)),
  };
}
