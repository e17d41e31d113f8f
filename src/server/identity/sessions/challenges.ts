import { randomBytes } from 'node:crypto';
import { challengeGone, IdentityError } from '../protocol/identity-error.ts';
import { LIFETIMES } from '../settings.ts';
import type { Handshake } from '../passwords/srp-handshake.ts';

const ID_BYTES = 32;
const MOST_KEPT = 5000;

/** A sign-in that waits for the proof of the password; without a user it can only fail. */
export type PasswordChallenge = {
  readonly kind: 'password';
  readonly name: string;
  readonly userId: string | undefined;
  /** Of the user, or one that looks like it. */
  readonly shownUserId: string;
  readonly handshake: Handshake;
};

/** A sign-in with a temporary password, which waits for one of the person's own. */
type NewPasswordChallenge = { readonly kind: 'new-password'; readonly userId: string };

/** A sign-in whose password was right, which waits for a code of the authenticator app. */
type SecondFactorChallenge = {
  readonly kind: 'second-factor';
  readonly userId: string;
  /** Of the password that was given. */
  readonly verifier: string;
};

type Challenge = PasswordChallenge | NewPasswordChallenge | SecondFactorChallenge;

export type Challenges = {
  /** Gives the base64 text by which the client comes back to it. */
  readonly open: (challenge: Challenge) => string;
  /** The challenge of that text. Throws NotAuthorizedException for one that is none or expired. */
  readonly find: <Kind extends Challenge['kind']>(
    id: string,
    kind: Kind,
  ) => Extract<Challenge, { kind: Kind }>;
  readonly close: (id: string) => void;
  /**
   * Answers the challenge of that text, which can be done once: it is gone when it was answered or
   * refused. It stays when the accounts could not be read or written just then, as the call is made
   * again. Throws NotAuthorizedException for one that is none or expired.
   */
  readonly answerOnce: <Kind extends Challenge['kind'], Reply>(
    id: string,
    kind: Kind,
    answer: (challenge: Extract<Challenge, { kind: Kind }>) => Promise<Reply>,
  ) => Promise<Reply>;
};

/** Sign-ins between their first and their last step. They live in memory: a restart ends them. */
export function openChallenges(nowMs: () => number): Challenges {
  const open = new Map<string, { challenge: Challenge; expiresAtMs: number }>();

  const forgetOldest = () => {
    for (const [id, { expiresAtMs }] of open) {
      if (expiresAtMs > nowMs() && open.size < MOST_KEPT) return;
      open.delete(id);
    }
  };

  function find<Kind extends Challenge['kind']>(id: string, kind: Kind) {
    const entry = open.get(id);
    if (!entry || entry.expiresAtMs <= nowMs() || entry.challenge.kind !== kind) {
      throw challengeGone();
    }
    return entry.challenge as Extract<Challenge, { kind: Kind }>;
  }

  return {
    find,
    open(challenge) {
      forgetOldest();
      const id = randomBytes(ID_BYTES).toString('base64');
      open.set(id, { challenge, expiresAtMs: nowMs() + LIFETIMES.challengeMs });
      return id;
    },
    close: (id) => open.delete(id),
    async answerOnce(id, kind, answer) {
      const challenge = find(id, kind);
      const entry = open.get(id);
      open.delete(id);
      try {
        return await answer(challenge);
      } catch (error) {
        if (entry && !(error instanceof IdentityError)) open.set(id, entry);
        throw error;
      }
    },
  };
}
