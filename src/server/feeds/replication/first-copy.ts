import { thousands } from '#src/lib/text/thousands.ts';
import { catchUp } from './catch-up.ts';
import type { ChangeSource, ListingCopy } from './replication-store.ts';

/** Before the server listens nobody waits for the thread. */
const PAGE = 500;
/** A start after a short stop says nothing of it. */
const WORTH_TELLING = 1000;

/**
 * Brings a copy to where its source is before a server starts, and says so at the terminal when that is
 * much.
 */
export async function firstCopy(
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
