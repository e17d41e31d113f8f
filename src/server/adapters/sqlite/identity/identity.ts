import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { AccountsUnavailable, type IdentityRepository } from '#src/server/identity/repository.ts';
import { retryWhileBusy } from '../busy-retry.ts';
import { isBusy, isUnwritable } from '../error-codes.ts';
import { sqliteAttempts, sqliteCodes } from './codes.ts';
import { sqliteChallenges } from './challenges.ts';
import { sqliteFactors } from './factors.ts';
import { openIdentityDatabase } from './identity-database.ts';
import { sqliteSessions } from './sessions.ts';
import { sqliteUsers } from './users.ts';
import { inTransaction } from '../transaction.ts';
import { closeDatabase } from '../write-ahead-log.ts';

/** Longer than any window in which attempts are counted. */
const ATTEMPTS_KEPT_MS = 24 * 60 * 60_000;

/**
 * How long a sign-up waits to be confirmed. Its code lives for minutes, but people come back after a
 * weekend for a new one. After that the site has no reason to hold the name and address of a person who did
 * not, and an address that a stranger typed is free for its owner.
 */
const UNCONFIRMED_KEPT_MS = 7 * 24 * 60 * 60_000;

function sqliteSecrets(db: DatabaseSync): IdentityRepository['secrets'] {
  const find = db.prepare('SELECT value FROM secret WHERE name = ?');
  const add = db.prepare('INSERT OR IGNORE INTO secret (name, value) VALUES (?, ?)');
  const readSecret = (name: string) => find.get(name)?.['value'];
  return {
    keep(name, make) {
      const storedSecret = readSecret(name);
      if (storedSecret !== undefined) return String(storedSecret);
      add.run(name, make());
      // The stored secret counts: another process may have been quicker.
      return String(readSecret(name));
    },
  };
}

/** The accounts in a database of their own, opened by `openIdentityDatabase`. */
export function sqliteIdentity(db: DatabaseSync): IdentityRepository {
  const pruneSessions = db.prepare('DELETE FROM session WHERE expires_at_ms < ?');
  const pruneCodes = db.prepare('DELETE FROM code WHERE expires_at_ms < ?');
  const pruneAttempts = db.prepare('DELETE FROM attempt WHERE last_at_ms < ?');
  const pruneUsers = db.prepare(
    `DELETE FROM user WHERE status = 'UNCONFIRMED' AND created_at_ms < ?`,
  );
  return {
    async whenFree(call) {
      try {
        return await retryWhileBusy(call);
      } catch (error) {
        throw isBusy(error) || isUnwritable(error) ? new AccountsUnavailable(error) : error;
      }
    },
    atomically: (work) => inTransaction(db, work),
    users: sqliteUsers(db),
    codes: sqliteCodes(db),
    sessions: sqliteSessions(db),
    factors: sqliteFactors(db),
    challenges: sqliteChallenges(db),
    attempts: sqliteAttempts(db),
    secrets: sqliteSecrets(db),
    prune(nowMs) {
      pruneSessions.run(nowMs);
      pruneCodes.run(nowMs);
      pruneAttempts.run(nowMs - ATTEMPTS_KEPT_MS);
      pruneUsers.run(nowMs - UNCONFIRMED_KEPT_MS);
    },
    close: () => closeDatabase(db),
  };
}

/** The file of the accounts. */
export const identityFile = (dataDir: string) => join(dataDir, 'identity.sqlite');

/** Opens the accounts in `dataDir`; the error is a sentence for the person at the terminal. */
export function openIdentity(dataDir: string): Outcome<IdentityRepository, string> {
  const database = openIdentityDatabase(identityFile(dataDir));
  return database.ok ? success(sqliteIdentity(database.value)) : database;
}

/** Opens the accounts in `dataDir`; undefined where there are none. */
export function openExistingIdentity(
  dataDir: string,
): Outcome<IdentityRepository | undefined, string> {
  return existsSync(identityFile(dataDir)) ? openIdentity(dataDir) : success(undefined);
}
