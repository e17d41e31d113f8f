import { join } from 'node:path';
import { systemClock } from '#src/lib/clock.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { openPostgres } from './adapters/postgres/database.ts';
import { postgresLeads } from './adapters/postgres/leads.ts';
import { LEADS_SCHEMA } from './adapters/postgres/leads-schema.ts';
import { sqliteLeads } from './adapters/sqlite/leads.ts';
import { openLeadsDatabase } from './adapters/sqlite/leads-database.ts';
import { sqliteMailbox } from './adapters/sqlite/leads-mailbox.ts';
import type { Config } from './config.ts';
import type { LeadRepository } from './leads/repository.ts';
import type { Mailbox, Mailer } from './mail/mailer.ts';

export type Records = {
  readonly leads: LeadRepository;
  /** Where mails stay that no mail server takes; on this machine in any case. */
  readonly mailbox: Mailer & Mailbox;
  readonly close: () => Promise<void>;
};

type Asked = Pick<Config, 'dataDir' | 'databaseUrl'>;

async function openLeads(
  url: string,
  onLost: (error: Error) => void,
): Promise<Outcome<LeadRepository, string>> {
  const database = await openPostgres(url, { migrations: [LEADS_SCHEMA], onLost });
  return database.ok ? success(postgresLeads(database.value)) : database;
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
  const db = file.value;
  const remote = databaseUrl === undefined ? undefined : await openLeads(databaseUrl, onLost);
  if (remote?.ok === false) {
    db.close();
    return remote;
  }
  const leads = remote?.value ?? sqliteLeads(db);
  return success({
    leads,
    mailbox: sqliteMailbox(db, systemClock),
    close: async () => {
      await leads.close();
      if (remote) db.close();
    },
  });
}
