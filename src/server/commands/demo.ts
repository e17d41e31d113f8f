import '#src/content-folder/stop-without-facts.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { type Outcome, failure, success } from '#src/lib/outcome.ts';
import { thousands } from '#src/lib/text/thousands.ts';
import { removeDatabase, replaceDatabase, unfinishedFile } from '../adapters/sqlite/bulk-load.ts';
import { openDatabase } from '../adapters/sqlite/database.ts';
import { type Config, readConfig } from '../config.ts';
import { importIntoNewFile } from './first-import.ts';
import {
  DEMO_HELP,
  type DemoOptions,
  readDemoOptions,
} from '#src/demo-world/listings/command/options.ts';
import { replaceableListings } from '#src/demo-world/listings/command/replaceable.ts';
import { reportText } from '#src/demo-world/listings/command/report.ts';
import { addToTally, emptyTally, type Tally } from '#src/demo-world/listings/command/tally.ts';
import {
  demoListingSource,
  completeDemoListing,
} from '#src/demo-world/listings/demo-listing-source.ts';
import { listingsFromThread } from '#src/demo-world/listings/thread/listings-from-thread.ts';
import { reasonOf } from '#src/lib/error-reason.ts';

// Run by `npm run demo`: makes the demo database anew, or reports on it.

const EXIT = { failed: 1, badOption: 2 } as const;

function stop(sentences: readonly string[], code: number): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const ALL_DOCUMENTS =
  'SELECT document FROM listing UNION ALL SELECT document FROM listing_withheld';

const listings = (count: number) => `${thousands(count)} ${count === 1 ? 'listing' : 'listings'}`;

/** The number of demo listings that would be lost with the file; fails when anything else would be lost. */
function replaceable(file: string): Outcome<number, string> {
  const fresh = openDatabase(':memory:');
  if (!fresh.ok) return failure(fresh.error);
  const count = replaceableListings(file, fresh.value);
  fresh.value.close();
  return count;
}

/** Makes a database of demo listings in a file of its own; leaves no file behind when that fails. */
async function makeNewDatabase(
  file: string,
  { dataDir, demoDate }: Config,
  { count, seed }: DemoOptions,
): Promise<Outcome<Tally, string>> {
  const tally = emptyTally();
  const today = demoDate ?? calendarDay(systemClock.now());
  const request = { dataDir, today, count, ...(seed === undefined ? {} : { seed }) };
  const source = demoListingSource({
    count,
    batches: () => listingsFromThread(request, () => undefined),
  });
  removeDatabase(unfinishedFile(file));
  try {
    const report = await importIntoNewFile(unfinishedFile(file), source, {
      out: process.stdout,
      today,
      onListing: (document) => addToTally(tally, document),
    });
    return report.ok ? success(tally) : report;
  } catch (error) {
    const reason = reasonOf(error);
    return failure(`The demo listings could not be created: ${reason} The old database was kept.`);
  }
}

/** Makes the new database, which takes the old one's place when it is complete. */
async function makeDemoDatabase(
  file: string,
  config: Config,
  options: DemoOptions,
): Promise<Outcome<Tally, string>> {
  const old = replaceable(file);
  if (!old.ok) return old;
  const replaceText = old.value === 0 ? 'Creating' : `Replacing ${listings(old.value)} with`;
  process.stdout.write(`${replaceText} ${listings(options.count)} in ${file}\n`);
  const database = await makeNewDatabase(file, config, options);
  // Checked again: a server may have been started on the old file in the meantime.
  const check = database.ok ? replaceable(file) : database;
  if (!database.ok || !check.ok) {
    removeDatabase(unfinishedFile(file));
    return check.ok ? database : check;
  }
  replaceDatabase(unfinishedFile(file), file);
  return database;
}

function readTally(file: string): Outcome<Tally, string> {
  const database = openDatabase(file, completeDemoListing);
  if (!database.ok) return failure(database.error);
  const tally = emptyTally();
  for (const row of database.value.prepare(ALL_DOCUMENTS).iterate()) {
    addToTally(tally, JSON.parse(String(row['document'])) as ListingDocument);
  }
  database.value.close();
  return success(tally);
}

const options = readDemoOptions(process.argv.slice(2));
if (!options.ok) stop([options.error], EXIT.badOption);
const { task, withReport } = options.value;
if (task === 'help') {
  process.stdout.write(DEMO_HELP);
  process.exit(0);
}
const config = readConfig(process.env);
if (!config.ok) stop(config.error, EXIT.failed);
if (config.value.feeds.length > 0) {
  stop(['REALTY_PROVIDER names a feed, so no demo listings are created.'], EXIT.failed);
}
const file = join(config.value.dataDir, 'listings.sqlite');
const outcome =
  task === 'report' && existsSync(file)
    ? readTally(file)
    : await makeDemoDatabase(file, config.value, options.value);
if (!outcome.ok) stop([outcome.error], EXIT.failed);
if (withReport) process.stdout.write(reportText(outcome.value));
