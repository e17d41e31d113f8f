import { createLocalJWKSet } from 'jose';
import { cognitoIssuer } from '#src/domain/account/identity-settings.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import type { Accounts } from './app.ts';
import type { Config } from './config.ts';
import { StoreUnavailable } from './customers/repository.ts';
import { type DataKeys, dataCipher } from './encryption/data-cipher.ts';
import type { EmailDeliveryDependencies } from './identity/mail/email-delivery.ts';
import { identityModule } from './identity/module.ts';
import { AccountsUnavailable, type IdentityRepository } from './identity/repository.ts';
import {
  checkFactors,
  encryptFactors,
  FACTOR_PURPOSE,
} from './identity/second-factor/encrypt-factors.ts';
import { publishedKeys } from './tokens/published-keys.ts';
import { tokenViewer } from './tokens/token-viewer.ts';

export type OpenAccounts = Accounts & { readonly close: () => Promise<void> };

type AccountsDependencies = {
  readonly mail: EmailDeliveryDependencies;
  /** The keys that encrypt the secrets of authenticator apps. */
  readonly keys: DataKeys;
  /** Opens the accounts kept here; the error is a sentence for the person at the terminal. */
  readonly openRepository: () => Outcome<IdentityRepository, string>;
};

/** Reports unavailable accounts to the customers' calls as an unavailable store. */
async function asUnavailableStore<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof AccountsUnavailable ? new StoreUnavailable(error) : error;
  }
}

async function embeddedAccounts(
  config: Config,
  { mail, keys, openRepository }: AccountsDependencies,
): Promise<Outcome<OpenAccounts, string>> {
  const outcome = openRepository();
  if (!outcome.ok) return outcome;
  const repository = outcome.value;
  const cipher = dataCipher(keys, FACTOR_PURPOSE);
  const encryption = await repository.whenFree(async () => encryptFactors(repository, cipher));
  if (!encryption.ok) {
    repository.close();
    return encryption;
  }
  const { close, ...embedded } = await identityModule(config, { repository, cipher, ...mail });
  const { issuer, clientId, jwks, isSessionLive, sessions } = embedded;
  return success({
    viewer: tokenViewer({ issuer, clientId, jwks: createLocalJWKSet(jwks), isSessionLive }),
    embedded: {
      ...embedded,
      removeAccount: (userId) => asUnavailableStore(embedded.removeAccount(userId)),
      accountOf: (userId) => asUnavailableStore(embedded.accountOf(userId)),
      sessions: {
        of: (userId) => asUnavailableStore(sessions.of(userId)),
        end: (userId, sessionId) => asUnavailableStore(sessions.end(userId, sessionId)),
        endOthers: (userId, keptId) => asUnavailableStore(sessions.endOthers(userId, keptId)),
      },
    },
    close,
  });
}

type KeyCheck = Pick<AccountsDependencies, 'keys'> & {
  /** Opens the accounts kept here; undefined where there are none. */
  readonly openRepository: () => Outcome<IdentityRepository | undefined, string>;
};

/**
 * Refuses keys that do not fit the embedded accounts; the error is a sentence for the person at the
 * terminal.
 */
export async function checkAccountKeys(
  { accounts }: Config,
  { keys, openRepository }: KeyCheck,
): Promise<Outcome<void, string>> {
  if (accounts.kind !== 'embedded') return success(undefined);
  const outcome = openRepository();
  if (!outcome.ok) return outcome;
  const repository = outcome.value;
  if (!repository) return success(undefined);
  const cipher = dataCipher(keys, FACTOR_PURPOSE);
  const check = await repository.whenFree(async () => checkFactors(repository, cipher));
  repository.close();
  return check;
}

/**
 * Opens the accounts that identify the visitor: the embedded ones, or the keys of a user pool of Amazon
 * Cognito. The error is a sentence for the person at the terminal.
 */
export async function openAccounts(
  config: Config,
  dependencies: AccountsDependencies,
): Promise<Outcome<OpenAccounts, string>> {
  const { accounts } = config;
  if (accounts.kind === 'embedded') return await embeddedAccounts(config, dependencies);
  const issuer = cognitoIssuer(accounts.userPoolId);
  const { clientId } = accounts;
  const viewer = tokenViewer({ issuer, clientId, jwks: publishedKeys(issuer) });
  return success({ viewer, close: async () => undefined });
}
