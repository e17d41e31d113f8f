import { LRUCache } from 'lru-cache';
import type { Budget } from '#src/domain/budget/budget.ts';
import { UpkeepRooms } from '#src/domain/budget/UpkeepRooms.ts';

/** Visitors who move a map ask for the same budget again and again; its tables take some 60 KB. */
const KEPT_BUDGETS = 100;

const rooms = new LRUCache<string, UpkeepRooms, Budget>({
  max: KEPT_BUDGETS,
  memoMethod: (_key, _stale, { context }) => new UpkeepRooms(context),
});

/** The tables of a budget; those of the latest budgets are kept. */
export function upkeepRooms(budget: Budget): UpkeepRooms {
  const { monthlyDollars, terms } = budget;
  const key = [monthlyDollars, terms.cashDollars, terms.ratePercent, terms.years].join('/');
  return rooms.memo(key, { context: budget });
}
