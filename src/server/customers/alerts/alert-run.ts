import type { Clock } from '#src/lib/clock.ts';
import { dayAfter, dayBefore } from './alert-search.ts';
import type { AlertNews, AlertStore, WatchedSearch } from './alert-store.ts';
import { type AlertRun, dailyRun } from './daily-run.ts';

export type FindNews = (
  search: Pick<WatchedSearch, 'userId' | 'address' | 'recentKeys'>,
  days: { readonly from: string; readonly to: string },
) => Promise<{ readonly news: AlertNews | null } & Pick<WatchedSearch, 'recentKeys'>>;

export type AlertRunDependencies = {
  readonly alerts: Pick<AlertStore, 'watchedSearches' | 'note'>;
  /**
   * The news of a search on the given days, both included, or null for none; and the homes to remember as
   * its recent ones.
   */
  readonly findNews: FindNews;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
  /** Called when a search could not be looked after; the search is tried again later. */
  readonly onError: (error: unknown) => void;
};

/**
 * Once a day looks for homes that were listed on the days that have ended since a search was last looked
 * after, and for those that came late. The news and what it covers are stored together, so that a restart
 * repeats nothing and leaves nothing out.
 */
export function alertRun(dependencies: AlertRunDependencies): AlertRun {
  const { alerts, findNews, clock } = dependencies;
  const runItem = async (search: WatchedSearch, day: string) => {
    const to = dayBefore(day);
    const from = dayAfter(search.coveredDay);
    const isCovered = from > to;
    const { recentKeys } = search;
    const result = isCovered ? { news: null, recentKeys } : await findNews(search, { from, to });
    const coveredDay = isCovered ? search.coveredDay : to;
    const nowMs = clock.now().getTime();
    const isNoted = await alerts.note(search, { ...result, day, coveredDay, nowMs });
    return { isNoted, isMade: isNoted && result.news !== null };
  };
  return dailyRun({ ...dependencies, findDue: alerts.watchedSearches, runItem });
}
