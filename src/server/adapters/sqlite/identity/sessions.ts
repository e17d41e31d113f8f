import type { DatabaseSync } from 'node:sqlite';
import type {
  IdentityRepository,
  RefreshToken,
  StoredSession,
} from '#src/server/identity/repository.ts';

type Row = Record<string, unknown>;

function sessionOf(row: Row): StoredSession {
  return {
    id: String(row['id']),
    userId: String(row['user_id']),
    signedInAtMs: Number(row['signed_in_at_ms']),
    lastSeenAtMs: Number(row['last_seen_at_ms']),
    expiresAtMs: Number(row['expires_at_ms']),
    isRevoked: row['is_revoked'] === 1,
    device: String(row['device']),
    network: String(row['network']),
  };
}

function refreshOf(row: Row): RefreshToken {
  const usedAt = row['used_at_ms'];
  return {
    hash: String(row['hash']),
    sessionId: String(row['session_id']),
    usedAtMs: usedAt === null ? null : Number(usedAt),
  };
}

const PUT_SESSION = `INSERT INTO session
    (id, user_id, signed_in_at_ms, last_seen_at_ms, expires_at_ms, is_revoked, device, network)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
    last_seen_at_ms = excluded.last_seen_at_ms, is_revoked = excluded.is_revoked`;

const PUT_REFRESH = `INSERT INTO refresh_token (hash, session_id, used_at_ms) VALUES (?, ?, ?)
  ON CONFLICT (hash) DO UPDATE SET used_at_ms = excluded.used_at_ms`;

/** Sessions and their refresh tokens in SQLite. */
export function sqliteSessions(db: DatabaseSync): IdentityRepository['sessions'] {
  const find = db.prepare('SELECT * FROM session WHERE id = ?');
  const ofUser = db.prepare('SELECT * FROM session WHERE user_id = ?');
  const put = db.prepare(PUT_SESSION);
  const findRefresh = db.prepare('SELECT * FROM refresh_token WHERE hash = ?');
  const putRefresh = db.prepare(PUT_REFRESH);
  const revokeAll = db.prepare('UPDATE session SET is_revoked = 1 WHERE user_id = ? AND id <> ?');
  return {
    find(id) {
      const row = find.get(id);
      return row && sessionOf(row);
    },
    ofUser: (userId) => ofUser.all(userId).map(sessionOf),
    put({ id, userId, signedInAtMs, lastSeenAtMs, expiresAtMs, isRevoked, device, network }) {
      const times = [signedInAtMs, lastSeenAtMs, expiresAtMs];
      put.run(id, userId, ...times, Number(isRevoked), device, network);
    },
    findRefresh(hash) {
      const row = findRefresh.get(hash);
      return row && refreshOf(row);
    },
    putRefresh: ({ hash, sessionId, usedAtMs }) => void putRefresh.run(hash, sessionId, usedAtMs),
    revokeAll: (userId, exceptId = '') => void revokeAll.run(userId, exceptId),
  };
}
