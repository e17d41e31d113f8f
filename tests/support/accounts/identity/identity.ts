import type { DatabaseSync } from 'node:sqlite';
import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { type DataCipher, dataCipher } from '#src/server/encryption/data-cipher.ts';
import { requestLimits } from '#src/server/http/connections/request-limits.ts';
import { setUpHttp } from '#src/server/http/set-up-http.ts';
import { FACTOR_PURPOSE } from '#src/server/identity/second-factor/encrypt-factors.ts';
import type { IdentityRepository, User } from '#src/server/identity/repository.ts';
import { identityRoutes } from '#src/server/identity/routes.ts';
import { type IdentityService, identityService } from '#src/server/identity/service.ts';
import { type MemoryMailbox, memoryMailbox } from '#src/server/mail/memory-mailbox.ts';
import { embeddedSettings, type IdentitySettings } from '#src/server/identity/settings.ts';

export const SITE_ORIGIN = 'http://localhost:4321';

/** A password of the tests that the policy allows. */
export const PASSWORD = 'Correct-Horse-1';

export type IdentityOptions = Partial<IdentitySettings> & {
  readonly file?: string;
  /** Encrypts the secrets of authenticator apps. */
  readonly cipher?: DataCipher;
};

export type TestIdentity = {
  readonly app: FastifyInstance;
  readonly service: IdentityService;
  readonly repository: IdentityRepository;
  readonly db: DatabaseSync;
  readonly settings: IdentitySettings;
  /** Holds the emails to accounts. */
  readonly mailbox: MemoryMailbox;
  readonly advance: (ms: number) => void;
  readonly now: () => Date;
  readonly close: () => Promise<void>;
};

/** The cipher for the secrets of authenticator apps, with a key of its own. */
export const aFactorCipher = () =>
  dataCipher({ current: randomBytes(32), former: undefined }, FACTOR_PURPOSE);

/** The identity service on an app of its own, with a clock that only the test moves. */
export async function anIdentity(options: IdentityOptions = {}): Promise<TestIdentity> {
  const { file = ':memory:', cipher = aFactorCipher(), ...changedOptions } = options;
  const database = openIdentityDatabase(file);
  if (!database.ok) throw new Error(database.error);
  const repository = sqliteIdentity(database.value);
  const settings = {
    ...embeddedSettings(SITE_ORIGIN, { revealsAccounts: false }),
    ...changedOptions,
  };
  // The clock begins at the real time, by which a client also reads the tokens.
  let nowMs = Date.now();
  const now = () => new Date(nowMs);
  const mailbox = memoryMailbox();
  const deliver = mailbox.add;
  const service = await identityService({ repository, settings, clock: { now }, deliver, cipher });
  const app = Fastify({ ...requestLimits({ https: false }) });
  await setUpHttp(app, { https: false, identify: () => 'anonymous' });
  identityRoutes(app, {
    identity: service,
    poolId: settings.poolId,
    issuer: settings.issuer,
    siteOrigin: SITE_ORIGIN,
    mailbox,
  });
  const close = async () => {
    await app.close();
    repository.close();
  };
  const advance = (ms: number) => {
    nowMs += ms;
  };
  return { app, service, repository, db: database.value, settings, mailbox, advance, now, close };
}

export type IdentityAnswer = { readonly status: number; readonly body: Record<string, unknown> };

/** The origin of a call. */
export type RequestSender = { readonly userAgent?: string; readonly address?: string };

/** Sends one call of the protocol, over HTTP in memory, as its client would. */
export async function call(
  { app, settings }: Pick<TestIdentity, 'app' | 'settings'>,
  operation: string,
  body: object,
  { userAgent = 'tests', address = '127.0.0.1' }: RequestSender = {},
): Promise<IdentityAnswer> {
  const { statusCode, payload } = await app.inject({
    method: 'POST',
    url: '/identity/',
    remoteAddress: address,
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'user-agent': userAgent,
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    payload: JSON.stringify({ ClientId: settings.clientId, ...body }),
  });
  return { status: statusCode, body: JSON.parse(payload) as Record<string, unknown> };
}

/** The newest code sent to the address. */
export function codeFor({ mailbox }: Pick<TestIdentity, 'mailbox'>, email: string): string {
  const code = mailbox.list(email, 100).find((letter) => letter.code !== null)?.code;
  if (!code) throw new Error(`no code was sent to ${email}`);
  return code;
}

/** A confirmed user with the tests' password, with the given changes. */
export function addUser(
  { service, repository }: Pick<TestIdentity, 'service' | 'repository'>,
  email: string,
  changes: Partial<User> = {},
): User {
  service.addUser({ email, password: PASSWORD, attributes: {} });
  const addedUser = repository.users.withEmail(email);
  if (!addedUser) throw new Error(`${email} was not added`);
  repository.users.put({ ...addedUser, ...changes });
  return { ...addedUser, ...changes };
}

export type SignedInTokens = {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
};

/** The tokens in an answer to a sign-in or a refresh. */
export function tokensIn({ body }: IdentityAnswer): SignedInTokens {
  return body['AuthenticationResult'] as SignedInTokens;
}

/** Signs in with the password itself; the service must allow that flow. */
export function signIn(
  identity: TestIdentity,
  email: string,
  password: string = PASSWORD,
  visitor: RequestSender = {},
): Promise<IdentityAnswer> {
  const parameters = { USERNAME: email, PASSWORD: password };
  const body = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: parameters };
  return call(identity, 'InitiateAuth', body, visitor);
}
