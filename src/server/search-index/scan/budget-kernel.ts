import type { UpkeepRooms } from '#src/domain/budget/UpkeepRooms.ts';
import type { CodeColumn, NumberColumn } from '../rows/columns.ts';

/** The costs and regions of the rows of a partition, with a budget in the codes of their regions. */
export type BudgetTest = {
  readonly price: NumberColumn;
  readonly upkeep: NumberColumn;
  readonly region: CodeColumn;
  readonly budget: UpkeepRooms;
  /** The region of each code; the first is unknown. */
  readonly regions: readonly (string | null)[];
};

/**
 * Keeps the rows within a budget: among the first `rows` of a selection, none of which may be dearer than
 * its highest price. An unknown upkeep counts as nothing.
 */
export function keepAffordable(test: BudgetTest, selection: Int32Array, rows: number): number {
  const { price, upkeep, region, budget, regions } = test;
  const { shift } = budget;
  const { sole } = region;
  const tables: (Int32Array | undefined)[] = regions.map(() => undefined);
  let selectedCount = 0;
  for (let at = 0; at < rows; at += 1) {
    const row = selection[at] ?? 0;
    const code = sole ?? region.values[row] ?? 0;
    const table = tables[code] ?? budget.tableOf(regions[code] ?? null);
    tables[code] = table;
    const priceDollars = (price.values[row] ?? 0) + price.base;
    const storedValue = upkeep.values[row] ?? 0;
    const upkeepDollars = storedValue === 0 ? 0 : storedValue + upkeep.base;
    const step = priceDollars >> shift;
    selection[selectedCount] = row;
    if (upkeepDollars > (table[step] ?? -1)) continue;
    // Between two steps of the table only the budget itself can decide.
    const isSure = upkeepDollars <= (table[step + 1] ?? -1);
    selectedCount += +(isSure || budget.fits(priceDollars, upkeepDollars, regions[code] ?? null));
  }
  return selectedCount;
}
