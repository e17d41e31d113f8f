import type { AttemptCounter } from '../attempt-counter.ts';
import { IdentityError, notAuthorized } from '../protocol/identity-error.ts';
import type { IdentityRepository } from '../repository.ts';
import type { IdentityLimits } from '../settings.ts';
import { homeNetworkOf } from '../sessions/device.ts';

const FREE_FAILURES = 5;
const QUIET_MS = 15 * 60_000;
const MAX_LOCK_MS = 15 * 60_000;

/** A login attempt: the name of the account, existing or not, and the network address. */
type LoginAttempt = { readonly name: string; readonly address: string };

export type PasswordLock = {
  /** Throws NotAuthorizedException or TooManyRequestsException while passwords are not checked. */
  readonly check: (attempt: LoginAttempt) => void;
  readonly onFailure: (attempt: LoginAttempt) => void;
  readonly onSuccess: (attempt: LoginAttempt) => void;
};

/** How long a number of failures locks: Cognito's rule, 2^(n-5) seconds. */
export function lockMs(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES) * 1000, MAX_LOCK_MS);
}

const tooMany = () => new IdentityError('TooManyRequestsException', 'Too many requests');

/**
 * Slows down guessing. The lock is on an account as seen from one network address, so that a stranger
 * cannot lock its owner out. Wider limits on the address and on the account stop spread-out guessing. The
 * limit on the account does not apply to networks that its owner has logged in from: otherwise someone who
 * guesses from many networks could keep the owner out indefinitely.
 */
export function passwordLock(
  { attempts, users, sessions }: Pick<IdentityRepository, 'attempts' | 'users' | 'sessions'>,
  {
    counter,
    limits,
    nowMs,
  }: { counter: AttemptCounter; limits: IdentityLimits; nowMs: () => number },
): PasswordLock {
  const pairKey = ({ name, address }: LoginAttempt) => `password:${address}:${name}`;
  const addressKey = ({ address }: LoginAttempt) => `password-address:${address}`;
  const accountKey = ({ name }: LoginAttempt) => `password-account:${name}`;
  const failuresOf = (attempt: LoginAttempt) => {
    const failures = attempts.find(pairKey(attempt));
    // In both directions: a clock that was set back would otherwise extend the lock by as much.
    const isRecent = failures && Math.abs(nowMs() - failures.lastAtMs) <= QUIET_MS;
    return isRecent ? failures : undefined;
  };
  const isFromHome = ({ name, address }: LoginAttempt) => {
    const user = users.withEmail(name);
    const network = homeNetworkOf(address);
    return user !== undefined && sessions.ofUser(user.id).some((one) => one.network === network);
  };
  return {
    check(attempt) {
      if (counter.isFull(addressKey(attempt), limits.failuresByAddress)) throw tooMany();
      const failures = failuresOf(attempt);
      const isLocked = failures && nowMs() < failures.lastAtMs + lockMs(failures.count);
      const isGuessed = counter.isFull(accountKey(attempt), limits.failuresByAccount);
      if (isLocked || (isGuessed && !isFromHome(attempt))) {
        throw notAuthorized('Password attempts exceeded');
      }
    },
    onFailure(attempt) {
      const { count = 0, firstAtMs = nowMs() } = failuresOf(attempt) ?? {};
      attempts.put(pairKey(attempt), { count: count + 1, firstAtMs, lastAtMs: nowMs() });
      counter.count(addressKey(attempt), limits.failuresByAddress);
      counter.count(accountKey(attempt), limits.failuresByAccount);
    },
    onSuccess: (attempt) => counter.forget(pairKey(attempt)),
  };
}
