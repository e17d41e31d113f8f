import type { Measure } from '#src/domain/market/sale-pool.ts';
import type { FactName, FactTable } from '../../repository.ts';
import { closedFlags } from './facts.ts';
import { extentOf } from '../rows.ts';

const CLOSED: readonly FactName[] = ['status', 'lastStatus'];
const SQFT: readonly FactName[] = ['sqftLow', 'sqftHigh'];
const PRICES: readonly FactName[] = ['listPrice', 'soldPrice', ...CLOSED];

/** The facts a measure is computed from. */
export const FACTS_OF: Readonly<Record<Measure, readonly FactName[]>> = {
  listPrice: ['listPrice'],
  soldPrice: ['soldPrice', ...CLOSED],
  daysOnMarket: ['daysOnMarket', ...CLOSED],
  tax: ['annualTax'],
  maintenanceFee: ['maintenanceFee'],
  maintenanceFeePerSqft: ['maintenanceFee', ...SQFT],
  priceSqftLow: [...PRICES, ...SQFT],
  priceSqftHigh: [...PRICES, ...SQFT],
  sqftLow: SQFT,
  sqftHigh: SQFT,
  aboveList: PRICES,
  belowList: PRICES,
};

/** A number for each listing, NaN when unknown. */
type Column = Float64Array;

/** Combines two columns into one; the result for NaN must be NaN. */
function combineColumns(
  one: Column,
  other: Column,
  make: (a: number, b: number) => number,
): Column {
  const column = new Float64Array(one.length);
  for (let row = 0; row < column.length; row += 1)
    column[row] = make(one[row] ?? 0, other[row] ?? 0);
  return column;
}

/** An amount of zero counts as unknown. */
function positive(values: Column): Column {
  if (extentOf(values).lowest > 0) return values;
  const column = new Float64Array(values.length);
  for (let row = 0; row < column.length; row += 1) {
    const value = values[row] ?? 0;
    column[row] = value > 0 ? value : Number.NaN;
  }
  return column;
}

function ofClosed(table: FactTable, values: Column): Column {
  const isClosed = closedFlags(table);
  const column = new Float64Array(values.length);
  for (let row = 0; row < column.length; row += 1) {
    column[row] = isClosed[row] === 1 ? (values[row] ?? 0) : Number.NaN;
  }
  return column;
}

const divideColumns = (amounts: Column, sizes: Column) =>
  combineColumns(amounts, sizes, (a, b) => a / b);

const listPrice = ({ numbers }: FactTable) => positive(numbers('listPrice'));
const soldPrice = (table: FactTable) => ofClosed(table, positive(table.numbers('soldPrice')));
const size = ({ numbers }: FactTable, name: 'sqftLow' | 'sqftHigh') => positive(numbers(name));
const fee = ({ numbers }: FactTable) => positive(numbers('maintenanceFee'));

function pricePerSqft(table: FactTable, name: 'sqftLow' | 'sqftHigh'): Column {
  const price = combineColumns(soldPrice(table), listPrice(table), (sold, listPriceDollars) =>
    Number.isNaN(sold) ? listPriceDollars : sold,
  );
  return divideColumns(price, size(table, name));
}

/** Dollars that homes sold for above the asking price. */
const aboveAsked = (table: FactTable) =>
  combineColumns(
    listPrice(table),
    soldPrice(table),
    (listPriceDollars, paidDollars) => paidDollars - listPriceDollars,
  );

const signIs = (values: Column, sign: number) =>
  values.map((value) => (Number.isNaN(value) ? value : Number(Math.sign(value) === sign)));

function feePerSqft(table: FactTable): Column {
  const middle = combineColumns(
    size(table, 'sqftLow'),
    size(table, 'sqftHigh'),
    (a, b) => (a + b) / 2,
  );
  return divideColumns(fee(table), middle);
}

const MEASURES: Readonly<Record<Measure, (table: FactTable) => Column>> = {
  listPrice,
  soldPrice,
  daysOnMarket: (table) => ofClosed(table, table.numbers('daysOnMarket')),
  tax: ({ numbers }) => positive(numbers('annualTax')),
  maintenanceFee: fee,
  maintenanceFeePerSqft: feePerSqft,
  // The upper bound of the size gives the lower bound of the price per square foot.
  priceSqftLow: (table) => pricePerSqft(table, 'sqftHigh'),
  priceSqftHigh: (table) => pricePerSqft(table, 'sqftLow'),
  sqftLow: (table) => size(table, 'sqftLow'),
  sqftHigh: (table) => size(table, 'sqftHigh'),
  aboveList: (table) => signIs(aboveAsked(table), 1),
  belowList: (table) => signIs(aboveAsked(table), -1),
};

/** Measures every listing of a table; NaN when a part of the measure is unknown. */
export function measureColumn(table: FactTable, name: Measure): Float64Array {
  return MEASURES[name](table);
}
