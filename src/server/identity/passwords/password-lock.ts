import type { AttemptCounter } from '../attempt-counter.ts';
import { IdentityError, notAuthorized } from '../protocol/identity-error.ts';
import type { IdentityRepository } from '../repository.ts';
import type { IdentityLimits } from '../settings.ts';

const FREE_FAILURES = 5;
const QUIET_MS = 15 * 60_000;
const LONGEST_LOCK_MS = 15 * 60_000;

/** Who tries a password: the account by its name, known or not, and the network address. */
type Trier = { readonly name: string; readonly address: string };

export type PasswordLock = {
  /** Throws NotAuthorizedException or TooManyRequestsException while no password is looked at. */
  readonly check: (trier: Trier) => void;
  readonly failed: (trier: Trier) => void;
  readonly opened: (trier: Trier) => void;
};

/** How long nothing is tried after so many failures: Cognito's rule, 2^(n-5) seconds. */
export function lockMs(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  return Math.min(2 ** (failures - FREE_FAILURES) * 1000, LONGEST_LOCK_MS);
}

const tooMany = () => new IdentityError('TooManyRequestsException', 'Too many requests');

/**
 * Slows down guessing. The lock is on an account as seen from one network address, so that a stranger
 * cannot lock its owner out; wider limits on the address and on the account stop spread-out guessing.
 */
export function passwordLock(
  { attempts }: Pick<IdentityRepository, 'attempts'>,
  {
    counter,
    limits,
    nowMs,
  }: { counter: AttemptCounter; limits: IdentityLimits; nowMs: () => number },
): PasswordLock {
  const pairKey = ({ name, address }: Trier) => `password:${address}:${name}`;
  const addressKey = ({ address }: Trier) => `password-address:${address}`;
  const accountKey = ({ name }: Trier) => `password-account:${name}`;
  const failuresOf = (trier: Trier) => {
    const found = attempts.find(pairKey(trier));
    return found && nowMs() - found.lastAtMs <= QUIET_MS ? found : undefined;
  };
  return {
    check(trier) {
      if (counter.isFull(addressKey(trier), limits.failuresByAddress)) throw tooMany();
      const failures = failuresOf(trier);
      const isLocked = failures && nowMs() < failures.lastAtMs + lockMs(failures.count);
      if (isLocked || counter.isFull(accountKey(trier), limits.failuresByAccount)) {
        throw notAuthorized('Password attempts exceeded');
      }
    },
    failed(trier) {
      const { count = 0, firstAtMs = nowMs() } = failuresOf(trier) ?? {};
      attempts.put(pairKey(trier), { count: count + 1, firstAtMs, lastAtMs: nowMs() });
      counter.count(addressKey(trier), limits.failuresByAddress);
      counter.count(accountKey(trier), limits.failuresByAccount);
    },
    opened: (trier) => counter.forget(pairKey(trier)),
  };
}
