import type { Migration } from '../migrations.ts';

/** The tables of the customers: the same as in SQLite, with PostgreSQL's types. */
export const CUSTOMERS_SCHEMA: Migration = {
  module: 'customers',
  steps: [
    // Texts that are ordered or compared, such as days, are so by their bytes, whatever the locale.
    `CREATE TABLE customer (
      id TEXT COLLATE "C" PRIMARY KEY,
      email TEXT NOT NULL,
      is_email_verified BOOLEAN NOT NULL,
      given_name TEXT,
      registered_at_ms BIGINT NOT NULL,
      email_notifications BOOLEAN NOT NULL DEFAULT FALSE,
      applicant TEXT,
      referral_code TEXT NOT NULL UNIQUE
    );

    CREATE TABLE saved_home (
      customer_id TEXT COLLATE "C" NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      board_id INTEGER NOT NULL,
      mls_number TEXT COLLATE "C" NOT NULL,
      saved_at_ms BIGINT NOT NULL,
      PRIMARY KEY (customer_id, board_id, mls_number)
    );

    CREATE TABLE saved_search (
      number BIGINT GENERATED ALWAYS AS IDENTITY,
      id TEXT COLLATE "C" PRIMARY KEY,
      customer_id TEXT COLLATE "C" NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      address TEXT NOT NULL,
      notify BOOLEAN NOT NULL,
      created_at_ms BIGINT NOT NULL,
      covered_day TEXT COLLATE "C" NOT NULL,
      alerted_day TEXT COLLATE "C" NOT NULL DEFAULT '',
      UNIQUE (customer_id, name, address)
    );
    CREATE INDEX saved_search_watched ON saved_search (notify, alerted_day);

    CREATE TABLE alert (
      id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      search_id TEXT COLLATE "C" NOT NULL REFERENCES saved_search (id) ON DELETE CASCADE,
      day TEXT COLLATE "C" NOT NULL,
      news TEXT NOT NULL,
      state TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at_ms BIGINT NOT NULL,
      give_up_at_ms BIGINT NOT NULL,
      sent_at_ms BIGINT,
      last_error TEXT,
      UNIQUE (search_id, day)
    );
    CREATE INDEX alert_due ON alert (state, due_at_ms);

    CREATE TABLE unsubscribe_token (
      hash TEXT PRIMARY KEY,
      search_id TEXT COLLATE "C" NOT NULL REFERENCES saved_search (id) ON DELETE CASCADE,
      made_at_ms BIGINT NOT NULL
    );
    CREATE INDEX unsubscribe_token_search ON unsubscribe_token (search_id);

    CREATE TABLE application (
      number BIGINT GENERATED ALWAYS AS IDENTITY,
      id TEXT COLLATE "C" PRIMARY KEY,
      customer_id TEXT COLLATE "C" NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      idempotency_key TEXT,
      created_at_ms BIGINT NOT NULL,
      updated_at_ms BIGINT NOT NULL,
      submitted_at_ms BIGINT,
      fields TEXT NOT NULL,
      referral_code TEXT,
      chosen_match_id TEXT,
      UNIQUE (customer_id, idempotency_key)
    );
    CREATE INDEX application_referral ON application (referral_code);

    CREATE TABLE signer (
      number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id TEXT COLLATE "C" NOT NULL UNIQUE,
      application_id TEXT COLLATE "C" NOT NULL REFERENCES application (id) ON DELETE CASCADE,
      fields TEXT NOT NULL
    );
    CREATE INDEX signer_application ON signer (application_id);

    CREATE TABLE document (
      number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id TEXT COLLATE "C" NOT NULL UNIQUE,
      application_id TEXT COLLATE "C" NOT NULL REFERENCES application (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      size_bytes INTEGER NOT NULL,
      added_at_ms BIGINT NOT NULL,
      file TEXT NOT NULL UNIQUE
    );
    CREATE INDEX document_application ON document (application_id);

    CREATE TABLE upload (
      token_hash TEXT PRIMARY KEY,
      application_id TEXT COLLATE "C" NOT NULL REFERENCES application (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL,
      size_bytes INTEGER NOT NULL,
      expires_at_ms BIGINT NOT NULL
    );
    CREATE INDEX upload_application ON upload (application_id);`,

    `ALTER TABLE saved_search ADD COLUMN seen_day TEXT COLLATE "C" NOT NULL DEFAULT '';
    ALTER TABLE saved_search ADD COLUMN seen_count INTEGER NOT NULL DEFAULT 0;
    UPDATE saved_search SET seen_day = covered_day;`,

    `ALTER TABLE saved_home ADD COLUMN saved_market TEXT;
    ALTER TABLE saved_home ADD COLUMN saved_price DOUBLE PRECISION;
    ALTER TABLE saved_home ADD COLUMN noted_market TEXT;
    ALTER TABLE saved_home ADD COLUMN noted_price DOUBLE PRECISION;
    ALTER TABLE saved_home ADD COLUMN changed_day TEXT;`,

    `ALTER TABLE customer ADD COLUMN home_emails BOOLEAN NOT NULL DEFAULT FALSE;
    ALTER TABLE customer ADD COLUMN homes_day TEXT COLLATE "C" NOT NULL DEFAULT '';

    ALTER TABLE alert ADD COLUMN customer_id TEXT COLLATE "C" REFERENCES customer (id) ON DELETE CASCADE;
    UPDATE alert SET customer_id = saved_search.customer_id FROM saved_search
      WHERE saved_search.id = search_id;
    ALTER TABLE alert ALTER COLUMN customer_id SET NOT NULL;
    ALTER TABLE alert ALTER COLUMN search_id DROP NOT NULL;
    CREATE UNIQUE INDEX alert_homes ON alert (customer_id, day) WHERE search_id IS NULL;

    ALTER TABLE unsubscribe_token
      ADD COLUMN customer_id TEXT COLLATE "C" REFERENCES customer (id) ON DELETE CASCADE;
    UPDATE unsubscribe_token SET customer_id = saved_search.customer_id FROM saved_search
      WHERE saved_search.id = search_id;
    ALTER TABLE unsubscribe_token ALTER COLUMN customer_id SET NOT NULL;
    ALTER TABLE unsubscribe_token ALTER COLUMN search_id DROP NOT NULL;
    CREATE INDEX unsubscribe_token_customer ON unsubscribe_token (customer_id);`,

    `CREATE TABLE terms_acceptance (
      customer_id TEXT COLLATE "C" NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
      version TEXT COLLATE "C" NOT NULL,
      accepted_at_ms BIGINT NOT NULL,
      address_hash TEXT NOT NULL,
      PRIMARY KEY (customer_id, version)
    );`,

    `ALTER TABLE saved_search ADD COLUMN recent_keys TEXT;`,
  ],
};
