import type { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '#src/lib/outcome.ts';
import { openSqliteFile } from '../sqlite-file.ts';

/** Steps of the schema in their order; a step that has been released is never changed. */
export const CUSTOMERS_STEPS: readonly string[] = [
  `CREATE TABLE customer (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    is_email_verified INTEGER NOT NULL,
    given_name TEXT,
    registered_at_ms INTEGER NOT NULL,
    email_notifications INTEGER NOT NULL DEFAULT 0,
    applicant TEXT,
    referral_code TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE saved_home (
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    board_id INTEGER NOT NULL,
    mls_number TEXT NOT NULL,
    saved_at_ms INTEGER NOT NULL,
    PRIMARY KEY (customer_id, board_id, mls_number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE saved_search (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    address TEXT NOT NULL,
    notify INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    covered_day TEXT NOT NULL,
    alerted_day TEXT NOT NULL DEFAULT '',
    UNIQUE (customer_id, name, address)
  ) STRICT;
  CREATE INDEX saved_search_watched ON saved_search (notify, alerted_day);

  CREATE TABLE alert (
    id INTEGER PRIMARY KEY,
    search_id TEXT NOT NULL REFERENCES saved_search (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    news TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at_ms INTEGER NOT NULL,
    give_up_at_ms INTEGER NOT NULL,
    sent_at_ms INTEGER,
    last_error TEXT,
    UNIQUE (search_id, day)
  ) STRICT;
  CREATE INDEX alert_due ON alert (state, due_at_ms);

  CREATE TABLE unsubscribe_token (
    hash TEXT PRIMARY KEY,
    search_id TEXT NOT NULL REFERENCES saved_search (id) ON DELETE CASCADE,
    made_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX unsubscribe_token_search ON unsubscribe_token (search_id);

  CREATE TABLE application (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    idempotency_key TEXT,
    created_at_ms INTEGER NOT NULL,
    updated_at_ms INTEGER NOT NULL,
    submitted_at_ms INTEGER,
    fields TEXT NOT NULL,
    referral_code TEXT,
    chosen_match_id TEXT,
    UNIQUE (customer_id, idempotency_key)
  ) STRICT;
  CREATE INDEX application_referral ON application (referral_code);

  CREATE TABLE signer (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
    fields TEXT NOT NULL
  ) STRICT;
  CREATE INDEX signer_application ON signer (application_id);

  CREATE TABLE document (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    added_at_ms INTEGER NOT NULL,
    file TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE INDEX document_application ON document (application_id);

  CREATE TABLE upload (
    token_hash TEXT PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size_bytes INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX upload_application ON upload (application_id);`,

  `ALTER TABLE saved_search ADD COLUMN seen_day TEXT NOT NULL DEFAULT '';
  ALTER TABLE saved_search ADD COLUMN seen_count INTEGER NOT NULL DEFAULT 0;
  UPDATE saved_search SET seen_day = covered_day;`,

  `ALTER TABLE saved_home ADD COLUMN saved_market TEXT;
  ALTER TABLE saved_home ADD COLUMN saved_price REAL;
  ALTER TABLE saved_home ADD COLUMN noted_market TEXT;
  ALTER TABLE saved_home ADD COLUMN noted_price REAL;
  ALTER TABLE saved_home ADD COLUMN changed_day TEXT;`,

  `ALTER TABLE customer ADD COLUMN home_emails INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE customer ADD COLUMN homes_day TEXT NOT NULL DEFAULT '';

  CREATE TABLE subject_alert (
    id INTEGER PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    search_id TEXT REFERENCES saved_search (id) ON DELETE CASCADE,
    day TEXT NOT NULL,
    news TEXT NOT NULL,
    state TEXT NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at_ms INTEGER NOT NULL,
    give_up_at_ms INTEGER NOT NULL,
    sent_at_ms INTEGER,
    last_error TEXT,
    UNIQUE (search_id, day)
  ) STRICT;
  INSERT INTO subject_alert SELECT alert.id, customer_id, search_id, day, news, state, attempts,
    due_at_ms, give_up_at_ms, sent_at_ms, last_error
    FROM alert JOIN saved_search ON saved_search.id = search_id;
  DROP TABLE alert;
  ALTER TABLE subject_alert RENAME TO alert;
  CREATE INDEX alert_due ON alert (state, due_at_ms);
  CREATE UNIQUE INDEX alert_homes ON alert (customer_id, day) WHERE search_id IS NULL;

  CREATE TABLE subject_token (
    hash TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    search_id TEXT REFERENCES saved_search (id) ON DELETE CASCADE,
    made_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  INSERT INTO subject_token SELECT hash, customer_id, search_id, made_at_ms
    FROM unsubscribe_token JOIN saved_search ON saved_search.id = search_id;
  DROP TABLE unsubscribe_token;
  ALTER TABLE subject_token RENAME TO unsubscribe_token;
  CREATE INDEX unsubscribe_token_search ON unsubscribe_token (search_id);
  CREATE INDEX unsubscribe_token_customer ON unsubscribe_token (customer_id);`,

  `CREATE TABLE terms_acceptance (
    customer_id TEXT NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    version TEXT NOT NULL,
    accepted_at_ms INTEGER NOT NULL,
    address_hash TEXT NOT NULL,
    PRIMARY KEY (customer_id, version)
  ) STRICT, WITHOUT ROWID;`,

  `ALTER TABLE saved_search ADD COLUMN recent_keys TEXT;`,
];

/**
 * Opens the file of the customers, as `openSqliteFile` does. Only the person who runs the program may
 * read it: it holds what people earn and owe.
 */
export function openCustomersDatabase(file: string): Outcome<DatabaseSync, string> {
  return openSqliteFile(file, {
    steps: CUSTOMERS_STEPS,
    holdsPersonalData: true,
    refusal: (name, reason) =>
      `The customer data in ${name} cannot be used: ${reason}. ` +
      'Nothing in the file was changed. Restore a copy of it, or move it away to start without customer data.',
  });
}
