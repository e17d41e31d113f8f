import { join } from 'node:path';
import { systemClock } from '#src/lib/clock.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { postgresCustomers } from './postgres/customers/customers.ts';
import { CUSTOMERS_SCHEMA } from './postgres/customers/schema.ts';
import { openPostgres, type PostgresDatabase } from './postgres/database.ts';
import { postgresLeads } from './postgres/leads/leads.ts';
import { LEADS_SCHEMA } from './postgres/leads/schema.ts';
import { LISTINGS_SCHEMA } from './postgres/listings/schema.ts';
import { sqliteCustomers } from './sqlite/customers/customers.ts';
import { openCustomersDatabase } from './sqlite/customers/customers-database.ts';
import { sqliteLeads } from './sqlite/leads/leads.ts';
import { openLeadsDatabase } from './sqlite/leads/leads-database.ts';
import { sqliteMailbox } from './sqlite/leads/mailbox.ts';
import type { Config } from '../config.ts';
import type { CustomerRepository } from '../customers/repository.ts';
import type { LeadRepository } from '../leads/repository.ts';
import type { Mailbox, Mailer } from '../mail/mailer.ts';

export type Stores = {
  readonly leads: LeadRepository;
  /** The customers, without the files they have sent, which stay in `dataDir`. */
  readonly customers: CustomerRepository;
  /** Where mails stay when there is no mail server to take them; always on this machine. */
  readonly mailbox: Mailer & Mailbox;
  /** The PostgreSQL database, where it keeps leads and customers; undefined for files. */
  readonly remote: PostgresDatabase | undefined;
  readonly close: () => Promise<void>;
};

type StoreConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

type Databases = Pick<Stores, 'leads' | 'customers' | 'remote'>;

/** The database that `url` names, for leads, customers and listings alike. */
async function openRemote(
  url: string,
  onLost: (error: Error) => void,
): Promise<Outcome<Databases, string>> {
  const migrations = [LEADS_SCHEMA, CUSTOMERS_SCHEMA, LISTINGS_SCHEMA];
  const database = await openPostgres(url, { migrations, onLost });
  if (!database.ok) return database;
  const { value } = database;
  return success({
    leads: postgresLeads(value),
    customers: postgresCustomers(value),
    remote: value,
  });
}

function openFiles(dataDir: string, leads: LeadRepository): Outcome<Databases, string> {
  const customers = openCustomersDatabase(join(dataDir, 'customers.sqlite'));
  if (!customers.ok) return customers;
  return success({ leads, customers: sqliteCustomers(customers.value), remote: undefined });
}

/**
 * Opens the data that people have entrusted to the site: in files of `dataDir`, or in PostgreSQL when
 * `databaseUrl` names one. The error is a sentence for the person at the terminal.
 */
export async function openStores(
  { dataDir, databaseUrl }: StoreConfig,
  onLost: (error: Error) => void,
): Promise<Outcome<Stores, string>> {
  const file = openLeadsDatabase(join(dataDir, 'leads.sqlite'));
  if (!file.ok) return file;
  const localLeads = sqliteLeads(file.value);
  const databases =
    databaseUrl === undefined
      ? openFiles(dataDir, localLeads)
      : await openRemote(databaseUrl, onLost);
  if (!databases.ok) {
    await localLeads.close();
    return databases;
  }
  const { leads, customers, remote } = databases.value;
  return success({
    leads,
    customers,
    remote,
    mailbox: sqliteMailbox(file.value, systemClock),
    close: async () => {
      await customers.close();
      await leads.close();
      if (leads !== localLeads) await localLeads.close();
    },
  });
}
