import type { HomeSize } from '#src/domain/market/valuation/adjusted-price.ts';
import { boardTypesOf, valuedTypeOf } from '#src/domain/market/valuation/valued-types.ts';
import { VALUED_TYPES, type ValuedType } from '#src/contract/listings/valued-homes.ts';
import { stateKey } from '#src/domain/listing/field-values.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { pointAt } from '#src/lib/geo/web-mercator.ts';
import type { SlicedWork } from '#src/lib/sliced-work.ts';
import type { Viewer } from '../../http/viewer.ts';
import { resultInSlices } from '../../scheduling/sliced-work.ts';
import {
  FACT_TILE_ZOOM,
  type FactTable,
  type ListingRepository,
  type NumberFact,
} from '../repository.ts';
import { memoizedTable } from '../statistics/facts/facts.ts';
import { isKnown } from '../statistics/rows.ts';
import { middleSqft } from './nearby-sales.ts';

/** A sale with the facts that tests of the values need. */
export type RecordedSale = HomeSize &
  LatLng & {
    readonly city: string;
    /** Two-letter code. */
    readonly province: string;
    readonly type: ValuedType;
    readonly priceDollars: number;
    /** Days since 1970. */
    readonly soldDay: number;
    /** A fixed number of the sale that reveals nothing about it. */
    readonly shuffle: number;
  };

const NAMES = [
  ...(['propertyType', 'city', 'state'] as const),
  ...(['soldPrice', 'bedrooms', 'bathrooms', 'sqftLow', 'sqftHigh'] as const),
  ...(['soldDay', 'shuffle', 'tileX', 'tileY'] as const),
];

/** Pixels across a tile, with 256 for the whole world at zoom 0. */
const TILE_PX = 256;

const orNull = (value: number) => (isKnown(value) ? value : null);

type WordColumn = 'propertyType' | 'city' | 'state';

/** Translates the words of a column, by row: few of them differ. */
function changedWords<Value>(
  { words }: FactTable,
  name: WordColumn,
  change: (word: string) => Value,
): (row: number) => Value {
  const column = words(name);
  const values = column.words.map((word) => change(word));
  const none = change('');
  return (row) => values[column.codes[row] ?? 0] ?? none;
}

function* salesIn(table: FactTable): SlicedWork<RecordedSale[]> {
  const { count, numbers } = table;
  const typeAt = changedWords(table, 'propertyType', valuedTypeOf);
  const cityAt = changedWords(table, 'city', (city) => city);
  const provinceAt = changedWords(table, 'state', stateKey);
  const number = (name: NumberFact, row: number) => numbers(name)[row] ?? Number.NaN;
  const sales: RecordedSale[] = [];
  for (let row = 0; row < count; row += 1) {
    yield;
    const type = typeAt(row);
    const priceDollars = number('soldPrice', row);
    const x = (number('tileX', row) + 0.5) * TILE_PX;
    const y = (number('tileY', row) + 0.5) * TILE_PX;
    if (!type || !(priceDollars > 0) || !isKnown(x)) continue;
    sales.push({
      ...pointAt({ x, y }, FACT_TILE_ZOOM),
      city: cityAt(row),
      province: provinceAt(row),
      type,
      priceDollars,
      sqft: middleSqft([orNull(number('sqftLow', row)), orNull(number('sqftHigh', row))]),
      beds: orNull(number('bedrooms', row)),
      baths: orNull(number('bathrooms', row)),
      soldDay: number('soldDay', row),
      shuffle: number('shuffle', row),
    });
  }
  return sales;
}

/**
 * Every sale since a day of a home that can be valued, if a viewer may see it whole.
 *
 * @param since YYYY-MM-DD
 */
export async function recordedSales(
  { facts }: Pick<ListingRepository, 'facts'>,
  viewer: Viewer,
  since: string,
): Promise<RecordedSale[]> {
  const filter = {
    status: ['U' as const],
    lastStatus: ['Sld' as const],
    type: ['sale' as const],
    propertyType: VALUED_TYPES.flatMap(boardTypesOf),
    minSoldDate: since,
  };
  const table = memoizedTable(await facts({ filter, viewer, names: NAMES }));
  return await resultInSlices(() => salesIn(table));
}
