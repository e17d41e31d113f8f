import type { FastifyInstance } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import { systemClock } from '#src/lib/clock.ts';
import type { DataCipher } from '../encryption/data-cipher.ts';
import type { Mailbox } from '../mail/mailer.ts';
import { mergedMailbox } from '../mail/mailer.ts';
import { addDemoUser, DEMO_SENTENCE, removeDemoUser } from './demo-user.ts';
import {
  emailDelivery,
  type EmailDeliveryConfig,
  type EmailDeliveryDependencies,
} from './mail/email-delivery.ts';
import type { IdentityRepository } from './repository.ts';
import { identityRoutes } from './routes.ts';
import { type IdentityService, identityService } from './service.ts';
import { type SessionList, sessionList } from './session-list.ts';
import { embeddedSettings } from './settings.ts';

export type IdentityConfig = EmailDeliveryConfig & {
  readonly siteOrigin: string;
  readonly revealsAccounts: boolean;
};

export type IdentityDependencies = EmailDeliveryDependencies & {
  readonly repository: IdentityRepository;
  /** The cipher for the secrets of authenticator apps. */
  readonly cipher: DataCipher;
};

export type IdentityModule = {
  /** The issuer and the client of tokens, and the keys that prove them. */
  readonly issuer: string;
  readonly clientId: string;
  readonly jwks: JSONWebKeySet;
  readonly isSessionLive: IdentityService['isSessionLive'];
  /**
   * Mounts the protocol, and the page of the mailbox where emails stay on this machine: it shows the emails
   * of accounts beside those of `mailbox`.
   */
  readonly mount: (server: FastifyInstance, mailbox: Mailbox) => void;
  readonly hasMailbox: boolean;
  /** How to log in with the demo account, where there is one. */
  readonly demoSentence?: string;
  /** The number of unsent emails of accounts. */
  readonly waitingEmails: () => number;
  /** Whether an address has an account; present only where strangers may learn it. */
  readonly hasAccount?: (email: string) => boolean;
  /** Rejects with AccountsUnavailable when another program holds the accounts for too long. */
  readonly removeAccount: (userId: string) => Promise<void>;
  /** When an account was made and whether it is locked; undefined when it does not exist. */
  readonly accountOf: (
    userId: string,
  ) => Promise<{ readonly madeAtMs: number; readonly isDisabled: boolean } | undefined>;
  readonly sessions: SessionList;
  readonly close: () => Promise<void>;
};

/** The embedded accounts over a repository. They are made before the server, which reads their tokens. */
export async function identityModule(
  config: IdentityConfig,
  { repository, cipher, ...mail }: IdentityDependencies,
): Promise<IdentityModule> {
  const { siteOrigin, hasDemoAccess, revealsAccounts } = config;
  const settings = embeddedSettings(siteOrigin, { revealsAccounts });
  const { deliver, mailbox: accountMailbox, waiting, close } = emailDelivery(config, mail);
  const identity = await repository.whenFree(async () => {
    const service = await identityService({
      ...{ repository, settings, deliver, cipher },
      clock: systemClock,
    });
    if (hasDemoAccess) addDemoUser(service);
    else removeDemoUser(service, repository);
    return service;
  });
  const { issuer, clientId, poolId } = settings;
  return {
    issuer,
    clientId,
    jwks: identity.jwks,
    isSessionLive: identity.isSessionLive,
    mount(server, mailbox) {
      const mailboxPart = accountMailbox && { mailbox: mergedMailbox([accountMailbox, mailbox]) };
      identityRoutes(server, { identity, poolId, issuer, siteOrigin, ...mailboxPart });
    },
    hasMailbox: accountMailbox !== undefined,
    waitingEmails: waiting,
    ...(hasDemoAccess ? { demoSentence: DEMO_SENTENCE } : {}),
    ...(revealsAccounts ? { hasAccount: (email) => !!repository.users.withEmail(email) } : {}),
    removeAccount: (userId) => repository.whenFree(async () => identity.removeUser(userId)),
    accountOf: (userId) =>
      repository.whenFree(async () => {
        const user = repository.users.withId(userId);
        return user && { madeAtMs: user.createdAtMs, isDisabled: user.isDisabled };
      }),
    sessions: sessionList(identity, repository),
    async close() {
      await close();
      repository.close();
    },
  };
}
