import type { MakeCall } from '#src/contract/calls-over.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { dayAfter, dayBefore, newHomesSearch } from '../alerts/alert-search.ts';
import type { SeenHomes } from '../repository.ts';

type NewHomesDependencies = {
  /** The calls as a customer may make them. */
  readonly callsOf: (userId: string) => Promise<MakeCall>;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
};

export type NewHomes = {
  /** The number of homes listed since the owner of a search saw it; null when it cannot be determined. */
  count(userId: string, search: SeenHomes & { readonly address: string }): Promise<number | null>;
  /** The homes of a search that its owner sees by opening it at this moment. */
  seenNow(userId: string, address: string): Promise<SeenHomes>;
};

/**
 * Counts the new homes of saved searches. Listings give the day they were listed, not the hour. So when a
 * search is opened, all homes of the days before count as seen, and those of the day itself by their
 * number.
 */
export function newHomes({ callsOf, today }: NewHomesDependencies): NewHomes {
  const listedAfter = async (
    userId: string,
    address: string,
    day: string,
  ): Promise<number | null> => {
    const search = newHomesSearch(address, { from: dayAfter(day), to: today() });
    if (!search) return null;
    const call = await callsOf(userId);
    const reply = await call(searchListingsCall, { query: { ...search, listings: false } });
    return reply.ok ? reply.value.count : null;
  };
  return {
    async count(userId, { address, seenDay, seenCount }) {
      const count = await listedAfter(userId, address, seenDay);
      return count === null ? null : Math.max(0, count - seenCount);
    },
    async seenNow(userId, address) {
      const seenDay = dayBefore(today());
      return { seenDay, seenCount: (await listedAfter(userId, address, seenDay)) ?? 0 };
    },
  };
}
