import type { DatabaseSync } from 'node:sqlite';
import type { Outcome } from '#src/lib/outcome.ts';
import { openSqliteFile } from '../sqlite-file.ts';

/** Steps of the schema in their order; a step that has been released is never changed. */
export const IDENTITY_STEPS: readonly string[] = [
  `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE user (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    is_email_verified INTEGER NOT NULL,
    status TEXT NOT NULL,
    salt TEXT NOT NULL,
    verifier TEXT NOT NULL,
    temporary_until_ms INTEGER,
    attributes TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE code (
    subject TEXT NOT NULL,
    purpose TEXT NOT NULL,
    hash TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    wrong_tries INTEGER NOT NULL,
    is_used INTEGER NOT NULL,
    new_email TEXT,
    PRIMARY KEY (subject, purpose)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX code_by_expiry ON code (expires_at_ms);

  CREATE TABLE session (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    signed_in_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    is_revoked INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX session_by_user ON session (user_id);
  CREATE INDEX session_by_expiry ON session (expires_at_ms);

  CREATE TABLE refresh_token (
    hash TEXT PRIMARY KEY,
    session_id TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    used_at_ms INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX refresh_token_by_session ON refresh_token (session_id);

  CREATE TABLE attempt (
    key TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    first_at_ms INTEGER NOT NULL,
    last_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX attempt_by_last ON attempt (last_at_ms);

  CREATE TABLE letter (
    id INTEGER PRIMARY KEY,
    sent_at_ms INTEGER NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    code TEXT
  ) STRICT;
  CREATE INDEX letter_by_recipient ON letter (recipient, id);`,

  `CREATE INDEX user_unconfirmed ON user (created_at_ms) WHERE status = 'UNCONFIRMED';`,

  // Its emails held codes in clear text.
  `DROP TABLE letter;`,

  `ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE session ADD COLUMN network TEXT NOT NULL DEFAULT '';`,

  `ALTER TABLE session ADD COLUMN last_seen_at_ms INTEGER NOT NULL DEFAULT 0;
  UPDATE session SET last_seen_at_ms = signed_in_at_ms;`,

  `CREATE TABLE second_factor (
    user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE,
    secret TEXT,
    new_secret TEXT,
    is_on INTEGER NOT NULL,
    last_step INTEGER
  ) STRICT, WITHOUT ROWID;`,

  // Its keys held addresses in clear.
  `DELETE FROM attempt;`,

  `CREATE TABLE challenge (
    id_hash TEXT PRIMARY KEY,
    user_id TEXT REFERENCES user (id) ON DELETE CASCADE,
    body TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX challenge_by_user ON challenge (user_id);
  CREATE INDEX challenge_by_expiry ON challenge (expires_at_ms);`,

  `ALTER TABLE user ADD COLUMN is_disabled INTEGER NOT NULL DEFAULT 0;`,
];

/**
 * Opens the file of the accounts, as `openSqliteFile` does. Only the person who runs the program may
 * read it: it holds the key that signs tokens.
 */
export function openIdentityDatabase(file: string): Outcome<DatabaseSync, string> {
  return openSqliteFile(file, {
    steps: IDENTITY_STEPS,
    holdsPersonalData: true,
    refusal: (name, reason) =>
      `The accounts in ${name} cannot be used: ${reason}. ` +
      'Nothing in the file was changed. Restore a copy of it, or move it away to start without accounts.',
  });
}
