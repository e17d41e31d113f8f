import type { DatabaseSync } from 'node:sqlite';
import type { IdentityRepository, StoredFactor } from '#src/server/identity/repository.ts';

type Row = Record<string, unknown>;

function factorOf(row: Row): StoredFactor {
  const { secret, new_secret: newSecret, last_step: lastStep } = row;
  return {
    userId: String(row['user_id']),
    secret: secret === null ? null : String(secret),
    newSecret: newSecret === null ? null : String(newSecret),
    isOn: row['is_on'] === 1,
    lastStep: lastStep === null ? null : Number(lastStep),
  };
}

/** The authenticator apps of users in SQLite. */
export function sqliteFactors(db: DatabaseSync): IdentityRepository['factors'] {
  const find = db.prepare('SELECT * FROM second_factor WHERE user_id = ?');
  const all = db.prepare('SELECT * FROM second_factor');
  const put = db.prepare(
    `INSERT OR REPLACE INTO second_factor (user_id, secret, new_secret, is_on, last_step)
    VALUES (?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare('DELETE FROM second_factor WHERE user_id = ?');
  return {
    find(userId) {
      const row = find.get(userId);
      return row && factorOf(row);
    },
    all: () => all.all().map(factorOf),
    put: ({ userId, secret, newSecret, isOn, lastStep }) =>
      void put.run(userId, secret, newSecret, Number(isOn), lastStep),
    remove: (userId) => void remove.run(userId),
  };
}
