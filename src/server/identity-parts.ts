import { join } from 'node:path';
import { createLocalJWKSet } from 'jose';
import { cognitoIssuer } from '#src/domain/identity-settings.ts';
import { systemClock } from '#src/lib/clock.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { openIdentityDatabase } from './adapters/sqlite/identity-database.ts';
import { sqliteIdentity } from './adapters/sqlite/identity.ts';
import type { Config } from './config.ts';
import { addDemoUser } from './identity/demo-user.ts';
import type { IdentityRoutesParts } from './identity/routes.ts';
import { identityService } from './identity/service.ts';
import { embeddedSettings } from './identity/settings.ts';
import { publishedKeys } from './tokens/published-keys.ts';
import { type TokenViewer, tokenViewer } from './tokens/token-viewer.ts';

export type IdentityPart = {
  readonly viewer: TokenViewer;
  /** The embedded service; absent when people log in with a user pool of Amazon Cognito. */
  readonly embedded?: IdentityRoutesParts;
  /** How to log in without an account of one's own, when that can be done. */
  readonly demoSentence?: string;
  /** Whether an address has an account; only where strangers may be told. */
  readonly hasAccount?: (email: string) => boolean;
  /** Removes an account; absent where only its owner can, at the user pool. */
  readonly removeAccount?: (userId: string) => void;
  readonly close: () => void;
};

function withCognito(userPoolId: string, clientId: string): IdentityPart {
  const issuer = cognitoIssuer(userPoolId);
  const viewer = tokenViewer({ issuer, clientId, jwks: publishedKeys(issuer) });
  return { viewer, close: () => undefined };
}

async function withEmbedded(
  { dataDir, siteOrigin, isProduction, revealsAccounts }: Config,
  tell: (line: string) => void,
): Promise<Outcome<IdentityPart, string>> {
  const database = openIdentityDatabase(join(dataDir, 'identity.sqlite'));
  if (!database.ok) return database;
  const repository = sqliteIdentity(database.value);
  const settings = embeddedSettings(siteOrigin, { revealsAccounts });
  const identity = await identityService({ repository, settings, clock: systemClock, tell });
  const { issuer, clientId, poolId } = settings;
  const jwks = createLocalJWKSet(identity.jwks);
  const { isSessionLive } = identity;
  return success({
    viewer: tokenViewer({ issuer, clientId, jwks, isSessionLive }),
    embedded: { identity, poolId, issuer, siteOrigin, hasMailbox: !isProduction },
    removeAccount: identity.removeUser,
    ...(isProduction ? {} : { demoSentence: addDemoUser(identity) }),
    ...(revealsAccounts ? { hasAccount: (email) => !!repository.users.withEmail(email) } : {}),
    close: repository.close,
  });
}

/**
 * Opens what tells who is logged in: the embedded accounts, or the keys of a user pool of Amazon
 * Cognito. `tell` is given the codes that would be sent by e-mail; the error is a sentence.
 */
export async function openIdentity(
  config: Config,
  tell: (line: string) => void,
): Promise<Outcome<IdentityPart, string>> {
  const { accounts } = config;
  if (accounts.kind === 'embedded') return withEmbedded(config, tell);
  return success(withCognito(accounts.userPoolId, accounts.clientId));
}
