import type { DatabaseSync } from 'node:sqlite';
import type { ListingAudit } from './indexed/listing-audit.ts';
import { isBusy } from './sqlite/busy-retry.ts';
import { deriveUnderived } from './sqlite/listings/derivation/underived-listings.ts';
import { type Job, repeatedJob } from '#src/server/scheduling/repeated-job.ts';

/** What another program writes into a document is found within about this time. */
const DERIVE_MS = 1000;
/** So many take the thread for some ten milliseconds. */
const DERIVED_AT_ONCE = 25;

/** All 34,500 demo listings are gone through in two hours. */
const AUDIT_MS = 5000;
const AUDITED_AT_ONCE = 25;

type Warn = (sentence: string) => void;

/** Another program is writing; the next time comes soon. */
const unlessBusy = (warn: Warn, what: string) => (error: unknown) => {
  if (!isBusy(error)) warn(`${what}: ${String(error)}`);
};

/** Derives what searches read of listings whose documents another program has written. */
function rowDerivation(db: DatabaseSync, warn: Warn): Job {
  return repeatedJob({
    everyMs: DERIVE_MS,
    run: async () => {
      for (const complaint of deriveUnderived(db, DERIVED_AT_ONCE).complaints) warn(complaint);
    },
    onError: unlessBusy(warn, 'Listings that another program has written are not searched yet'),
  });
}

const counted = (ids: readonly number[], what: string) =>
  ids.length === 0 ? [] : [`${what} (ids ${ids.join(', ')})`];

/** Compares listings with what searches read of them, a few at a time, and tells what it mends. */
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
        ...counted(rows, 'rows of listings were not what their documents say'),
        ...counted(index, 'the index of listings was not what their rows say'),
      ];
      if (findings.length > 0) warn(`Mended: ${findings.join('; ')}.`);
    },
    onError: unlessBusy(warn, 'Listings could not be compared with what searches read of them'),
  });
}

/** Keeps what searches read of the listings true to their documents, whoever writes these. */
export function listingUpkeep(db: DatabaseSync, audit: ListingAudit, warn: Warn): readonly Job[] {
  return [rowDerivation(db, warn), auditJob(audit, warn)];
}
