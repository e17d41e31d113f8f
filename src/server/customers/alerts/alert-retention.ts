import type { Clock } from '#src/lib/clock.ts';
import { type Job, repeatedJob } from '../../scheduling/repeated-job.ts';
import type { AlertStore } from './alert-store.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Days that a mail stays in the list of the staff after its last try, while somebody may ask about it. */
const RETENTION_DAYS = 30;

type RetentionDependencies = {
  readonly alerts: Pick<AlertStore, 'forgetBefore'>;
  readonly clock: Clock;
  readonly onError: (error: unknown) => void;
};

/** Deletes mails that were sent or given up long ago, at the start and once a day after it. */
export function purgeOldAlerts({ alerts, clock, onError }: RetentionDependencies): Job {
  const run = async () => {
    await alerts.forgetBefore(clock.now().getTime() - RETENTION_DAYS * DAY_MS);
  };
  return repeatedJob({ everyMs: DAY_MS, run, onError });
}
