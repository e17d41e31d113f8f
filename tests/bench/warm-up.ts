import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { completeDemoListing } from '#src/demo-world/listings/demo-listing-source.ts';
import { indexedListings } from '#src/server/adapters/indexed/listings.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { autocomplete } from '#src/server/listings/autocomplete/autocomplete.ts';
import { activeCounts, listingTotals } from '#src/server/listings/directory/active-counts.ts';
import { homesForSale } from '#src/server/listings/directory/homes-for-sale.ts';
import { listingDirectory } from '#src/server/listings/directory/listing-directory.ts';
import { publicPages } from '#src/server/listings/directory/public-pages.ts';
import { homesOf } from '#src/server/listings/history/history-index.ts';
import { benchDatabase } from './support/bench-database.ts';

// Run by `npm run bench warm`: how long the thread is held at a time while suggestions, histories and
// counts are made after a start, and how long all of it takes.

const { values } = parseArgs({
  options: {
    /** A data folder of demo listings; without it homes are generated. */
    data: { type: 'string' },
    size: { type: 'string', default: '100000' },
  },
});

const GOAL_MS = 20;
const MS = 1e6;

const madeDatabase = values.data === undefined ? benchDatabase(Number(values.size)) : undefined;
const file = madeDatabase?.file ?? join(values.data ?? '', 'listings.sqlite');
const database = openDatabase(file, completeDemoListing);
if (!database.ok) throw new Error(database.error);

const repository = indexedListings(database.value);
const directory = listingDirectory(sqliteAddresses(database.value));
autocomplete({ directory, repository });
homesOf(directory);
activeCounts(directory);
listingTotals(directory);
publicPages(directory);
homesForSale(directory);

const delay = monitorEventLoopDelay({ resolution: 1 });
await new Promise((resolve) => setTimeout(resolve, 100));
delay.enable();
const startedMs = performance.now();
await directory.warm();
const tookMs = performance.now() - startedMs;
delay.disable();
const [p99Ms, longestMs] = [delay.percentile(99) / MS, delay.max / MS];
process.stdout.write(
  `${await repository.count()} listings: made in ${(tookMs / 1000).toFixed(1)} s; the thread was held ` +
    `for ${p99Ms.toFixed(0)} ms at p99 and ${longestMs.toFixed(0)} ms at most (goal: ${GOAL_MS} ms).\n`,
);
repository.close();
madeDatabase?.remove();
process.exitCode = longestMs > GOAL_MS ? 1 : 0;
