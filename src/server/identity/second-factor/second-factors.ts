import { randomBytes } from 'node:crypto';
import type { DataCipher } from '../../encryption/data-cipher.ts';
import type { AttemptCounter } from '../attempt-counter.ts';
import { IdentityError, invalidParameter, notAuthorized } from '../protocol/identity-error.ts';
import type { IdentityRepository, StoredFactor, User } from '../repository.ts';
import type { SignedInSession } from '../sessions/sessions.ts';
import type { IdentityLimits } from '../settings.ts';
import { base32 } from './base32.ts';
import { isFutureStep, stepOfCode } from './totp.ts';

/** As long as the hash (RFC 4226). */
const SECRET_BYTES = 20;
/** How long an accepted code lets its session turn the second factor on or off. */
const PROOF_MS = 5 * 60_000;

export type SecondFactors = {
  readonly isOn: (user: User) => boolean;
  /** Makes a new secret for an app, in base32; it counts once its first code is verified. */
  readonly begin: (user: User) => string;
  /** Verifies that the user's app has the secret. Throws for a wrong or used code. */
  readonly verify: (holder: SignedInSession, code: string) => void;
  /** Checks a code at log-in. Throws for a wrong or used code. */
  readonly check: (user: User, code: string) => void;
  /**
   * Turns the second factor on or off. Throws unless the session has just given a code. Off deletes the
   * secret.
   */
  readonly turn: (holder: SignedInSession, isOn: boolean) => void;
};

type Dependencies = {
  readonly cipher: DataCipher;
  readonly counter: AttemptCounter;
  readonly limits: Pick<IdentityLimits, 'secondFactor'>;
  readonly nowMs: () => number;
};

const codeMismatch = () =>
  new IdentityError('CodeMismatchException', 'Invalid code received for user');

const codeUsed = () =>
  new IdentityError('ExpiredCodeException', 'Your software token has already been used once.');

/** The sessions that have just given a code to any of the servers that share the accounts. */
function recentProofs({ attempts }: Pick<IdentityRepository, 'attempts'>, nowMs: () => number) {
  const keyOf = (sessionId: string) => `second-factor-proof:${sessionId}`;
  return {
    note: (sessionId: string) =>
      attempts.put(keyOf(sessionId), { count: 1, firstAtMs: nowMs(), lastAtMs: nowMs() }),
    /** Whether the session has given a code, which counts once. */
    take(sessionId: string): boolean {
      const proof = attempts.find(keyOf(sessionId));
      attempts.remove(keyOf(sessionId));
      return proof !== undefined && nowMs() - proof.lastAtMs <= PROOF_MS;
    },
  };
}

/** The codes of authenticator apps that accounts may require besides the password. */
export function secondFactors(
  { factors, attempts }: Pick<IdentityRepository, 'factors' | 'attempts'>,
  { cipher, counter, limits, nowMs }: Dependencies,
): SecondFactors {
  const proofs = recentProofs({ attempts }, nowMs);
  const find = ({ id }: User) => factors.find(id);

  /** The time step of a right code that has not been used before. */
  const stepFor = ({ userId, lastStep }: StoredFactor, secret: string, code: string): number => {
    const key = `second-factor:${userId}`;
    if (counter.isFull(key, limits.secondFactor)) throw notAuthorized('Code attempts exceeded');
    const plain = cipher.decrypt(Buffer.from(secret, 'base64'), userId);
    // The start refuses a wrong key, so the stored secret itself is damaged.
    if (!plain.ok) throw new Error(`A second factor cannot be read: ${plain.error}`);
    const step = stepOfCode(plain.value, code, nowMs());
    if (step === undefined) {
      counter.count(key, limits.secondFactor);
      throw codeMismatch();
    }
    // A clock that was set back must not lock the owner out until it reaches the last step again.
    const isUsable = lastStep === null || step > lastStep || isFutureStep(lastStep, nowMs());
    if (!isUsable) throw codeUsed();
    counter.forget(key);
    return step;
  };

  return {
    isOn: (user) => find(user)?.isOn ?? false,
    begin(user) {
      const { id: userId } = user;
      const former = find(user);
      if (former?.isOn) {
        throw invalidParameter('Turn the second factor off before another app takes its place.');
      }
      const secret = randomBytes(SECRET_BYTES);
      const newSecret = cipher.encrypt(secret, userId).toString('base64');
      factors.put({ userId, secret: null, newSecret, isOn: false, lastStep: null });
      return base32(secret);
    },
    verify({ user, sessionId }, code) {
      const factor = find(user);
      const secret = factor?.newSecret ?? factor?.secret;
      if (!factor || !secret) {
        throw new IdentityError(
          'SoftwareTokenMFANotFoundException',
          'No software token is associated with the user.',
        );
      }
      const lastStep = stepFor(factor, secret, code);
      factors.put({ ...factor, secret, newSecret: null, lastStep });
      proofs.note(sessionId);
    },
    check(user, code) {
      const factor = find(user);
      if (!factor?.isOn || factor.secret === null) throw codeMismatch();
      factors.put({ ...factor, lastStep: stepFor(factor, factor.secret, code) });
    },
    turn({ user, sessionId }, isOn) {
      const factor = find(user);
      if (!factor?.secret) {
        if (!isOn) return;
        throw invalidParameter('User has not set up software token mfa');
      }
      if (factor.isOn === isOn) return;
      if (!proofs.take(sessionId))
        throw invalidParameter('Verify a code of the software token first.');
      if (isOn) factors.put({ ...factor, isOn });
      else factors.remove(user.id);
    },
  };
}
