import { searchListingsCall } from '#src/contract/listings/calls.ts';
import {
  type AnySummary,
  type ListingSummary,
  SUMMARY_FIELDS,
} from '#src/contract/listings/listing.ts';
import type { MakeCall } from '#src/contract/calls-over.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { detailPath } from '#src/domain/routes.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import type { FindNews } from './alert-run.ts';
import { newHomesSearch } from './alert-search.ts';
import { titleOf } from './alert-home.ts';
import type { AlertHome } from './alert-store.ts';

const HOMES_IN_MAIL = 10;
const HOMES_READ = 200;

type AlertNewsDependencies = {
  /** The calls of a visitor who is not signed in. */
  readonly callOpen: MakeCall;
  /** The calls of a registered customer. */
  readonly callAll: MakeCall;
  /** Whether a customer counts as registered; anyone else learns of public homes only. */
  readonly isRegistered: (userId: string) => Promise<boolean>;
  /** The locale of prices. */
  readonly locale: Locale;
};

function homeOf(listing: ListingSummary, locale: Locale): AlertHome {
  return {
    title: titleOf(listing),
    path: detailPath(listing),
    price: formatDollars(listing.listPrice, locale),
    brokerage: listing.office.brokerageName,
  };
}

const isOpen = (listing: AnySummary): listing is ListingSummary => !isRestricted(listing);

/**
 * Finds the news of a saved search. A mail leaves the site, so it shows only public homes, and gives just
 * the number of those that only signed-in visitors may see.
 *
 * @throws when the homes cannot be searched
 */
export function alertNews({
  callOpen,
  callAll,
  isRegistered,
  locale,
}: AlertNewsDependencies): FindNews {
  const answer = async (call: MakeCall, query: Partial<ListingSearch>) => {
    const outcome = await call(searchListingsCall, { query });
    if (outcome.ok) return outcome.value;
    throw new Error(`The homes of a saved search could not be searched: ${outcome.error.kind}`);
  };
  return async ({ userId, address }, days) => {
    const query = newHomesSearch(address, days);
    if (!query) return null;
    const isForAll = await isRegistered(userId);
    const all = isForAll ? await answer(callAll, { ...query, listings: false }) : null;
    if (all?.count === 0) return null;
    const openReply = await answer(callOpen, {
      ...query,
      sortBy: 'createdOnDesc',
      resultsPerPage: HOMES_READ,
      fields: [...SUMMARY_FIELDS],
    });
    // Drops restricted homes: they show only the month they were listed in, and match the search by that.
    const homes = openReply.listings.filter(isOpen);
    const open = openReply.listings.length < HOMES_READ ? homes.length : openReply.count;
    if (!all && open === 0) return null;
    return {
      homes: homes.slice(0, HOMES_IN_MAIL).map((home) => homeOf(home, locale)),
      moreHomes: Math.max(0, open - HOMES_IN_MAIL),
      hiddenHomes: all ? Math.max(0, all.count - open) : 0,
    };
  };
}
