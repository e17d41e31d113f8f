import { randomBytes } from 'node:crypto';
import { challengeGone } from './identity-error.ts';
import { LIFETIMES } from './settings.ts';
import type { Handshake } from './srp-handshake.ts';

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
export type NewPasswordChallenge = { readonly kind: 'new-password'; readonly userId: string };

export type Challenge = PasswordChallenge | NewPasswordChallenge;

export type Challenges = {
  /** Gives the base64 text by which the client comes back to it. */
  readonly open: (challenge: Challenge) => string;
  /** The challenge of that text. Throws NotAuthorizedException for one that is none or expired. */
  readonly find: <Kind extends Challenge['kind']>(
    id: string,
    kind: Kind,
  ) => Extract<Challenge, { kind: Kind }>;
  /** Each is answered once. */
  readonly close: (id: string) => void;
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

  return {
    open(challenge) {
      forgetOldest();
      const id = randomBytes(ID_BYTES).toString('base64');
      open.set(id, { challenge, expiresAtMs: nowMs() + LIFETIMES.challengeMs });
      return id;
    },
    find<Kind extends Challenge['kind']>(id: string, kind: Kind) {
      const found = open.get(id);
      if (!found || found.expiresAtMs <= nowMs() || found.challenge.kind !== kind) {
        throw challengeGone();
      }
      return found.challenge as Extract<Challenge, { kind: Kind }>;
    },
    close: (id) => open.delete(id),
  };
}
