import type { DatabaseSync } from 'node:sqlite';
import type { IdentityRepository } from '#src/server/identity/repository.ts';

/** Log-ins between their steps, in SQLite, where every server that shares the accounts finds them. */
export function sqliteChallenges(db: DatabaseSync): IdentityRepository['challenges'] {
  const find = db.prepare('SELECT * FROM challenge WHERE id_hash = ?');
  const put = db.prepare(
    'INSERT INTO challenge (id_hash, user_id, body, expires_at_ms) VALUES (?, ?, ?, ?)',
  );
  const remove = db.prepare('DELETE FROM challenge WHERE id_hash = ?');
  const removeExpired = db.prepare('DELETE FROM challenge WHERE expires_at_ms <= ?');
  const removeOldest = db.prepare(
    `DELETE FROM challenge WHERE expires_at_ms <=
       (SELECT expires_at_ms FROM challenge ORDER BY expires_at_ms DESC LIMIT 1 OFFSET ?)`,
  );
  return {
    find(idHash) {
      const row = find.get(idHash);
      if (!row) return undefined;
      const { user_id: userId, body, expires_at_ms: expiresAtMs } = row;
      return {
        idHash,
        userId: userId === null ? null : String(userId),
        body: String(body),
        expiresAtMs: Number(expiresAtMs),
      };
    },
    put: ({ idHash, userId, body, expiresAtMs }) => void put.run(idHash, userId, body, expiresAtMs),
    remove: (idHash) => remove.run(idHash).changes > 0,
    removeExpired: (nowMs) => void removeExpired.run(nowMs),
    keepNewest: (count) => void removeOldest.run(count),
  };
}
