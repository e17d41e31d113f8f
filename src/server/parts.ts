import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { documentFiles } from './adapters/documents/document-files.ts';
import { sqliteAddresses } from './adapters/sqlite/address-lookup.ts';
import { openDatabase } from './adapters/sqlite/database.ts';
import { sqliteListings } from './adapters/sqlite/listings.ts';
import { searchProcess } from './adapters/search-process/search-process.ts';
import { smtpMailer } from './adapters/smtp/mailer.ts';
import { indexedListings } from './adapters/indexed/listings.ts';
import type { AppParts } from './app.ts';
import { basemapTiles } from './basemap/basemap-tiles.ts';
import type { Config } from './config.ts';
import { type IdentityPart, openIdentity } from './identity-parts.ts';
import { pictureDrawer } from './images/picture-drawer.ts';
import { pictureService } from './images/picture-service.ts';
import { placesService } from './places/service.ts';
import { openRecords } from './records.ts';
import { streetNamesFile } from './street-names-file.ts';
import { openWorld } from './world.ts';

export type Parts = Pick<
  AppParts,
  'repository' | 'addresses' | 'pictures' | 'basemap' | 'places' | 'leads' | 'mailbox' | 'customers'
> & {
  readonly identity: IdentityPart;
  readonly close: () => Promise<void>;
};

const MAKE_DEMO = fileURLToPath(new URL('./make-demo.ts', import.meta.url));

/** Fills the database with demo listings in a process of its own; whether that went well. */
function madeDemo(dataDir: string, today: string): boolean {
  const { status } = spawnSync(process.execPath, [MAKE_DEMO, dataDir, today], { stdio: 'inherit' });
  return status === 0;
}

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
  const identity = await openIdentity(config, (line) => out.write(`${line}\n`));
  if (!identity.ok) return identity;
  const databaseFile = join(dataDir, 'larchway.sqlite');
  const database = openDatabase(databaseFile);
  if (!database.ok) return failure(database.error);
  const records = await openRecords(config, ({ message }) =>
    process.stderr.write(`A connection to the database was lost: ${message}\n`),
  );
  if (!records.ok) return records;
  const world = openWorld(dataDir, () => out.write('Making the map of Canada …\n'));
  const today = demoDate ?? calendarDay(systemClock.now());
  if ((await sqliteListings(database.value).count()) === 0 && !madeDemo(dataDir, today)) {
    return failure('The demo listings could not be made. What went wrong is said above.');
  }
  const repository = indexedListings(database.value, {
    slow: searchProcess(databaseFile),
    snapshotFile: join(dataDir, 'listings.index'),
    onEvent: ({ kind, text }) => {
      if (kind === 'refused' || kind === 'unsaved') process.stderr.write(`${text}\n`);
    },
  });
  const basemap = basemapTiles(world.outlines, world.streets);
  const pictures = pictureService({
    cacheDir: join(dataDir, 'pictures'),
    draw: pictureDrawer(basemap.tile),
    onWarning: (message) => process.stderr.write(`${message}\n`),
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
    mailer: smtpUrl === undefined ? mailbox : smtpMailer(smtpUrl),
  };
  const customers = {
    repository: records.value.customers,
    files: documentFiles(join(dataDir, 'documents')),
  };
  const close = async () => {
    repository.close();
    await records.value.close();
    identity.value.close();
  };
  const answering = { repository, addresses, pictures, basemap, places, leads, mailbox, customers };
  return success({ ...answering, identity: identity.value, close });
}
