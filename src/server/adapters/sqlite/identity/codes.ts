import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type {
  Attempts,
  CodeKey,
  IdentityRepository,
  StoredCode,
} from '#src/server/identity/repository.ts';

type Row = Record<string, unknown>;

function codeOf({ subject, purpose }: CodeKey, row: Row): StoredCode {
  const newEmail = row['new_email'];
  return {
    subject,
    purpose,
    hash: String(row['hash']),
    expiresAtMs: Number(row['expires_at_ms']),
    wrongTries: Number(row['wrong_tries']),
    isUsed: row['is_used'] === 1,
    newEmail: newEmail === null ? null : String(newEmail),
  };
}

/** The codes that were sent, in SQLite. */
export function sqliteCodes(db: DatabaseSync): IdentityRepository['codes'] {
  const find = db.prepare('SELECT * FROM code WHERE subject = ? AND purpose = ?');
  const put = db.prepare(
    `INSERT OR REPLACE INTO code
      (subject, purpose, hash, expires_at_ms, wrong_tries, is_used, new_email)
    VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare('DELETE FROM code WHERE subject = ?');
  return {
    find(key) {
      const row = find.get(key.subject, key.purpose);
      return row && codeOf(key, row);
    },
    put({ subject, purpose, hash, expiresAtMs, wrongTries, isUsed, newEmail }) {
      put.run(subject, purpose, hash, expiresAtMs, wrongTries, Number(isUsed), newEmail);
    },
    remove: (subject) => void remove.run(subject),
  };
}

function attemptsOf(row: Row): Attempts {
  return {
    count: Number(row['count']),
    firstAtMs: Number(row['first_at_ms']),
    lastAtMs: Number(row['last_at_ms']),
  };
}

/** Keys contain email and network addresses, and outlive the account: they are stored as hashes. */
const storedKey = (key: string) => hash('sha256', key);

/** Counts of attempts, in SQLite. */
export function sqliteAttempts(db: DatabaseSync): IdentityRepository['attempts'] {
  const find = db.prepare('SELECT * FROM attempt WHERE key = ?');
  const put = db.prepare(
    'INSERT OR REPLACE INTO attempt (key, count, first_at_ms, last_at_ms) VALUES (?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM attempt WHERE key = ?');
  return {
    find(key) {
      const row = find.get(storedKey(key));
      return row && attemptsOf(row);
    },
    put: (key, { count, firstAtMs, lastAtMs }) =>
      void put.run(storedKey(key), count, firstAtMs, lastAtMs),
    remove: (key) => void remove.run(storedKey(key)),
  };
}
