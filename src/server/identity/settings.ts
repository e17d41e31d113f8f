import { EMBEDDED_POOL, IDENTITY_PATH } from '#src/contract/account/identity.ts';
import type { Limit } from './attempt-counter.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long things are valid. ASVS 5.0, 6.5.5: a code lives for ten minutes at most. */
export const LIFETIMES = {
  codeMs: 10 * MINUTE_MS,
  challengeMs: 3 * MINUTE_MS,
  tokenMs: HOUR_MS,
  sessionMs: 30 * DAY_MS,
  temporaryPasswordMs: 7 * DAY_MS,
  /** Two tabs may refresh with the same token within this time. */
  refreshGraceMs: MINUTE_MS,
} as const;

/** Wrong tries after which a code is void. */
export const CODE_TRIES = 5;

export type IdentityLimits = {
  /** New accounts from one network address. */
  readonly signUps: Limit;
  /** Sign-ins begun from one network address, right or wrong: each costs a few milliseconds. */
  readonly signIns: Limit;
  /** Wrong passwords from one network address, whatever the account. */
  readonly failuresByAddress: Limit;
  /** Wrong passwords for one account, whatever the network address. */
  readonly failuresByAccount: Limit;
  /** Codes of one purpose for one email address or user. */
  readonly codes: Limit;
  /** Codes requested from one network address for any recipient: most recipients may not know the site. */
  readonly codesByAddress: Limit;
  /** Emails of any purpose to one inbox. */
  readonly emailsToRecipient: Limit;
  /** Wrong answers to "current password" of one user. */
  readonly currentPassword: Limit;
  /** Wrong codes of the authenticator app of one user: each guess is one of 333,333. */
  readonly secondFactor: Limit;
};

/** Cognito does not publish its own numbers. Wrong passwords also meet the lock of `password-lock`. */
export const LIMITS: IdentityLimits = {
  signUps: { count: 200, windowMs: HOUR_MS },
  signIns: { count: 300, windowMs: 5 * MINUTE_MS },
  failuresByAddress: { count: 100, windowMs: 15 * MINUTE_MS },
  failuresByAccount: { count: 100, windowMs: HOUR_MS },
  codes: { count: 5, windowMs: HOUR_MS },
  codesByAddress: { count: 200, windowMs: HOUR_MS },
  emailsToRecipient: { count: 10, windowMs: DAY_MS },
  currentPassword: { count: 5, windowMs: HOUR_MS },
  secondFactor: { count: 10, windowMs: HOUR_MS },
};

export type IdentitySettings = {
  /** A region, an underscore and a name: clients take both parts from it. */
  readonly poolId: string;
  readonly clientId: string;
  /** The `iss` of tokens: an absolute address that ends in the pool id. */
  readonly issuer: string;
  /** Whether answers tell an address with an account from one without. */
  readonly revealsAccounts: boolean;
  /** Whether a client may send the password itself (USER_PASSWORD_AUTH) instead of proving it. */
  readonly allowsPasswordFlow: boolean;
  readonly limits: IdentityLimits;
};

/** The settings of a site at an origin, such as `http://localhost:4321`. */
export function embeddedSettings(
  siteOrigin: string,
  { revealsAccounts }: { revealsAccounts: boolean },
): IdentitySettings {
  return {
    poolId: EMBEDDED_POOL.userPoolId,
    clientId: EMBEDDED_POOL.userPoolClientId,
    issuer: `${siteOrigin}${IDENTITY_PATH}${EMBEDDED_POOL.userPoolId}`,
    revealsAccounts,
    allowsPasswordFlow: false,
    limits: LIMITS,
  };
}
