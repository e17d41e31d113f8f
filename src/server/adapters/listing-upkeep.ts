import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ListingAudit } from './indexed/listing-audit.ts';
import { isBusy } from './sqlite/error-codes.ts';
import { deriveUnderived } from './sqlite/listings/derivation/underived-listings.ts';
import { type Job, repeatedJob } from '#src/server/scheduling/repeated-job.ts';
import { backgroundPauseMs } from '#src/server/scheduling/foreground-work.ts';

/** Documents that another program has written are noticed within about this time. */
const DERIVE_MS = 1000;
/** Deriving this many takes the thread for some ten milliseconds. */
const DERIVED_AT_ONCE = 25;

/** At this pace all 34,500 demo listings are compared in two hours. */
const AUDIT_MS = 5000;
const AUDITED_AT_ONCE = 25;

type Warn = (sentence: string) => void;

/** Warns of errors, except when another program is writing: the next run comes soon. */
const unlessBusy = (warn: Warn, task: string) => (error: unknown) => {
  if (!isBusy(error)) warn(`${task}: ${String(error)}`);
};

/**
 * Derives the search data of listings whose documents another program has written. Many are derived without
 * a stop, as some may have to be hidden.
 */
function rowDerivation(db: DatabaseSync, warn: Warn): Job {
  async function deriveAll(signal: AbortSignal): Promise<void> {
    for (;;) {
      const startedMs = performance.now();
      const { derived, complaints } = deriveUnderived(db, DERIVED_AT_ONCE);
      for (const complaint of complaints) warn(complaint);
      if (derived < DERIVED_AT_ONCE) return;
      await sleep(backgroundPauseMs(performance.now() - startedMs), undefined, { signal });
    }
  }

  let current: Promise<void> | undefined;
  return repeatedJob({
    everyMs: DERIVE_MS,
    run: (signal) => {
      current ??= deriveAll(signal).finally(() => {
        current = undefined;
      });
      return current;
    },
    onError: unlessBusy(
      warn,
      'Listings written by another program could not be added to the search yet',
    ),
  });
}

const idFindings = (ids: readonly number[], label: string) =>
  ids.length === 0 ? [] : [`${label} (ids ${ids.join(', ')})`];

/** Compares listings with their search data, a few at a time, and warns of what it mends. */
function auditJob(audit: ListingAudit, warn: Warn): Job {
  let isStarting = true;
  return repeatedJob({
    everyMs: AUDIT_MS,
    run: async () => {
      if (isStarting) {
        // The index would have to read all of its words at once, while visitors wait for the first answers.
        isStarting = false;
        return;
      }
      const { rows, index } = audit.next(AUDITED_AT_ONCE);
      const findings = [
        ...idFindings(rows, 'the search data of listings did not match their documents'),
        ...idFindings(index, 'the index of listings did not match their search data'),
      ];
      if (findings.length > 0) warn(`Repaired: ${findings.join('; ')}.`);
    },
    onError: unlessBusy(warn, 'Listings could not be compared with their search data'),
  });
}

/** Keeps the search data of the listings true to their documents, whoever writes these. */
export function listingUpkeep(db: DatabaseSync, audit: ListingAudit, warn: Warn): readonly Job[] {
  return [rowDerivation(db, warn), auditJob(audit, warn)];
}
