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
  /** The number of homes listed since the owner of a search saw it; null when it cannot be determined. */
  count(search: SeenHomes & { readonly address: string }): Promise<number | null>;
  /** The homes of a search that its owner sees by opening it at this moment. */
  seenNow(address: string): Promise<SeenHomes>;
};

/**
 * Counts the new homes of saved searches. Listings give the day they were listed, not the hour. So when a
 * search is opened, all homes of the days before count as seen, and those of the day itself by their
 * number.
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
