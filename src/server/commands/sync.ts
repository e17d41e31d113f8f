import { join } from 'node:path';
import { systemClock } from '#src/lib/clock.ts';
import { openDatabase } from '../adapters/sqlite/database.ts';
import { sqliteFeeds } from '../adapters/sqlite/feeds/feeds.ts';
import { foreignListings } from '../adapters/sqlite/feeds/foreign-listings.ts';
import { listingDatabaseFile } from '../adapters/sqlite/listing-database.ts';
import { closeDatabase } from '../adapters/sqlite/write-ahead-log.ts';
import { readConfig } from '../config.ts';
import type { FeedSettings } from '../feeds/feed-settings.ts';
import { openFeed } from '../feeds/open-feed.ts';
import { checkFeed } from '../feeds/sync/check-feed.ts';
import { syncFeed } from '../feeds/sync/sync-feed.ts';
import { syncReportText } from '../feeds/sync/sync-report.ts';
import { progressBar } from '../files/progress-bar.ts';
import { openPlaces } from '../places/gazetteer/places-data.ts';
import { townCentres } from '../places/gazetteer/town-centres.ts';
import { readSyncTask, SYNC_HELP } from './sync-options.ts';

// Run by `npm run sync`, and by the first start with a feed: reads the feed into the database.

const EXIT = { failed: 1, badOption: 2 } as const;
const CHECKED_RECORDS = 10;

function stop(sentences: readonly string[], code: number): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

function centresIn(dataDir: string) {
  return townCentres(openPlaces(join(dataDir, 'places.json')).cities);
}

async function check(settings: FeedSettings, dataDir: string): Promise<void> {
  const feed = openFeed(settings, { centreOf: centresIn(dataDir), pageSize: CHECKED_RECORDS });
  const report = await checkFeed(feed);
  if (!report.ok) stop([report.error], EXIT.failed);
  process.stdout.write(report.value);
}

async function sync(
  settings: FeedSettings,
  { dataDir, mayShrink }: { readonly dataDir: string; readonly mayShrink: boolean },
): Promise<void> {
  const file = listingDatabaseFile(dataDir);
  const database = openDatabase(file);
  if (!database.ok) stop([database.error], EXIT.failed);
  const foreign = foreignListings(database.value, file, settings.provider);
  if (foreign !== undefined) stop([foreign], EXIT.failed);
  const feed = openFeed(settings, { centreOf: centresIn(dataDir) });
  const store = sqliteFeeds(database.value);
  const isFirst = (await store.watermark(feed)) === undefined;
  const count = isFirst ? await feed.count() : undefined;
  const bar =
    count?.ok && count.value !== null
      ? progressBar(process.stdout, { label: `Reading ${feed.name}`, total: count.value })
      : undefined;
  let isEnded = false;
  process.once('SIGINT', () => {
    isEnded = true;
  });
  const report = await syncFeed(feed, store, {
    clock: systemClock,
    mayShrink,
    onPage: (recordCount) => bar?.advance(recordCount),
    goesOn: () => !isEnded,
  });
  // A bar at its end would say that all has come.
  if (report.problems.length === 0) bar?.finish();
  else process.stdout.write('\n');
  closeDatabase(database.value);
  process.stdout.write(syncReportText(feed.name, report));
  if (report.problems.length > 0) process.exitCode = EXIT.failed;
}

const task = readSyncTask(process.argv.slice(2));
if (!task.ok) stop([task.error], EXIT.badOption);
if (task.value === 'help') {
  process.stdout.write(SYNC_HELP);
  process.exit(0);
}
const config = readConfig(process.env);
if (!config.ok) stop(config.error, EXIT.failed);
const { feed, dataDir } = config.value;
if (feed === undefined) {
  stop(
    ['There is no feed to read: REALTY_PROVIDER is demo. Set it to ddf or proptx.'],
    EXIT.failed,
  );
}
const mayShrink = task.value === 'shrink';
await (task.value === 'check' ? check(feed, dataDir) : sync(feed, { dataDir, mayShrink }));
