import type { DatabaseSync } from 'node:sqlite';
import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { budgetOf } from '#src/domain/budget/budget.ts';
import type { UpkeepRooms } from '#src/domain/budget/UpkeepRooms.ts';
import { upkeepRooms } from '../../../upkeep-rooms.ts';
import type { Condition } from './condition.ts';

/** Homes for sale that a budget reaches for; `budgetFunction` tells which of those it may reach for. */
export function affordable(filter: ListingFilter): Condition[] {
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

/** Teaches a database to compare homes with a budget. Before each query it is told which. */
export function budgetFunction(db: DatabaseSync): (filter: ListingFilter) => void {
  let rooms: UpkeepRooms | undefined;
  db.function('is_affordable', { directOnly: true }, (price, upkeep, region) =>
    Number(rooms?.fits(Number(price), Number(upkeep), region === null ? null : String(region))),
  );
  return (filter) => {
    // Queries of one search differ in status and type alone, which the condition tells itself.
    const budget = budgetOf({ ...filter, type: ['sale'] });
    rooms = budget && upkeepRooms(budget);
  };
}
