import type { Clock } from '#src/lib/clock.ts';
import type { RememberedHome } from '../repository.ts';
import type { AlertNews, HomeAlertStore, CheckedHome, WatchedCustomer } from './alert-store.ts';
import { type AlertRun, dailyRun } from './daily-run.ts';

/** Looks up the present states of homes, and the news in them; null for none. */
export type CheckHomes = (
  userId: string,
  homes: readonly RememberedHome[],
) => Promise<{
  readonly homes: readonly CheckedHome[];
  readonly news: AlertNews | null;
}>;

type HomeAlertRunDependencies = {
  readonly alerts: HomeAlertStore;
  readonly savedHomes: (userId: string) => Promise<readonly RememberedHome[]>;
  readonly checkHomes: CheckHomes;
  /** Whether a customer may get mail: their account is not locked. */
  readonly mayGetMail: (userId: string) => Promise<boolean>;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
  readonly onError: (error: unknown) => void;
};

/**
 * Once a day looks at the saved homes of every customer. The present states, and the mail about them for
 * customers who want one, are stored together, so that a restart repeats nothing and leaves nothing out.
 */
export function homeAlertRun(dependencies: HomeAlertRunDependencies): AlertRun {
  const { alerts, savedHomes, checkHomes, mayGetMail, clock } = dependencies;
  const runItem = async ({ id, wantsMail }: WatchedCustomer, day: string) => {
    const changes = await checkHomes(id, await savedHomes(id));
    const news = wantsMail && (await mayGetMail(id)) ? changes.news : null;
    const nowMs = clock.now().getTime();
    const isNoted = await alerts.noteHomes(id, { day, homes: changes.homes, news, nowMs });
    return { isNoted, isMade: isNoted && news !== null };
  };
  return dailyRun({ ...dependencies, findDue: alerts.watchedCustomers, runItem });
}
