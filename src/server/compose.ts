import { join } from 'node:path';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { documentFiles } from './adapters/documents/document-files.ts';
import { sqliteAddresses } from './adapters/sqlite/address-lookup.ts';
import { searchProcess } from './adapters/search-process/search-process.ts';
import { smtpMailer } from './adapters/smtp/mailer.ts';
import { indexedListings } from './adapters/indexed/listings.ts';
import type { AppParts } from './app.ts';
import { basemapTiles } from './basemap/basemap-tiles.ts';
import { pacedTiles } from './basemap/paced-tiles.ts';
import type { Config } from './config.ts';
import { type IdentityPart, openIdentity } from './identity-parts.ts';
import { listingDatabaseFile, openListingDatabase } from './listing-database.ts';
import { demoPictures } from '#src/demo-world/pictures/demo-pictures.ts';
import { pictureService } from './images/picture-service.ts';
import { placesService } from './places/service.ts';
import { openRecords } from './records.ts';
import { demoListings } from '#src/demo-world/first-listings.ts';
import { madeStreetNames, streetNamesFile } from '#src/demo-world/street-names-file.ts';
import { openWorld } from '#src/demo-world/geography.ts';

export type Parts = Pick<
  AppParts,
  | 'repository'
  | 'addresses'
  | 'pictures'
  | 'pictureSource'
  | 'basemap'
  | 'places'
  | 'leads'
  | 'mailbox'
  | 'customers'
> & {
  readonly identity: IdentityPart;
  /** Lists the streets by which places are suggested, once the server listens: it takes seconds. */
  readonly warmPlaces: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Opens what the server stands on, in the embedded mode: the database (filled with demo listings
 * when it has none), the picture cache and the basemap. The error is a sentence for the person at
 * the terminal.
 */
export async function openParts(
  config: Config,
  out: NodeJS.WriteStream,
): Promise<Outcome<Parts, string>> {
  const { dataDir, demoDate, smtpUrl } = config;
  const mailServer = smtpUrl === undefined ? undefined : smtpMailer(smtpUrl);
  const warn = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const identity = await openIdentity(config, {
    ...(mailServer ? { mailServer } : {}),
    onMailFailure: warn,
  });
  if (!identity.ok) return identity;
  const records = await openRecords(config, ({ message }) =>
    warn(`A connection to the database was lost: ${message}`),
  );
  if (!records.ok) return records;
  const today = demoDate ?? calendarDay(systemClock.now());
  const database = openListingDatabase(dataDir, demoListings(dataDir, today));
  if (!database.ok) return database;
  const world = openWorld(dataDir, () => out.write('Making the map of Canada …\n'));
  const repository = indexedListings(database.value, {
    slow: searchProcess(listingDatabaseFile(dataDir)),
    snapshotFile: join(dataDir, 'listings.index'),
    onEvent: ({ kind, text }) => {
      if (kind === 'refused' || kind === 'unsaved') warn(text);
    },
  });
  const basemap = pacedTiles(basemapTiles(world.outlines, world.tileLayers), world.tileLayers);
  const pictures = pictureService({
    cacheDir: join(dataDir, 'pictures'),
    onWarning: warn,
  });
  const places = placesService({
    places: world,
    world: world.streets,
    streetCache: { file: streetNamesFile(dataDir), edition: world.edition },
  });
  const addresses = sqliteAddresses(database.value);
  const { mailbox } = records.value;
  const leads = {
    repository: records.value.leads,
    mailer: mailServer ?? mailbox,
  };
  const customers = {
    repository: records.value.customers,
    files: documentFiles(join(dataDir, 'documents')),
  };
  const close = async () => {
    repository.close();
    await records.value.close();
    await identity.value.close();
  };
  return success({
    repository,
    addresses,
    pictures,
    pictureSource: demoPictures(),
    basemap,
    places,
    leads,
    mailbox,
    customers,
    identity: identity.value,
    warmPlaces: async () => {
      await madeStreetNames(dataDir);
      await places.warm();
    },
    close,
  });
}
