import type { Clock } from '#src/lib/clock.ts';
import type { LeadRepository } from './repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type RetentionParts = {
  readonly repository: Pick<LeadRepository, 'forgetBefore'>;
  readonly keptDays: number;
  readonly clock: Clock;
  readonly onForgotten: (count: number) => void;
  readonly onError: (error: unknown) => void;
};

/**
 * Deletes leads, with what was agreed to and their mails, once they have been kept for as long as
 * visitors are told: at the start and once a day after it. What it brings back ends it, once it is
 * done with what it does.
 */
export function forgetOldLeads(parts: RetentionParts): () => Promise<void> {
  const { repository, keptDays, clock, onForgotten, onError } = parts;
  const forget = async () => {
    try {
      const count = await repository.forgetBefore(clock.now().getTime() - keptDays * DAY_MS);
      if (count > 0) onForgotten(count);
    } catch (error) {
      onError(error);
    }
  };
  let last = forget();
  const timer = setInterval(() => {
    last = forget();
  }, DAY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
