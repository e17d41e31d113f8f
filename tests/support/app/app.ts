import type { FastifyInstance } from 'fastify';
import { systemClock } from '#src/lib/clock.ts';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads/leads.ts';
import { sqliteMailbox } from '#src/server/adapters/sqlite/leads/mailbox.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/listings/address-lookup.ts';
import { aCustomerStore } from '../customers/customers.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import type { BuiltSite } from '#src/hosting/built-site.ts';
import { mountSite } from '#src/hosting/routes.ts';
import { type App, type AppDependencies, buildApp } from '#src/server/app.ts';
import { readConfig } from '#src/server/config.ts';
import { placesService } from '#src/server/places/service.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import type { ListingRepository } from '#src/server/listings/repository.ts';
import { aLeadsDatabase } from '../leads/leads.ts';
import { fakeCities, fakeStreetWorld } from '../places/fake-street-world.ts';
import { fixturePictures } from '../listings/fixture-pictures.ts';

export function testConfig(env: Record<string, string> = {}) {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    READ_LIMIT_MS: '0',
    // A busy machine is no fault of the server.
    REQUEST_DEADLINE_MS: '12000',
    CHECK_REPLIES: 'true',
    ...env,
  });
  if (!config.ok) throw new Error(config.error.join('\n'));
  return config.value;
}

type AStore = Pick<AppDependencies, 'repository' | 'addresses'> & {
  /** The addresses as read by a server that starts at this moment. */
  readonly openAddresses: () => AppDependencies['addresses'];
};

/** A listing store of its own in memory, holding the given records, and its addresses. */
export async function aStore(records: Iterable<ListingRecord>): Promise<AStore> {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteListings(database.value);
  await repository.put(records);
  const openAddresses = () => sqliteAddresses(database.value);
  return { repository, addresses: openAddresses(), openAddresses };
}

export async function aRepository(records: Iterable<ListingRecord>): Promise<ListingRepository> {
  return (await aStore(records)).repository;
}

/** Leads in memory, with the mailbox for their emails. */
export function aLeadStore(): Pick<AppDependencies, 'leads' | 'mailbox'> {
  const db = aLeadsDatabase();
  const mailbox = sqliteMailbox(db, systemClock);
  return { leads: { repository: sqliteLeads(db), mailer: mailbox }, mailbox };
}

const noPictures: AppDependencies['pictures'] = {
  render: async ({ key }) => Buffer.from(key),
};

type TestDependencies = Partial<AppDependencies> & {
  /** The built pages; without them the server answers only calls. */
  readonly site?: BuiltSite;
};

/** The whole server in memory: nothing listens, requests are injected. */
export async function anApp(
  records: Iterable<ListingRecord>,
  dependencies: TestDependencies = {},
): Promise<FastifyInstance> {
  return (await appWithCalls(records, dependencies)).server;
}

/** The same server, with the calls that pages make in process. */
export async function appWithCalls(
  records: Iterable<ListingRecord>,
  { site, ...dependencies }: TestDependencies = {},
): Promise<App> {
  const config = dependencies.config ?? testConfig();
  const app = await buildApp({
    ...(await aStore(records)),
    pictures: noPictures,
    pictureSource: fixturePictures(),
    ...aLeadStore(),
    customers: aCustomerStore(),
    places: placesService({ places: { cities: fakeCities }, world: fakeStreetWorld() }),
    basemap: { tile: async (z) => (z === 4 ? new Uint8Array([1, 2, 3]) : new Uint8Array()) },
    ...(site ? { findRealtor: site.findRealtor } : {}),
    ...dependencies,
    config,
  });
  if (site) mountSite(app, { site, origin: config.siteOrigin });
  return app;
}
