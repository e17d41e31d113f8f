import '#src/content-folder/stop-without-facts.ts';
import { existsSync } from 'node:fs';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { listingSource } from '../compose.ts';
import { readConfig } from '../config.ts';
import { importFirstListings } from './first-import.ts';
import { listingDatabaseFile } from '../adapters/sqlite/listing-database.ts';

// Run at the first start in a folder.

/** Checking whether the parent still runs costs a fraction of storing one listing. */
const LISTINGS_PER_PARENT_CHECK = 100;

function stop(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const config = readConfig(process.env);
if (!config.ok) stop(config.error);
// With a feed, the server reads it itself, and no demo listings are made beside it.
if (config.value.feeds.length > 0) process.exit(0);
const file = listingDatabaseFile(config.value.dataDir);
if (existsSync(file)) process.exit(0);
// This process ends with its parent, which imports anew at its next start.
const startedBy = process.ppid;
let listingsUntilCheck = LISTINGS_PER_PARENT_CHECK;
const source = listingSource(config.value, process.stdout);
const report = await importFirstListings(file, source, {
  out: process.stdout,
  today: config.value.demoDate ?? calendarDay(systemClock.now()),
  onListing: () => {
    listingsUntilCheck -= 1;
    if (listingsUntilCheck > 0) return;
    listingsUntilCheck = LISTINGS_PER_PARENT_CHECK;
    if (process.ppid !== startedBy) process.exit(1);
  },
});
if (!report.ok) stop([report.error]);
