import type { AccountMailer } from './mail/account-mailer.ts';
import type { AttemptCounter } from './attempt-counter.ts';
import { plainEmail } from './protocol/attributes.ts';
import type { Challenges } from './sessions/challenges.ts';
import type { OneTimeCodes } from './sessions/one-time-codes.ts';
import type { PasswordLock } from './passwords/password-lock.ts';
import { makeVerifier, type PasswordOwner } from './passwords/password-verifier.ts';
import type { IdentityRepository, PasswordVerifier, User } from './repository.ts';
import type { SecondFactors } from './second-factor/second-factors.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { IdentitySettings } from './settings.ts';

/** What every operation works with. */
export type IdentityContext = {
  readonly settings: IdentitySettings;
  readonly repository: IdentityRepository;
  readonly nowMs: () => number;
  /** Known to this service only; never leaves it. */
  readonly secret: string;
  /** The verifier of a password that nobody has. */
  readonly decoy: PasswordVerifier;
  readonly counter: AttemptCounter;
  readonly lock: PasswordLock;
  readonly codes: OneTimeCodes;
  readonly mailer: AccountMailer;
  readonly challenges: Challenges;
  readonly sessions: Sessions;
  readonly factors: SecondFactors;
};

/** The origin of a call. */
export type Caller = {
  /** The network address; for IPv6 the network. */
  readonly address: string;
  /** The User-Agent of its browser. */
  readonly userAgent?: string | undefined;
};

/** The name a caller gave for an account, and the account if there is one. */
export type Account = { readonly name: string; readonly user: User | undefined };

/** Accounts are found by email address, in any case, or by user id. */
export function findAccount({ repository: { users } }: IdentityContext, username: string): Account {
  const name = plainEmail(username);
  const user = users.withEmail(name) ?? users.withId(name);
  return { name: user?.email ?? name, user };
}

/**
 * Whether someone has proved to read mail at the account's address: anyone may sign up with any address.
 */
export function isConfirmed({ status }: User): boolean {
  return status !== 'UNCONFIRMED';
}

export function ownerOf({ settings }: IdentityContext, userId: string): PasswordOwner {
  return { poolName: settings.poolId.split('_')[1] ?? '', userId };
}

/** The user with a new password of their own. */
export function withPassword(context: IdentityContext, user: User, password: string): User {
  return {
    ...user,
    password: makeVerifier(ownerOf(context, user.id), password),
    temporaryUntilMs: null,
  };
}
