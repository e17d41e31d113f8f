import { firstOpenDay } from '#src/domain/market/pooling-months.ts';
import { GROUP_SIZE, type PoolableSale, saleGroups } from '#src/domain/market/sale-groups.ts';
import type { GroupFigure, Measure, SaleCell, SaleGroup } from '#src/domain/market/sale-pool.ts';
import type {
  FactName,
  FactTable,
  ListingRepository,
  NewSaleGroup,
  WordFact,
} from '../../repository.ts';
import { memoizedTable } from '../facts/facts.ts';
import { FACTS_OF, measureColumn } from '../facts/measures.ts';
import { firstOfMonth } from '../periods.ts';
import { isKnown } from '../rows.ts';

const MEASURES = Object.keys(FACTS_OF) as Measure[];

/** The facts read of a sale to pool it. */
const POOLED_FACTS: readonly FactName[] = [
  ...new Set<FactName>([
    ...(['boardId', 'city', 'state', 'type', 'lastStatus', 'class', 'propertyType'] as const),
    ...(['bedrooms', 'shuffle', 'soldDay', 'listDay'] as const),
    ...MEASURES.flatMap((name) => FACTS_OF[name]),
  ]),
];

/** A sale by its row in the table it was read from. */
type ReadSale = PoolableSale & {
  readonly row: number;
  readonly cell: SaleCell;
  readonly listMonthDay: number;
};

/** The amounts that are averaged most. */
const AMOUNTS = ['soldPrice', 'listPrice', 'daysOnMarket'] as const;

const orNull = (value: number | undefined) =>
  value !== undefined && isKnown(value) ? value : null;

function readSales(table: FactTable): ReadSale[] {
  const word = (name: WordFact, row: number) => {
    const { codes, words } = table.words(name);
    return words[codes[row] ?? 0] ?? '';
  };
  const [bedrooms, shuffle] = [table.numbers('bedrooms'), table.numbers('shuffle')];
  const amounts = AMOUNTS.map((name) => table.numbers(name));
  const [soldDays, listDays] = [table.numbers('soldDay'), table.numbers('listDay')];
  return Array.from({ length: table.count }, (_, row) => {
    return {
      row,
      cell: {
        boardId: word('boardId', row),
        city: word('city', row),
        state: word('state', row),
        type: word('type', row),
        lastStatus: word('lastStatus', row),
        monthDay: firstOfMonth(soldDays[row] ?? 0),
      },
      class: word('class', row),
      propertyType: word('propertyType', row),
      bedrooms: orNull(bedrooms[row]),
      amounts: amounts.map((column) => orNull(column[row])),
      shuffle: shuffle[row] ?? 0,
      listMonthDay: firstOfMonth(listDays[row] ?? 0),
    };
  });
}

/** The sum of a measure; undefined when too few of the sales have it to hide among one another. */
function figureOf(values: Float64Array, sales: readonly ReadSale[]): GroupFigure | undefined {
  const amounts = sales.map(({ row }) => values[row] ?? Number.NaN).filter(isKnown);
  if (amounts.length < GROUP_SIZE) return undefined;
  return { sum: amounts.reduce((sum, value) => sum + value, 0), count: amounts.length };
}

function figuresOf(
  measure: (name: Measure) => Float64Array,
  sales: readonly ReadSale[],
): SaleGroup['figures'] {
  return Object.fromEntries(
    MEASURES.flatMap((name) => {
      const figure = figureOf(measure(name), sales);
      return figure ? [[name, figure]] : [];
    }),
  );
}

/** The word that all share; null when they differ. */
function sharedWord(words: readonly string[]): string | null {
  const [first = ''] = words;
  return words.every((word) => word === first) ? first : null;
}

function bedroomCounts(sales: readonly ReadSale[]): SaleGroup['bedrooms'] {
  const alike = Map.groupBy(sales, ({ bedrooms }) => bedrooms);
  return [...alike]
    .map(([bedrooms, { length }]) => [bedrooms, length] as const)
    .toSorted(([one], [other]) => (one ?? Infinity) - (other ?? Infinity));
}

/** The lowest and the highest of some numbers. */
const reach = (numbers: readonly number[]): [number, number] => [
  Math.min(...numbers),
  Math.max(...numbers),
];

function newGroup(
  cell: SaleCell,
  sales: readonly ReadSale[],
  measure: (name: Measure) => Float64Array,
): NewSaleGroup {
  return {
    rows: sales.map(({ row }) => row),
    group: {
      ...cell,
      class: sharedWord(sales.map((sale) => sale.class)),
      propertyType: sharedWord(sales.map((sale) => sale.propertyType)),
      bedrooms: bedroomCounts(sales),
      listMonthDays: reach(sales.map(({ listMonthDay }) => listMonthDay)),
      saleCount: sales.length,
      figures: figuresOf(measure, sales),
    },
  };
}

/** The groups of some sales, with their permanent figures. */
export function newSaleGroups(facts: FactTable): NewSaleGroup[] {
  const table = memoizedTable(facts);
  const columns = new Map(MEASURES.map((name) => [name, measureColumn(table, name)]));
  const measure = (name: Measure) => columns.get(name) ?? new Float64Array();
  const cells = Map.groupBy(readSales(table), ({ cell }) => Object.values(cell).join('/'));
  return [...cells.values()].flatMap((sales) => {
    const [first] = sales;
    return first ? saleGroups(sales).map((group) => newGroup(first.cell, group, measure)) : [];
  });
}

/**
 * Pools the restricted sales of past months; returns the number of groups made.
 *
 * @param today YYYY-MM-DD
 */
export async function poolSales(
  repository: Pick<ListingRepository, 'poolSales'>,
  today: string,
): Promise<number> {
  const request = { beforeDay: firstOpenDay(today), names: POOLED_FACTS };
  return await repository.poolSales(request, newSaleGroups);
}
