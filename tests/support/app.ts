import type { FastifyInstance } from 'fastify';
import { demoPictures } from '#src/demo-world/pictures/demo-pictures.ts';
import { systemClock } from '#src/lib/clock.ts';
import { sqliteLeads } from '#src/server/adapters/sqlite/leads.ts';
import { sqliteMailbox } from '#src/server/adapters/sqlite/leads-mailbox.ts';
import { sqliteAddresses } from '#src/server/adapters/sqlite/address-lookup.ts';
import { aCustomerStore } from './customers.ts';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings.ts';
import { buildApp, type AppParts } from '#src/server/app.ts';
import { readConfig } from '#src/server/config.ts';
import { placesService } from '#src/server/places/service.ts';
import type { ListingRecord, ListingRepository } from '#src/server/listings/repository.ts';
import { aLeadsDatabase } from './leads.ts';
import { fakeCities, fakeStreetWorld } from './fake-street-world.ts';

export function testConfig(env: Record<string, string> = {}) {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    READ_LIMIT_MS: '0',
    CHECK_REPLIES: 'true',
    ...env,
  });
  if (!config.ok) throw new Error(config.error.join('\n'));
  return config.value;
}

/** A listing store of its own in memory, holding the given records, and its addresses. */
export async function aStore(
  records: Iterable<ListingRecord>,
): Promise<Pick<AppParts, 'repository' | 'addresses'>> {
  const database = openDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteListings(database.value);
  await repository.put(records);
  return { repository, addresses: sqliteAddresses(database.value) };
}

export async function aRepository(records: Iterable<ListingRecord>): Promise<ListingRepository> {
  return (await aStore(records)).repository;
}

function aLeadStore(): Pick<AppParts, 'leads' | 'mailbox'> {
  const db = aLeadsDatabase();
  const mailbox = sqliteMailbox(db, systemClock);
  return { leads: { repository: sqliteLeads(db), mailer: mailbox }, mailbox };
}

const noPictures: AppParts['pictures'] = {
  render: async ({ key }) => Buffer.from(key),
};

/** The whole server in memory: nothing listens, requests are injected. */
export async function anApp(
  records: Iterable<ListingRecord>,
  parts: Partial<AppParts> = {},
): Promise<FastifyInstance> {
  const { server } = await buildApp({
    config: testConfig(),
    ...(await aStore(records)),
    pictures: noPictures,
    pictureSource: demoPictures(),
    ...aLeadStore(),
    customers: aCustomerStore(),
    places: placesService({ places: { cities: fakeCities }, world: fakeStreetWorld() }),
    basemap: { tile: async (z) => (z === 4 ? new Uint8Array([1, 2, 3]) : new Uint8Array()) },
    ...parts,
  });
  return server;
}
