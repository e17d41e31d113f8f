import type { ListingIndex } from '#src/server/listings/engine/ListingIndex.ts';
import { UNKNOWN } from '#src/server/listings/engine/columns.ts';
import type { IndexFilter, ReadField } from '#src/server/listings/engine/index-search.ts';
import { isCodeField } from '#src/server/listings/engine/row-fields.ts';
import type { FactName, ListingFacts } from '#src/server/listings/repository.ts';

type Fact = string | number | null;

/** Reads how a column writes a value that its rows keep folded. */
export type LabelOf = (column: string, key: string) => string | undefined;

/** Where the index holds a fact, and the column its words are written in. */
const FIELD_OF: Readonly<Partial<Record<FactName, { field: ReadField; column: string }>>> = {
  boardId: { field: 'boardId', column: 'board_id' },
  type: { field: 'type', column: 'type' },
  class: { field: 'class', column: 'class' },
  status: { field: 'status', column: 'status' },
  lastStatus: { field: 'lastStatus', column: 'last_status' },
  propertyType: { field: 'propertyType', column: 'property_type' },
  style: { field: 'style', column: 'style' },
  city: { field: 'city', column: 'city' },
  area: { field: 'area', column: 'area' },
  neighborhood: { field: 'neighborhood', column: 'neighborhood' },
  state: { field: 'state', column: 'state' },
  listPrice: { field: 'listPrice', column: 'list_price' },
  soldPrice: { field: 'soldPrice', column: 'sold_price' },
  bedrooms: { field: 'bedrooms', column: 'bedrooms' },
  bathrooms: { field: 'bathrooms', column: 'bathrooms' },
  sqftLow: { field: 'sqftLow', column: 'sqft_low' },
  sqftHigh: { field: 'sqftHigh', column: 'sqft_high' },
  daysOnMarket: { field: 'daysOnMarket', column: 'days_on_market' },
  listDay: { field: 'listDayFirst', column: 'list_day_first' },
  soldDay: { field: 'soldDayFirst', column: 'sold_day_first' },
  shuffle: { field: 'shuffle', column: 'shuffle' },
};

/** Whether the index holds all of these facts. */
export function holdsFacts(names: readonly FactName[]): boolean {
  return names.every((name) => name === 'restricted' || name in FIELD_OF);
}

/** Turns what stands in a column into the fact. */
function reader(index: ListingIndex, name: FactName, labelOf: LabelOf): (value: number) => Fact {
  const place = FIELD_OF[name];
  if (!place) return (value) => value;
  const { field, column } = place;
  if (!isCodeField(field)) return (value) => (value === UNKNOWN ? null : value);
  const words = index.wordsOf(field).map((word) => labelOf(column, String(word)) ?? word);
  return (code) => words[code - 1] ?? null;
}

/** The asked facts of every listing a filter matches, all of which the index has to hold. */
export function indexFacts(
  index: ListingIndex,
  filter: IndexFilter,
  names: readonly FactName[],
  labelOf: LabelOf,
): ListingFacts[] {
  const held = names.filter((name) => name !== 'restricted');
  const fields = held.flatMap((name) => FIELD_OF[name]?.field ?? []);
  const { count, values, restricted } = index.read(filter, fields);
  const readers = held.map((name) => reader(index, name, labelOf));
  const asksRestricted = names.includes('restricted');
  const facts: Record<string, Fact>[] = [];
  for (let row = 0; row < count; row += 1) {
    const fact: Record<string, Fact> = {};
    for (let at = 0; at < held.length; at += 1) {
      fact[held[at] ?? ''] = readers[at]?.(values[at]?.[row] ?? 0) ?? null;
    }
    if (asksRestricted) fact['restricted'] = restricted[row] ?? 0;
    facts.push(fact);
  }
  return facts;
}
