import '#src/content-folder/stop-without-facts.ts';
import { join } from 'node:path';
import { systemClock } from '#src/lib/clock.ts';
import { openSyncStores, type SyncStores } from '../adapters/sync-stores.ts';
import { type Config, readConfig } from '../config.ts';
import type { FeedStore } from '../feeds/feed-store.ts';
import type { ListingFeed } from '../feeds/listing-feed.ts';
import { feedName, withFeed } from '../feeds/open-feed.ts';
import { repliersClient } from '../feeds/repliers/repliers-client.ts';
import type { FeedSettings } from '../feeds/settings/feed-settings.ts';
import { checkFeed } from '../feeds/sync/check-feed.ts';
import { readingNotes } from '../feeds/sync/reading-notes.ts';
import { syncFeed } from '../feeds/sync/sync-feed.ts';
import type { SyncOptions } from '../feeds/sync/sync-run.ts';
import { syncReportText } from '../feeds/sync/sync-report.ts';
import { subscribe, unsubscribe } from '../feeds/webhooks/subscriptions.ts';
import { progressBar } from '../files/progress-bar.ts';
import { openPlaces } from '../places/gazetteer/places-data.ts';
import { townCentres } from '../places/gazetteer/town-centres.ts';
import { readSyncTask, SYNC_HELP } from './sync-options.ts';

// Run by `npm run sync`, and by the first start with a feed: reads the feeds into the database.

type WebhookTask = 'subscribe' | 'unsubscribe';

const EXIT = { failed: 1, badOption: 2 } as const;

function stop(sentences: readonly string[], code: number): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

function centresIn(dataDir: string) {
  return townCentres(openPlaces(join(dataDir, 'places.json')).cities);
}

/** Says at the terminal how a feed is filled, or why it cannot be read. */
async function check(settings: FeedSettings, dataDir: string): Promise<void> {
  const centreOf = centresIn(dataDir);
  const report = await withFeed(settings, { centreOf }, (feed) => checkFeed(feed));
  if (!report.ok) process.exitCode = EXIT.failed;
  process.stdout.write(report.ok ? report.value : `${report.error}\n`);
}

async function syncOne<SourceRecord>(
  feed: ListingFeed<SourceRecord>,
  store: FeedStore,
  options: Pick<SyncOptions, 'mayShrink' | 'shouldContinue'>,
): Promise<void> {
  const notes = readingNotes(process.stdout, { name: feed.name });
  const isFirst = (await store.watermark(feed)) === undefined;
  const count = isFirst ? await feed.count() : undefined;
  const bar =
    count?.ok && count.value !== null
      ? progressBar(process.stdout, { label: `Reading ${feed.name}`, total: count.value })
      : undefined;
  const report = await syncFeed(feed, store, {
    ...options,
    clock: systemClock,
    onPage(recordCount) {
      notes.advance(recordCount);
      bar?.advance(recordCount);
    },
  }).finally(notes.end);
  // A full bar would say that everything has arrived.
  if (report.problems.length === 0) bar?.finish();
  else process.stdout.write('\n');
  process.stdout.write(syncReportText(feed.name, report));
  if (report.problems.length > 0) process.exitCode = EXIT.failed;
}

type SyncScope = {
  readonly config: Config;
  readonly mayShrink: boolean;
};

/** The stores of the records of all configured feeds. */
async function storesOf(config: Config): Promise<SyncStores> {
  const stores = await openSyncStores(config);
  return stores.ok ? stores.value : stop([stores.error], EXIT.failed);
}

async function sync(
  feeds: readonly FeedSettings[],
  { config, mayShrink }: SyncScope,
): Promise<void> {
  const stores = await storesOf(config);
  let isEnded = false;
  process.once('SIGINT', () => {
    isEnded = true;
  });
  const centreOf = centresIn(config.dataDir);
  try {
    for (const settings of feeds) {
      await withFeed(settings, { centreOf }, (feed) =>
        syncOne(feed, stores.feeds, { mayShrink, shouldContinue: () => !isEnded }),
      );
    }
  } catch (error) {
    const sentence = stores.sentenceAbout(error);
    if (sentence === undefined) throw error;
    stop([sentence], EXIT.failed);
  }
  await stores.close();
}

/** Subscribes to the changes of the feeds that report them, or unsubscribes. */
async function setWebhooks(
  settings: FeedSettings,
  { config, kind }: { readonly config: Config; readonly kind: WebhookTask },
): Promise<void> {
  const name = feedName(settings);
  if (settings.provider !== 'repliers') {
    process.stdout.write(`${name}: this provider does not send notifications of changes.\n`);
    return;
  }
  const stores = await storesOf(config);
  const { webhooks } = stores;
  const options = { feedId: settings.id, client: repliersClient({ settings }), webhooks };
  const outcome =
    kind === 'subscribe'
      ? await subscribe({ ...options, siteOrigin: config.siteOrigin, clock: systemClock })
      : await unsubscribe(options);
  await stores.close();
  if (!outcome.ok) process.exitCode = EXIT.failed;
  const done = kind === 'subscribe' ? 'are now sent to the server at once' : 'are no longer sent';
  process.stdout.write(
    outcome.ok ? `Notifications for the ${name} ${done}.\n` : `${outcome.error}\n`,
  );
}

const task = readSyncTask(process.argv.slice(2));
if (!task.ok) stop([task.error], EXIT.badOption);
const { kind, feedId } = task.value;
if (kind === 'help') {
  process.stdout.write(SYNC_HELP);
  process.exit(0);
}
const config = readConfig(process.env);
if (!config.ok) stop(config.error, EXIT.failed);
const { feeds, dataDir } = config.value;
if (feeds.length === 0) {
  const sentence =
    'There is no feed to read: REALTY_PROVIDER is demo. Set it to ddf, proptx or repliers.';
  stop([sentence], EXIT.failed);
}
const feedIds = feeds.map(({ id }) => id);
const namedFeeds = feeds.filter(({ id }) => feedId === undefined || id === feedId);
if (namedFeeds.length === 0) {
  stop(
    [`There is no feed ${feedId}. The configured feeds are: ${feedIds.join(' and ')}.`],
    EXIT.failed,
  );
}
if (kind === 'check') for (const settings of namedFeeds) await check(settings, dataDir);
else if (kind === 'subscribe' || kind === 'unsubscribe') {
  for (const settings of namedFeeds) await setWebhooks(settings, { config: config.value, kind });
} else await sync(namedFeeds, { config: config.value, mayShrink: kind === 'shrink' });
