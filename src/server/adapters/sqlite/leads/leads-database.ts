import type { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '#src/lib/outcome.ts';
import { openSqliteFile } from '../sqlite-file.ts';

/** Steps of the schema in their order; a step that has been released is never changed. */
export const LEADS_STEPS: readonly string[] = [
  `CREATE TABLE lead (
    id TEXT PRIMARY KEY,
    receipt TEXT NOT NULL UNIQUE,
    idempotency_key TEXT UNIQUE,
    body_hash TEXT NOT NULL,
    accepted_at_ms INTEGER NOT NULL,
    suspicion TEXT,
    document TEXT NOT NULL
  ) STRICT;
  CREATE INDEX lead_by_time ON lead (accepted_at_ms);
  CREATE INDEX lead_by_words ON lead (body_hash, accepted_at_ms);

  CREATE TABLE consent (
    lead_id TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    given_at_ms INTEGER NOT NULL,
    marketing INTEGER NOT NULL,
    wording TEXT NOT NULL,
    address TEXT NOT NULL,
    user_agent TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE delivery (
    id INTEGER PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at_ms INTEGER NOT NULL,
    give_up_at_ms INTEGER NOT NULL,
    sent_at_ms INTEGER,
    last_error TEXT,
    UNIQUE (lead_id, kind)
  ) STRICT;
  CREATE INDEX delivery_due ON delivery (state, due_at_ms);

  CREATE TABLE kept_mail (
    id INTEGER PRIMARY KEY,
    message_id TEXT NOT NULL UNIQUE,
    sent_at_ms INTEGER NOT NULL,
    recipient TEXT NOT NULL,
    reply_to TEXT,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    html TEXT NOT NULL
  ) STRICT;
  CREATE INDEX kept_mail_by_recipient ON kept_mail (recipient, id);`,

  `ALTER TABLE lead ADD COLUMN is_sender_verified INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE lead ADD COLUMN sender_key TEXT;
  ALTER TABLE lead ADD COLUMN recipient_key TEXT;
  CREATE INDEX lead_by_sender ON lead (sender_key, accepted_at_ms);
  CREATE INDEX lead_by_recipient ON lead (recipient_key, accepted_at_ms);`,

  `ALTER TABLE lead ADD COLUMN showing TEXT;
  ALTER TABLE lead ADD COLUMN showing_confirmed_at_ms INTEGER;
  ALTER TABLE lead ADD COLUMN showing_cancelled_at_ms INTEGER;
  ALTER TABLE lead ADD COLUMN showing_cancelled_by TEXT;

  CREATE TABLE showing_token (
    hash TEXT PRIMARY KEY,
    lead_id TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    party TEXT NOT NULL,
    made_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX showing_token_by_lead ON showing_token (lead_id);

  ALTER TABLE kept_mail ADD COLUMN calendar TEXT;`,
];

/**
 * Opens the file of the leads, as `openSqliteFile` does. Only the person who runs the program may read
 * it: it holds the names, numbers and addresses of people.
 */
export function openLeadsDatabase(file: string): Outcome<DatabaseSync, string> {
  return openSqliteFile(file, {
    steps: LEADS_STEPS,
    holdsPersonalData: true,
    refusal: (name, reason) =>
      `The leads in ${name} cannot be used: ${reason}. ` +
      'Nothing in the file was changed. Restore a copy of it, or move it away to start without leads.',
  });
}
