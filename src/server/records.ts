import { join } from 'node:path';
import { systemClock } from '#src/lib/clock.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { postgresCustomers } from './adapters/postgres/customers.ts';
import { CUSTOMERS_SCHEMA } from './adapters/postgres/customers-schema.ts';
import { openPostgres } from './adapters/postgres/database.ts';
import { postgresLeads } from './adapters/postgres/leads.ts';
import { LEADS_SCHEMA } from './adapters/postgres/leads-schema.ts';
import { sqliteCustomers } from './adapters/sqlite/customers.ts';
import { openCustomersDatabase } from './adapters/sqlite/customers-database.ts';
import { sqliteLeads } from './adapters/sqlite/leads.ts';
import { openLeadsDatabase } from './adapters/sqlite/leads-database.ts';
import { sqliteMailbox } from './adapters/sqlite/leads-mailbox.ts';
import type { Config } from './config.ts';
import type { CustomerRepository } from './customers/repository.ts';
import type { LeadRepository } from './leads/repository.ts';
import type { Mailbox, Mailer } from './mail/mailer.ts';

export type Records = {
  readonly leads: LeadRepository;
  /** All but the files they have sent, which stay in `dataDir`. */
  readonly customers: CustomerRepository;
  /** Where mails stay that no mail server takes; on this machine in any case. */
  readonly mailbox: Mailer & Mailbox;
  readonly close: () => Promise<void>;
};

type Asked = Pick<Config, 'dataDir' | 'databaseUrl'>;

type Stores = Pick<Records, 'leads' | 'customers'>;

/** The database that `url` names, for leads and customers alike. */
async function openRemote(
  url: string,
  onLost: (error: Error) => void,
): Promise<Outcome<Stores, string>> {
  const migrations = [LEADS_SCHEMA, CUSTOMERS_SCHEMA];
  const database = await openPostgres(url, { migrations, onLost });
  if (!database.ok) return database;
  const { value } = database;
  return success({ leads: postgresLeads(value), customers: postgresCustomers(value) });
}

function openFiles(dataDir: string, leads: LeadRepository): Outcome<Stores, string> {
  const customers = openCustomersDatabase(join(dataDir, 'customers.sqlite'));
  if (!customers.ok) return customers;
  return success({ leads, customers: sqliteCustomers(customers.value) });
}

/**
 * Opens what people have entrusted to the site: in files of `dataDir`, or in PostgreSQL when
 * `databaseUrl` names one. The error is a sentence for the person at the terminal.
 */
export async function openRecords(
  { dataDir, databaseUrl }: Asked,
  onLost: (error: Error) => void,
): Promise<Outcome<Records, string>> {
  const file = openLeadsDatabase(join(dataDir, 'leads.sqlite'));
  if (!file.ok) return file;
  const here = sqliteLeads(file.value);
  const stores =
    databaseUrl === undefined ? openFiles(dataDir, here) : await openRemote(databaseUrl, onLost);
  if (!stores.ok) {
    await here.close();
    return stores;
  }
  const { leads, customers } = stores.value;
  return success({
    leads,
    customers,
    mailbox: sqliteMailbox(file.value, systemClock),
    close: async () => {
      await customers.close();
      await leads.close();
      if (leads !== here) await here.close();
    },
  });
}
