import type { Clock } from '#src/lib/clock.ts';
import { dayAfter, dayBefore } from './alert-search.ts';
import type { AlertNews, AlertStore, WatchedSearch } from './alert-store.ts';

/** Searches looked after between two other requests. */
const BATCH = 50;

/** From this hour on, UTC: it is morning from Newfoundland to the Pacific by then. */
const EARLIEST_HOUR = 12;

export type FindNews = (
  address: string,
  days: { readonly from: string; readonly to: string },
) => Promise<AlertNews | null>;

export type AlertRunDependencies = {
  readonly alerts: Pick<AlertStore, 'watchedSearches' | 'note'>;
  /** What is new for a search on the given days, both included; null for nothing. */
  readonly findNews: FindNews;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
  /** Is told of a search that could not be looked after; it has its turn again later. */
  readonly onError: (error: unknown) => void;
};

export type AlertRun = {
  /** Looks after every search whose turn it is; how many mails that made. */
  lookAfterDue(): Promise<number>;
};

/**
 * Once a day looks for homes that were listed on the days that have ended since a search was last
 * looked after. What was found and that it was looked for are stored together, so that a restart
 * repeats nothing and leaves nothing out.
 */
export function alertRun({
  alerts,
  findNews,
  clock,
  today,
  onError,
}: AlertRunDependencies): AlertRun {
  const lookAfter = async (search: WatchedSearch, day: string) => {
    const to = dayBefore(day);
    const from = dayAfter(search.coveredDay);
    const news = from > to ? null : await findNews(search.address, { from, to });
    const coveredDay = from > to ? search.coveredDay : to;
    const nowMs = clock.now().getTime();
    const isNoted = await alerts.note(search, { day, coveredDay, news, nowMs });
    return { isNoted, isMade: isNoted && news !== null };
  };
  let running: Promise<number> | undefined;
  const run = async (): Promise<number> => {
    if (clock.now().getUTCHours() < EARLIEST_HOUR) return 0;
    const day = today();
    const left = new Set<string>();
    const nextBatch = async () =>
      (await alerts.watchedSearches(day, BATCH + left.size)).filter(({ id }) => !left.has(id));
    let alertCount = 0;
    for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch()) {
      for (const search of batch) {
        try {
          const { isNoted, isMade } = await lookAfter(search, day);
          // One that its owner is changing has its turn when it is looked again.
          if (!isNoted) left.add(search.id);
          if (isMade) alertCount += 1;
        } catch (error) {
          // One search that cannot be answered must not keep the others from their mails.
          left.add(search.id);
          onError(error);
        }
      }
    }
    return alertCount;
  };
  return {
    lookAfterDue: () =>
      (running ??= run().finally(() => {
        running = undefined;
      })),
  };
}
