import type { DatabaseSync } from 'node:sqlite';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { budgetOf } from '#src/domain/budget/budget.ts';
import type { UpkeepRooms } from '#src/domain/budget/UpkeepRooms.ts';
import { upkeepRooms } from '../../../upkeep-rooms.ts';
import type { Condition } from './condition.ts';

/** Homes for sale within a budget; `budgetFunction` decides which of the cheap enough ones are. */
export function withinBudget(filter: ListingFilter): Condition[] {
  const budget = budgetOf(filter);
  if (!budget) return [];
  const { highestPrice } = upkeepRooms(budget);
  return [
    {
      sql: `(type = 'sale' AND price BETWEEN 1 AND ? AND is_affordable(price, yearly_upkeep, tax_region))`,
      values: [highestPrice],
    },
  ];
}

/**
 * Gives a database a function that compares homes with a budget. The returned function sets the budget
 * before each query.
 */
export function budgetFunction(db: DatabaseSync): (filter: ListingFilter) => void {
  let rooms: UpkeepRooms | undefined;
  db.function('is_affordable', { directOnly: true }, (price, upkeep, region) =>
    Number(rooms?.fits(Number(price), Number(upkeep), region === null ? null : String(region))),
  );
  return (filter) => {
    // Queries of one search differ only in status and type, which the condition itself tests.
    const budget = budgetOf({ ...filter, type: ['sale'] });
    rooms = budget && upkeepRooms(budget);
  };
}
