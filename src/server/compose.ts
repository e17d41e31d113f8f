import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { openAddresses } from './adapters/geocoders/open-addresses.ts';
import { openPoints } from './adapters/osm-points/open-points.ts';
import { checkDocuments, openDocuments } from './adapters/documents/open-documents.ts';
import { openFiles } from './adapters/files/open-files.ts';
import { checkWritable } from './adapters/postgres/database.ts';
import { crashCheck } from './adapters/sqlite/crash-check.ts';
import { openExistingIdentity, openIdentity } from './adapters/sqlite/identity/identity.ts';
import { sqliteRecordKeys } from './adapters/sqlite/feeds/record-keys.ts';
import { sqlitePhotos } from './adapters/sqlite/feeds/feed-photos.ts';
import { sqliteAddresses } from './adapters/sqlite/listings/address-lookup.ts';
import { damageRemedy, openListings, searchedFile } from './adapters/listing-stores.ts';
import { searchedListings } from './adapters/searched-listings.ts';
import { directorySnapshots, streetSnapshots } from './adapters/snapshots/open-snapshots.ts';
import { openStores } from './adapters/stores.ts';
import { type Notices, startNotices } from './logging/notices.ts';
import { smtpMailer } from './adapters/smtp/mailer.ts';
import { checkAccountKeys, openAccounts } from './accounts.ts';
import { basemapTiles } from './basemap/tiles/basemap-tiles.ts';
import { pacedTiles } from './basemap/tiles/paced-tiles.ts';
import type { Config } from './config.ts';
import { isOfAnyType } from './customers/documents/document-content.ts';
import { feedServices } from './feeds/feed-services.ts';
import { feedName } from './feeds/open-feed.ts';
import { initialReplication } from './feeds/replication/initial-replication.ts';
import { replicationJob } from './feeds/replication/replication-job.ts';
import { importInOwnProcess } from './import-process.ts';
import { townCentres } from './places/gazetteer/town-centres.ts';
import { openDataKeys } from './encryption/data-keys.ts';
import { keyedHash } from './encryption/keyed-hash.ts';
import { listingUpkeep } from './adapters/listing-upkeep.ts';
import { demoPictures } from '#src/demo-world/pictures/demo-pictures.ts';
import { pictureService } from './images/picture-service.ts';
import type { PictureSource } from './images/picture-source.ts';
import { feedPictures } from './images/photos/feed-pictures.ts';
import { photoFetcher } from './images/photos/fetch-photo.ts';
import { storedPhotos } from './images/photos/stored-photos.ts';
import { photoPurges } from './images/photos/purge-photos.ts';
import type { OpenServices } from './open-services.ts';
import { NO_THREADS, type WorkerThreads } from './scheduling/worker-threads.ts';
import { inSlices } from './scheduling/sliced-work.ts';
import { placesService } from './places/service.ts';
import { listInOwnProcess } from './places/streets/street-list-process.ts';
import { demoListingSource } from '#src/demo-world/listings/demo-listing-source.ts';
import { listingsFromThread } from '#src/demo-world/listings/thread/listings-from-thread.ts';
import { openWorld } from '#src/demo-world/geography.ts';

type Warn = (sentence: string) => void;

const tellOfMap = (out: NodeJS.WriteStream) => () => out.write('Creating the map of Canada …\n');

/** Where the listings come from. */
export function listingSource({ dataDir, demoDate }: Config, out: NodeJS.WriteStream) {
  const today = demoDate ?? calendarDay(systemClock.now());
  return demoListingSource({
    batches: () => listingsFromThread({ dataDir, today }, tellOfMap(out)),
  });
}

/** The source that fills the database of the listings: the configured feeds, or the demo world. */
function firstSource(config: Config, out: NodeJS.WriteStream) {
  const { feeds } = config;
  return feeds.length === 0
    ? listingSource(config, out)
    : { name: feeds.map(feedName).join(' and '), feedIds: feeds.map(({ id }) => id) };
}

/** Pictures of the pages are drawn. Photos come from the feeds, or are drawn where no feed is set. */
function picturesOf({ feeds }: Config, database: DatabaseSync, warn: Warn): PictureSource {
  const drawnPictures = demoPictures();
  return feeds.length === 0
    ? drawnPictures
    : feedPictures({
        photos: sqlitePhotos(database),
        fetchPhoto: photoFetcher({
          hosts: new Set(feeds.flatMap(({ photoHosts }) => [...photoHosts])),
        }),
        others: drawnPictures,
        onWarning: warn,
      });
}

/** Lists all streets of the demo world, and keeps the list for the next start. */
export async function listStreets(dataDir: string, warn: Warn): Promise<void> {
  const world = openWorld(dataDir);
  const store = streetSnapshots(dataDir, warn);
  const streetCache = { store, revision: world.revision };
  await placesService({ places: world, world: world.streets, streetCache }).warm();
  store.close();
}

type ServiceOptions = {
  /** Stream for messages about work that takes long. */
  readonly out: NodeJS.WriteStream;
  /** Takes the messages of parts while they are in use; the terminal when absent. */
  readonly notices?: Notices;
  /** Threads that answer searches beside this one; without them this thread answers all. */
  readonly threads?: WorkerThreads;
};

/**
 * Opens the services of the server in the embedded mode: the database (filled from the source of listings
 * when it is empty), the picture cache and the basemap. The error is a sentence for the person at the
 * terminal.
 */
export async function openServices(
  config: Config,
  {
    out,
    threads = NO_THREADS,
    notices: { inform, warn } = startNotices({ out, err: process.stderr }),
  }: ServiceOptions,
): Promise<Outcome<OpenServices, string>> {
  const { dataDir, smtpUrl } = config;
  const files = openFiles(config, warn);
  const keys = await openDataKeys(config, async (triedKeys) => {
    const openRepository = () => openExistingIdentity(dataDir);
    const check = await checkAccountKeys(config, { keys: triedKeys, openRepository });
    return check.ok ? checkDocuments(files.documents, triedKeys) : check;
  });
  if (!keys.ok) return keys;
  const mailServer = smtpUrl === undefined ? undefined : smtpMailer(smtpUrl);
  const mail = { mailServer, onMailFailure: warn };
  const openRepository = () => openIdentity(dataDir);
  const accounts = await openAccounts(config, { mail, keys: keys.value, openRepository });
  if (!accounts.ok) return accounts;
  const onLost = ({ message }: Error) => warn(`A connection to the database was lost: ${message}`);
  const stores = await openStores(config, onLost);
  if (!stores.ok) return stores;
  const { remote } = stores.value;
  const documents = await openDocuments(files.documents, keys.value, {
    isDocument: isOfAnyType,
    warn,
  });
  if (!documents.ok) return documents;
  const source = firstSource(config, out);
  const listingsFile = searchedFile(config);
  const check = crashCheck(listingsFile, {
    inform,
    warn,
    remedy: damageRemedy(config),
  });
  const listings = await openListings(config, remote, {
    source,
    load: () => importInOwnProcess(config, source.name),
    fill: (replication) => initialReplication(replication, out),
    follow: (replication) => replicationJob({ ...replication, warn }),
    onLost,
  });
  if (!listings.ok) return listings;
  const { database } = listings.value;
  const world = openWorld(dataDir, tellOfMap(out));
  let indexReadAtMs: number | undefined;
  const search = searchedListings(database, {
    file: listingsFile,
    config,
    threads,
    warn,
    onIndexRead: () => {
      indexReadAtMs = systemClock.now().getTime();
    },
  });
  const { repository, callWorkers } = search;
  const snapshots = directorySnapshots(dataDir, warn);
  const streetStore = streetSnapshots(dataDir, warn);
  const tiles = basemapTiles(world.outlines, world.tileLayers);
  const basemap = pacedTiles(tiles, world.tileLayers);
  const cacheDir = join(dataDir, 'pictures');
  const originals = files.photos && storedPhotos(files.photos, warn);
  const pictures = pictureService({ cacheDir, originals, onWarning: warn });
  const { points, readPoints } = openPoints(config.pointsOfInterest, world, warn);
  const places = placesService({
    places: world,
    world: world.streets,
    streetCache: {
      store: streetStore,
      revision: world.revision,
      makeElsewhere: () => listInOwnProcess(dataDir),
    },
    addresses: openAddresses(config, warn),
    pointsOfInterest: points,
  });
  const { mailbox } = stores.value;
  const leads = {
    repository: stores.value.leads,
    mailer: mailServer ?? mailbox,
  };
  const feeds = feedServices(config, {
    store: listings.value.feeds,
    webhooks: listings.value.webhooks,
    leader: listings.value.leader,
    centreOf: townCentres(world.cities),
    recordKeysOf: (feedIds) => sqliteRecordKeys(database, feedIds),
    mailer: leads.mailer,
    warn,
  });
  const close = async () => {
    await threads.close();
    snapshots.close();
    streetStore.close();
    repository.close();
    check.recordCleanClose();
    await listings.value.close();
    await stores.value.close();
    await accounts.value.close();
  };
  return success({
    repository: { ...repository, ...listings.value.pooling },
    addresses: sqliteAddresses(database),
    directorySnapshots: snapshots,
    pictures,
    pictureSource: picturesOf(config, database, warn),
    basemap,
    places,
    leads,
    mailbox,
    customers: {
      repository: stores.value.customers,
      files: documents.value,
      hashAddress: keyedHash(keys.value, 'acceptance address'),
    },
    sharedListings: listings.value.shared,
    ...feeds,
    jobs: [
      ...listings.value.jobs,
      ...feeds.jobs,
      ...listingUpkeep(database, repository.audit, warn),
      ...(config.feeds.length === 0
        ? []
        : photoPurges({ cacheDir, bucket: files.photos, photos: sqlitePhotos(database), warn })),
    ],
    indexReadAtMs: () => indexReadAtMs,
    accounts: accounts.value,
    ...(remote && { checkWritable: () => checkWritable(remote) }),
    listingsDamage: check.damage,
    checkListings: check.run,
    callWorkers,
    warmSearches: search.warm,
    warmPlaces: async () => {
      await readPoints();
      await inSlices([...world.warmSteps, ...tiles.warmSteps]);
      await places.warm();
    },
    close,
  });
}
