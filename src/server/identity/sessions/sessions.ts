import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Caller } from '../context.ts';
import { IdentityError, notAuthorized } from '../protocol/identity-error.ts';
import type { IdentityRepository, RefreshToken, StoredSession, User } from '../repository.ts';
import { LIFETIMES } from '../settings.ts';
import { deviceOf, homeNetworkOf } from './device.ts';
import type { TokenDesk, Tokens } from './tokens.ts';

const REFRESH_TOKEN_BYTES = 48;

export type SignedInSession = { readonly user: User; readonly sessionId: string };
type NewTokens = Tokens & { readonly RefreshToken: string };

export type Sessions = {
  /** Begins a new session for a proved user. */
  readonly begin: (user: User, caller: Caller) => Promise<NewTokens>;
  /**
   * Exchanges a refresh token for new tokens and the next refresh token. If one comes again after the grace
   * period, it has been stolen, from or by this caller: its whole session ends.
   */
  readonly refresh: (token: string) => Promise<NewTokens>;
  /** Ends the session of a refresh token; an unknown token ends nothing. */
  readonly revoke: (token: string) => void;
  readonly isLive: (sessionId: string) => boolean;
  /** A user's sessions that have not ended, the last seen first. */
  readonly liveOf: (userId: string) => readonly StoredSession[];
  /** Ends one session of a user; false when the user has no such session. */
  readonly end: (userId: string, sessionId: string) => boolean;
  /** The holder of an access token; throws NotAuthorizedException when its session has ended. */
  readonly holder: (accessToken: string) => Promise<SignedInSession>;
};

// Only the hash is stored: a reader of the database must not be able to sign in with it.
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Sessions of users and the refresh tokens that carry them on. */
export function userSessions(
  repository: IdentityRepository,
  { tokens, nowMs }: { tokens: TokenDesk; nowMs: () => number },
): Sessions {
  const { sessions, users } = repository;

  const addRefresh = (sessionId: string): string => {
    const token = randomBytes(REFRESH_TOKEN_BYTES).toString('base64url');
    sessions.putRefresh({ hash: hashOf(token), sessionId, usedAtMs: null });
    return token;
  };

  const isLive = (session: StoredSession | undefined): session is StoredSession =>
    session !== undefined && !session.isRevoked && session.expiresAtMs > nowMs();

  const refuseReuse = ({ usedAtMs }: RefreshToken, session: StoredSession) => {
    if (usedAtMs === null || nowMs() <= usedAtMs + LIFETIMES.refreshGraceMs) return;
    sessions.put({ ...session, isRevoked: true });
    throw new IdentityError(
      'RefreshTokenReuseException',
      'Refresh token has been invalidated by rotation',
    );
  };

  const withRefresh = async (user: User, session: StoredSession, RefreshToken: string) => ({
    ...(await tokens.issue(user, session)),
    RefreshToken,
  });

  return {
    begin(user, { address, userAgent }) {
      const signedInAtMs = nowMs();
      const expiresAtMs = signedInAtMs + LIFETIMES.sessionMs;
      const id = randomUUID();
      const session = {
        ...{ id, userId: user.id, signedInAtMs, lastSeenAtMs: signedInAtMs },
        ...{ expiresAtMs, isRevoked: false },
        device: deviceOf(userAgent),
        network: homeNetworkOf(address),
      };
      let next = '';
      repository.atomically(() => {
        repository.prune(nowMs());
        sessions.put(session);
        next = addRefresh(id);
      });
      return withRefresh(user, session, next);
    },

    async refresh(token) {
      const record = sessions.findRefresh(hashOf(token));
      const session = record && sessions.find(record.sessionId);
      if (!record || !session) throw notAuthorized('Invalid Refresh Token');
      if (session.isRevoked) throw notAuthorized('Refresh Token has been revoked');
      if (!isLive(session)) throw notAuthorized('Refresh Token has expired');
      refuseReuse(record, session);
      const user = users.withId(session.userId);
      if (!user) throw notAuthorized('Invalid Refresh Token');
      let next = '';
      repository.atomically(() => {
        sessions.put({ ...session, lastSeenAtMs: nowMs() });
        sessions.putRefresh({ ...record, usedAtMs: record.usedAtMs ?? nowMs() });
        next = addRefresh(session.id);
      });
      return withRefresh(user, session, next);
    },

    revoke(token) {
      const record = sessions.findRefresh(hashOf(token));
      const session = record && sessions.find(record.sessionId);
      if (session) sessions.put({ ...session, isRevoked: true });
    },

    isLive: (sessionId) => isLive(sessions.find(sessionId)),

    liveOf: (userId) =>
      sessions
        .ofUser(userId)
        .filter(isLive)
        .toSorted((one, other) => other.lastSeenAtMs - one.lastSeenAtMs),

    end(userId, sessionId) {
      const session = sessions.find(sessionId);
      if (session?.userId !== userId || !isLive(session)) return false;
      sessions.put({ ...session, isRevoked: true });
      return true;
    },

    async holder(accessToken) {
      const { userId, sessionId } = await tokens.readAccess(accessToken);
      const user = users.withId(userId);
      if (!user || !isLive(sessions.find(sessionId))) {
        throw notAuthorized('Access Token has been revoked');
      }
      return { user, sessionId };
    },
  };
}
