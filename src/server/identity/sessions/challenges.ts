import { hash, randomBytes } from 'node:crypto';
import { challengeExpired, IdentityError } from '../protocol/identity-error.ts';
import { LIFETIMES } from '../settings.ts';
import type { Handshake } from '../passwords/srp-handshake.ts';
import type { IdentityRepository, StoredChallenge } from '../repository.ts';

const ID_BYTES = 32;
/** Anyone can start a log-in: without a limit the file would grow with each of them. */
const MAX_CHALLENGES = 5000;

/** A log-in that waits for the proof of the password; without a user it can only fail. */
export type PasswordChallenge = {
  readonly kind: 'password';
  readonly name: string;
  readonly userId: string | undefined;
  /** The id of the user, or a made-up one that looks real. */
  readonly shownUserId: string;
  readonly handshake: Handshake;
};

/** A log-in with a temporary password, which waits for a new password. */
type NewPasswordChallenge = { readonly kind: 'new-password'; readonly userId: string };

/** A log-in with a right password, which waits for a code of the authenticator app. */
type SecondFactorChallenge = {
  readonly kind: 'second-factor';
  readonly userId: string;
  /** The verifier of the given password. */
  readonly verifier: string;
};

type Challenge = PasswordChallenge | NewPasswordChallenge | SecondFactorChallenge;

export type Challenges = {
  /** Opens a challenge and returns the base64 text that names it. */
  readonly open: (challenge: Challenge) => string;
  /** The challenge that the text names. Throws NotAuthorizedException when it is unknown or expired. */
  readonly find: <Kind extends Challenge['kind']>(
    id: string,
    kind: Kind,
  ) => Extract<Challenge, { kind: Kind }>;
  readonly close: (id: string) => void;
  /**
   * Answers the challenge that the text names, which works once: an answer or a refusal closes it. It stays
   * open when the accounts could not be read or written just then, as the client repeats the call. Throws
   * NotAuthorizedException when it is unknown or expired.
   */
  readonly answerOnce: <Kind extends Challenge['kind'], Reply>(
    id: string,
    kind: Kind,
    answer: (challenge: Extract<Challenge, { kind: Kind }>) => Promise<Reply>,
  ) => Promise<Reply>;
};

/** A challenge as it is stored: JSON has no big integers. */
type SerializedChallenge =
  | Exclude<Challenge, PasswordChallenge>
  | (Omit<PasswordChallenge, 'userId' | 'handshake'> & {
      readonly userId?: string;
      readonly handshake: Readonly<Record<keyof Handshake, string>>;
    });

function serialize(challenge: Challenge): string {
  return JSON.stringify(challenge, (_name, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
}

function deserialize(body: string): Challenge {
  // Only `serialize` writes it.
  const challenge = JSON.parse(body) as SerializedChallenge;
  if (challenge.kind !== 'password') return challenge;
  const { clientValue, secret, serverValue, verifier } = challenge.handshake;
  return {
    ...challenge,
    userId: challenge.userId,
    handshake: {
      clientValue: BigInt(clientValue),
      secret: BigInt(secret),
      serverValue: BigInt(serverValue),
      verifier: BigInt(verifier),
    },
  };
}

// Hashed like refresh tokens: a reader of the database must not be able to continue a log-in.
const hashOf = (id: string) => hash('sha256', id);

/**
 * Log-ins between their first and last step. Any server that shares the accounts can answer the next step.
 */
export function openChallenges(
  { challenges, atomically }: Pick<IdentityRepository, 'challenges' | 'atomically'>,
  nowMs: () => number,
): Challenges {
  // Challenges whose answer met a locked file, which refuses to store them again as well.
  const unanswered = new Map<string, StoredChallenge>();

  function entryOf(id: string) {
    const idHash = hashOf(id);
    const entry = unanswered.get(idHash) ?? challenges.find(idHash);
    if (!entry || entry.expiresAtMs <= nowMs()) throw challengeExpired();
    return entry;
  }

  function challengeOf<Kind extends Challenge['kind']>({ body }: StoredChallenge, kind: Kind) {
    const challenge = deserialize(body);
    if (challenge.kind !== kind) throw challengeExpired();
    return challenge as Extract<Challenge, { kind: Kind }>;
  }

  return {
    find: (id, kind) => challengeOf(entryOf(id), kind),
    open(challenge) {
      const id = randomBytes(ID_BYTES).toString('base64');
      const expiresAtMs = nowMs() + LIFETIMES.challengeMs;
      const userId = challenge.userId ?? null;
      for (const { idHash, expiresAtMs: endMs } of unanswered.values()) {
        if (endMs <= nowMs()) unanswered.delete(idHash);
      }
      atomically(() => {
        challenges.removeExpired(nowMs());
        challenges.put({ idHash: hashOf(id), userId, body: serialize(challenge), expiresAtMs });
        challenges.keepNewest(MAX_CHALLENGES);
      });
      return id;
    },
    close: (id) => void challenges.remove(hashOf(id)),
    async answerOnce(id, kind, answer) {
      const entry = entryOf(id);
      const challenge = challengeOf(entry, kind);
      const isFirst = unanswered.delete(entry.idHash) || challenges.remove(entry.idHash);
      if (!isFirst) throw challengeExpired();
      try {
        return await answer(challenge);
      } catch (error) {
        if (!(error instanceof IdentityError)) unanswered.set(entry.idHash, entry);
        throw error;
      }
    },
  };
}
