import { fileURLToPath } from 'node:url';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import type { CodePurpose, IdentityRepository, User } from '#src/server/identity/repository.ts';

// Changes that only time or an administrator brings about, made to the accounts of the server of the
// journeys. That server reads its file at every call.

const FILE = fileURLToPath(
  new URL('../../../../.cache/test-data/identity.sqlite', import.meta.url),
);

const MINUTE_MS = 60_000;

function withAccounts<Result>(run: (accounts: IdentityRepository) => Result): Result {
  const database = openIdentityDatabase(FILE);
  if (!database.ok) throw new Error(database.error);
  // The server writes to the file at the same time.
  database.value.exec('PRAGMA busy_timeout = 5000');
  const accounts = sqliteIdentity(database.value);
  try {
    return run(accounts);
  } finally {
    accounts.close();
  }
}

function changeUser(email: string, changes: Partial<User>): void {
  withAccounts(({ users }) => {
    const user = users.withEmail(email);
    if (!user) throw new Error(`There is no account of ${email}`);
    users.put({ ...user, ...changes });
  });
}

/** Makes the password of the account a temporary one. */
export function makePasswordTemporary(email: string): void {
  const temporaryUntilMs = Date.now() + 10 * MINUTE_MS;
  changeUser(email, { status: 'FORCE_CHANGE_PASSWORD', temporaryUntilMs });
}

/** Makes the newest code expire. */
export function expireCode(subject: string, purpose: CodePurpose): void {
  withAccounts(({ codes }) => {
    const code = codes.find({ subject, purpose });
    if (!code) throw new Error(`No code was sent to ${subject}`);
    codes.put({ ...code, expiresAtMs: Date.now() - 1 });
  });
}

/** Records this many wrong passwords from here, the last of them two minutes ago. */
export function rememberWrongTries(email: string, count: number): void {
  const lastAtMs = Date.now() - 2 * MINUTE_MS;
  withAccounts(({ attempts }) => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
      attempts.put(`password:${address}:${email}`, { count, firstAtMs: lastAtMs, lastAtMs });
    }
  });
}
