import { join } from 'node:path';
import { createLocalJWKSet } from 'jose';
import { cognitoIssuer } from '#src/domain/account/identity-settings.ts';
import { systemClock } from '#src/lib/clock.ts';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { openIdentityDatabase } from './adapters/sqlite/identity-database.ts';
import { sqliteIdentity } from './adapters/sqlite/identity.ts';
import type { Config } from './config.ts';
import { StoreUnavailable } from './customers/repository.ts';
import { accountMail } from './identity/account-mail.ts';
import { type DeliverAccountEmail, noAccountEmails } from './identity/account-mailer.ts';
import { addDemoUser, DEMO_SENTENCE, removeDemoUser } from './identity/demo-user.ts';
import { AccountsBusy } from './identity/repository.ts';
import type { IdentityRoutesParts } from './identity/routes.ts';
import { identityService } from './identity/service.ts';
import { embeddedSettings } from './identity/settings.ts';
import { backgroundMailer } from './mail/background-mailer.ts';
import type { Mailbox, Mailer } from './mail/mailer.ts';
import { memoryMailbox } from './mail/memory-mailbox.ts';
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
  readonly removeAccount?: (userId: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

type IdentityDependencies = {
  /** The mail server; absent when there is none. */
  readonly mailServer?: Mailer;
  /** Given a sentence about an email that could not be sent. */
  readonly onMailFailure: (sentence: string) => void;
};

/** How the emails of accounts leave, and where they can be read when they stay here. */
type AccountEmails = {
  readonly deliver: DeliverAccountEmail;
  readonly mailbox?: Mailbox;
  readonly close: () => Promise<void>;
};

function accountEmails(
  { hasDemoAccess, brokerageName, mailFrom, licenceLine }: Config,
  { mailServer, onMailFailure }: IdentityDependencies,
): AccountEmails {
  if (mailServer) {
    const from = { name: brokerageName, email: mailFrom };
    const { send, close } = backgroundMailer({ mailer: mailServer, onFailure: onMailFailure });
    return {
      deliver: (email) => send(accountMail(email, { from, licence: licenceLine })),
      close,
    };
  }
  const close = async () => undefined;
  if (!hasDemoAccess) return { deliver: noAccountEmails, close };
  const mailbox = memoryMailbox();
  return { deliver: mailbox.add, mailbox, close };
}

function withCognito(userPoolId: string, clientId: string): IdentityPart {
  const issuer = cognitoIssuer(userPoolId);
  const viewer = tokenViewer({ issuer, clientId, jwks: publishedKeys(issuer) });
  return { viewer, close: async () => undefined };
}

async function withEmbedded(
  config: Config,
  dependencies: IdentityDependencies,
): Promise<Outcome<IdentityPart, string>> {
  const { dataDir, siteOrigin, hasDemoAccess, revealsAccounts } = config;
  const database = openIdentityDatabase(join(dataDir, 'identity.sqlite'));
  if (!database.ok) return database;
  const repository = sqliteIdentity(database.value);
  const settings = embeddedSettings(siteOrigin, { revealsAccounts });
  const { deliver, mailbox, close } = accountEmails(config, dependencies);
  const identity = await repository.whenFree(async () => {
    const opened = await identityService({ repository, settings, clock: systemClock, deliver });
    if (hasDemoAccess) addDemoUser(opened);
    else removeDemoUser(opened, repository);
    return opened;
  });
  const { issuer, clientId, poolId } = settings;
  const jwks = createLocalJWKSet(identity.jwks);
  const { isSessionLive } = identity;
  return success({
    viewer: tokenViewer({ issuer, clientId, jwks, isSessionLive }),
    embedded: { identity, poolId, issuer, siteOrigin, ...(mailbox ? { mailbox } : {}) },
    async removeAccount(userId) {
      try {
        await repository.whenFree(async () => identity.removeUser(userId));
      } catch (error) {
        throw error instanceof AccountsBusy ? new StoreUnavailable(error) : error;
      }
    },
    ...(hasDemoAccess ? { demoSentence: DEMO_SENTENCE } : {}),
    ...(revealsAccounts ? { hasAccount: (email) => !!repository.users.withEmail(email) } : {}),
    async close() {
      await close();
      repository.close();
    },
  });
}

/**
 * Opens what tells who is logged in: the embedded accounts, or the keys of a user pool of Amazon
 * Cognito. The error is a sentence for the person at the terminal.
 */
export async function openIdentity(
  config: Config,
  dependencies: IdentityDependencies,
): Promise<Outcome<IdentityPart, string>> {
  const { accounts } = config;
  if (accounts.kind === 'embedded') return withEmbedded(config, dependencies);
  return success(withCognito(accounts.userPoolId, accounts.clientId));
}
