import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FirstListings } from '#src/server/listing-database.ts';
import { permitDemoListings } from './listings/permit-demo-listings.ts';

const MAKE_LISTINGS = fileURLToPath(new URL('./make-listings.ts', import.meta.url));

/** The demo listings as the first of a folder; `today` is the day they are dated from, YYYY-MM-DD. */
export function demoListings(dataDir: string, today: string): FirstListings {
  return {
    // In a process of its own, which takes what making them needs with it.
    make: () => {
      const args = [MAKE_LISTINGS, dataDir, today];
      const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
      return status === 0;
    },
    bringUpToDate: permitDemoListings,
  };
}
