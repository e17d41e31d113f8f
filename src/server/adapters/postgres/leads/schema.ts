import type { Migration } from '../migrations.ts';

/** The tables of the leads: the same as in SQLite, with PostgreSQL's types. */
export const LEADS_SCHEMA: Migration = {
  module: 'leads',
  steps: [
    `CREATE TABLE lead (
      id TEXT PRIMARY KEY,
      receipt TEXT NOT NULL UNIQUE,
      idempotency_key TEXT UNIQUE,
      body_hash TEXT NOT NULL,
      accepted_at_ms BIGINT NOT NULL,
      suspicion TEXT,
      document TEXT NOT NULL
    );
    CREATE INDEX lead_by_time ON lead (accepted_at_ms);
    CREATE INDEX lead_by_words ON lead (body_hash, accepted_at_ms);

    CREATE TABLE consent (
      lead_id TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
      given_at_ms BIGINT NOT NULL,
      marketing BOOLEAN NOT NULL,
      wording TEXT NOT NULL,
      address TEXT NOT NULL,
      user_agent TEXT NOT NULL
    );

    CREATE TABLE delivery (
      id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      lead_id TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      state TEXT NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      due_at_ms BIGINT NOT NULL,
      give_up_at_ms BIGINT NOT NULL,
      sent_at_ms BIGINT,
      last_error TEXT,
      UNIQUE (lead_id, kind)
    );
    CREATE INDEX delivery_due ON delivery (state, due_at_ms);`,

    `ALTER TABLE lead ADD COLUMN is_sender_verified BOOLEAN NOT NULL DEFAULT FALSE;
    ALTER TABLE lead ADD COLUMN sender_key TEXT;
    ALTER TABLE lead ADD COLUMN recipient_key TEXT;
    CREATE INDEX lead_by_sender ON lead (sender_key, accepted_at_ms);
    CREATE INDEX lead_by_recipient ON lead (recipient_key, accepted_at_ms);`,

    `ALTER TABLE lead ADD COLUMN showing TEXT;
    ALTER TABLE lead ADD COLUMN showing_confirmed_at_ms BIGINT;
    ALTER TABLE lead ADD COLUMN showing_cancelled_at_ms BIGINT;
    ALTER TABLE lead ADD COLUMN showing_cancelled_by TEXT;

    CREATE TABLE showing_token (
      hash TEXT PRIMARY KEY,
      lead_id TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
      party TEXT NOT NULL,
      made_at_ms BIGINT NOT NULL
    );
    CREATE INDEX showing_token_by_lead ON showing_token (lead_id);`,
  ],
};
