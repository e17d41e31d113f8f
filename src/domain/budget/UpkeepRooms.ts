import { PRICE_LIMIT_DOLLARS } from '#src/contract/listings/search/values/search-limits.ts';
import { type Budget, upkeepRoomOf } from './budget.ts';

/** The most prices in a table; few homes fall undecided between two of them. */
const STEPS = 512;

type RoomAt = (priceDollars: number) => number;

/** A budget in one region: its room for taxes and fees at any price, and at the table's prices. */
type RegionRooms = { readonly roomAt: RoomAt; readonly table: Int32Array };

/** The highest price, whole dollars, for which a budget leaves room; 0 for none. */
function highestPrice(roomAt: RoomAt): number {
  let [low, high] = [0, PRICE_LIMIT_DOLLARS];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (roomAt(middle) >= 0) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * A budget in tables, one for each region: what it leaves for taxes and fees at prices that are a power of
 * two apart. As that falls with the price, the two prices around that of a home decide for nearly every
 * home whether it fits; the few between are computed exactly.
 */
export class UpkeepRooms {
  readonly #budget: Budget;
  readonly #regions = new Map<string | null, RegionRooms>();
  /** No home above this price fits, in any region; whole dollars. */
  readonly highestPrice: number;
  /** Prices of the tables are 2 to the power of this apart. */
  readonly shift: number;

  constructor(budget: Budget) {
    this.#budget = budget;
    // No taxes at closing are known outside of Canada, so a budget goes furthest there.
    this.highestPrice = highestPrice(upkeepRoomOf(null, budget));
    this.shift = Math.max(0, Math.ceil(Math.log2(this.highestPrice / STEPS)));
  }

  /** The table of a region: item `n` is what is left at a price of `n` times 2 to the power of `shift`. */
  tableOf(region: string | null): Int32Array {
    return this.#roomsOf(region).table;
  }

  /** Whether a home fits the budget. Whole dollars; a home without a price does not. */
  fits(price: number, upkeepDollars: number, region: string | null): boolean {
    return upkeepDollars <= this.#roomsOf(region).roomAt(price);
  }

  #roomsOf(region: string | null): RegionRooms {
    const rooms = this.#regions.get(region) ?? this.#makeRooms(region);
    this.#regions.set(region, rooms);
    return rooms;
  }

  #makeRooms(region: string | null): RegionRooms {
    const roomAt = upkeepRoomOf(region, this.#budget);
    const table = new Int32Array((this.highestPrice >> this.shift) + 2);
    // The table begins at a price of one dollar: nobody buys a home without a price.
    for (let at = 0; at < table.length; at += 1) table[at] = roomAt(Math.max(1, at << this.shift));
    return { roomAt, table };
  }
}
