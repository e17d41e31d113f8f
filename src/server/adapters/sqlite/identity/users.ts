import type { DatabaseSync } from 'node:sqlite';
import type { IdentityRepository, User, UserStatus } from '#src/server/identity/repository.ts';

type Row = Record<string, unknown>;

function userOf(row: Row): User {
  const temporaryUntil = row['temporary_until_ms'];
  return {
    id: String(row['id']),
    email: String(row['email']),
    isEmailVerified: row['is_email_verified'] === 1,
    status: String(row['status']) as UserStatus,
    isDisabled: row['is_disabled'] === 1,
    password: { salt: String(row['salt']), verifier: String(row['verifier']) },
    temporaryUntilMs: temporaryUntil === null ? null : Number(temporaryUntil),
    attributes: JSON.parse(String(row['attributes'])) as Record<string, string>,
    createdAtMs: Number(row['created_at_ms']),
  };
}

const PUT = `INSERT INTO user (id, email, is_email_verified, status, salt, verifier,
    temporary_until_ms, attributes, created_at_ms)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET email = excluded.email,
    is_email_verified = excluded.is_email_verified, status = excluded.status,
    salt = excluded.salt, verifier = excluded.verifier,
    temporary_until_ms = excluded.temporary_until_ms, attributes = excluded.attributes`;

/** The users in SQLite. */
export function sqliteUsers(db: DatabaseSync): IdentityRepository['users'] {
  const withId = db.prepare('SELECT * FROM user WHERE id = ?');
  const withEmail = db.prepare('SELECT * FROM user WHERE email = ?');
  const put = db.prepare(PUT);
  const setDisabled = db.prepare('UPDATE user SET is_disabled = ? WHERE id = ?');
  const remove = db.prepare('DELETE FROM user WHERE id = ?');
  const readUser = (row: Row | undefined) => row && userOf(row);
  return {
    withId: (id) => readUser(withId.get(id)),
    withEmail: (email) => readUser(withEmail.get(email)),
    put(user) {
      const { id, email, isEmailVerified, status, password, temporaryUntilMs } = user;
      put.run(
        id,
        email,
        Number(isEmailVerified),
        status,
        password.salt,
        password.verifier,
        temporaryUntilMs,
        JSON.stringify(user.attributes),
        user.createdAtMs,
      );
    },
    setDisabled: (id, isDisabled) => void setDisabled.run(Number(isDisabled), id),
    remove: (id) => void remove.run(id),
  };
}
