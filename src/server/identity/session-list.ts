import type { CustomerSession } from '#src/contract/customer/session-calls.ts';
import type { IdentityRepository } from './repository.ts';
import type { IdentityService } from './service.ts';
import { deviceParts } from './sessions/device.ts';

/** More than anyone looks through; the last seen sessions come first. */
const MAX_SESSIONS = 100;

/** The sign-ins of a user, for the user to see and to end. Calls reject with AccountsUnavailable. */
export type SessionList = {
  /** The sessions that have not ended, the last seen first. */
  readonly of: (userId: string) => Promise<readonly Omit<CustomerSession, 'isThis'>[]>;
  /** Ends a session, so that its tokens open nothing. False when the user has no such session. */
  readonly end: (userId: string, sessionId: string) => Promise<boolean>;
  readonly endOthers: (userId: string, keptId: string) => Promise<void>;
};

export function sessionList(
  { sessions }: Pick<IdentityService, 'sessions'>,
  repository: Pick<IdentityRepository, 'whenFree' | 'sessions'>,
): SessionList {
  const { whenFree } = repository;
  return {
    of: (userId) =>
      whenFree(async () =>
        sessions
          .liveOf(userId)
          .slice(0, MAX_SESSIONS)
          .map(({ id, device, signedInAtMs, lastSeenAtMs }) => ({
            id,
            ...deviceParts(device),
            signedInAtMs,
            lastSeenAtMs,
          })),
      ),
    end: (userId, sessionId) => whenFree(async () => sessions.end(userId, sessionId)),
    endOthers: (userId, keptId) =>
      whenFree(async () => repository.sessions.revokeAll(userId, keptId)),
  };
}
