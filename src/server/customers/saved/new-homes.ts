import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { dayAfter, dayBefore, newHomesSearch } from '../alerts/alert-search.ts';
import type { SeenHomes } from '../repository.ts';

type NewHomesDependencies = {
  /** The calls of a signed-in customer. */
  readonly callAll: MakeCall;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
};

export type NewHomes = {
  /** Homes of a search that were listed since its owner saw it; null where none can be told. */
  count(search: SeenHomes & { readonly address: string }): Promise<number | null>;
  /** What its owner has seen of a search that is open now. */
  seenNow(address: string): Promise<SeenHomes>;
};

/**
 * Counts the new homes of saved searches. Listings tell the day they were listed, not the hour: so a
 * search that is opened has all homes of the days before seen, and so many of the day itself.
 */
export function newHomes({ callAll, today }: NewHomesDependencies): NewHomes {
  const listedAfter = async (address: string, day: string): Promise<number | null> => {
    const search = newHomesSearch(address, { from: dayAfter(day), to: today() });
    if (!search) return null;
    const reply = await callAll(searchListingsCall, { query: { ...search, listings: false } });
    return reply.ok ? reply.value.count : null;
  };
  return {
    async count({ address, seenDay, seenCount }) {
      const count = await listedAfter(address, seenDay);
      return count === null ? null : Math.max(0, count - seenCount);
    },
    async seenNow(address) {
      const seenDay = dayBefore(today());
      return { seenDay, seenCount: (await listedAfter(address, seenDay)) ?? 0 };
    },
  };
}
