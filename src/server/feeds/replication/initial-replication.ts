import { thousands } from '#src/lib/text/thousands.ts';
import { catchUp } from './catch-up.ts';
import type { ChangeSource, ListingCopy } from './replication-store.ts';

/** Large, as no request waits for the thread before the server listens. */
const PAGE = 500;
/** Fewer changes, as after a short stop, are not worth a message. */
const WORTH_TELLING = 1000;

/**
 * Brings a copy up to date with its source before a server starts, with a message at the terminal when that
 * is much.
 */
export async function initialReplication(
  { source, copy }: { readonly source: ChangeSource; readonly copy: ListingCopy },
  out: Pick<NodeJS.WriteStream, 'write'>,
): Promise<void> {
  let count = 0;
  await catchUp(source, copy, {
    limit: PAGE,
    onPage: (changeCount) => {
      if (count < WORTH_TELLING && count + changeCount >= WORTH_TELLING) {
        out.write('Copying the listings from PostgreSQL …\n');
      }
      count += changeCount;
    },
  });
  if (count >= WORTH_TELLING) out.write(`${thousands(count)} listings were copied.\n`);
}
