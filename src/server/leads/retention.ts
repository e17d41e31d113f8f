import type { Clock } from '#src/lib/clock.ts';
import { type Job, repeatedJob } from '../scheduling/repeated-job.ts';
import type { LeadRepository } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type RetentionDependencies = {
  readonly repository: Pick<LeadRepository, 'forgetBefore'>;
  readonly retentionDays: number;
  readonly clock: Clock;
  readonly onForgotten: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Deletes leads, with their consent and mails, after the retention period that visitors are told: at the
 * start and once a day after it.
 */
export function purgeOldLeads(dependencies: RetentionDependencies): Job {
  const { repository, retentionDays, clock, onForgotten, onError } = dependencies;
  const run = async () => {
    const count = await repository.forgetBefore(clock.now().getTime() - retentionDays * DAY_MS);
    if (count > 0) onForgotten(count);
  };
  return repeatedJob({ everyMs: DAY_MS, run, onError });
}
