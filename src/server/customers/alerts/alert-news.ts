import type { MakeCall } from '#src/contract/calls-over.ts';
import {
  type AnySummary,
  type ListingSummary,
  SUMMARY_FIELDS,
} from '#src/contract/listings/listing.ts';
import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { isRestricted } from '#src/domain/listing/visibility.ts';
import { formatDollars } from '#src/domain/money.ts';
import { detailPath } from '#src/domain/routes.ts';
import type { Locale } from '#src/messages/locale.ts';
import { titleOf } from './alert-home.ts';
import type { FindNews } from './alert-run.ts';
import { dayBefore, newHomesSearch } from './alert-search.ts';
import type { AlertHome, AlertNews } from './alert-store.ts';
import { RECENT_DAYS, recentHomes, searchForAlert } from './recent-homes.ts';

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

type Query = Partial<ListingSearch>;

const isOpen = (listing: AnySummary): listing is ListingSummary => !isRestricted(listing);

/** The first day of the homes that are looked at, YYYY-MM-DD. */
function firstRecentDay({ from, to }: { readonly from: string; readonly to: string }): string {
  let day = to;
  for (let days = 1; days < RECENT_DAYS; days += 1) day = dayBefore(day);
  return day < from ? day : from;
}

/** What a mail says of some open homes, the newest first, and of the others that it only counts. */
function newsOf(
  openHomes: readonly ListingSummary[],
  counts: { readonly open: number; readonly hidden: number },
  locale: Locale,
): AlertNews | null {
  if (counts.open === 0 && counts.hidden === 0) return null;
  return {
    homes: openHomes.slice(0, HOMES_IN_MAIL).map((listing): AlertHome => {
      return {
        title: titleOf(listing),
        path: detailPath(listing),
        price: formatDollars(listing.listPrice, locale),
        brokerage: listing.office.brokerageName,
      };
    }),
    moreHomes: Math.max(0, counts.open - HOMES_IN_MAIL),
    hiddenHomes: counts.hidden,
  };
}

/**
 * Finds the news of a saved search: homes that were not among its recent homes before, or, where these are
 * not remembered, homes listed on the days. A mail leaves the site, so it shows only public homes, and gives
 * just the number of those that only signed-in visitors may see.
 *
 * @throws when the homes cannot be searched
 */
export function alertNews({
  callOpen,
  callAll,
  isRegistered,
  locale,
}: AlertNewsDependencies): FindNews {
  const newsOfDays = async (query: Query, isForAll: boolean) => {
    const all = isForAll ? await searchForAlert(callAll, { ...query, listings: false }) : null;
    if (all?.count === 0) return null;
    const { listings, count } = await searchForAlert(callOpen, {
      ...query,
      sortBy: 'createdOnDesc',
      resultsPerPage: HOMES_READ,
      fields: [...SUMMARY_FIELDS],
    });
    // Drops restricted homes: they show only the month they were listed in, and match the search by that.
    const homes = listings.filter(isOpen);
    const open = listings.length < HOMES_READ ? homes.length : count;
    const hidden = all ? Math.max(0, all.count - open) : 0;
    return newsOf(homes, { open, hidden }, locale);
  };

  const homesSince = async (query: Query, isForAll: boolean) => {
    const open = (await recentHomes(callOpen, query))?.filter(isOpen);
    if (!open) return null;
    const all = isForAll ? await recentHomes(callAll, query) : open;
    return all && { open, keys: all.map(listingKey) };
  };

  return async ({ userId, address, recentKeys: earlierKeys }, days) => {
    const search = newHomesSearch(address, days);
    const recentSearch = newHomesSearch(address, { from: firstRecentDay(days), to: days.to });
    if (!search || !recentSearch) return { news: null, recentKeys: null };
    const isForAll = await isRegistered(userId);
    const recent = await homesSince(recentSearch, isForAll);
    if (!recent || !earlierKeys) {
      return { news: await newsOfDays(search, isForAll), recentKeys: recent?.keys ?? null };
    }
    const newKeys = new Set(recent.keys).difference(new Set(earlierKeys));
    const open = recent.open.filter((home) => newKeys.has(listingKey(home)));
    const hidden = newKeys.size - open.length;
    const news = newsOf(open, { open: open.length, hidden }, locale);
    return { news, recentKeys: recent.keys };
  };
}
