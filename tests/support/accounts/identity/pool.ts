import { Amplify, ConsoleLogger } from '@aws-amplify/core';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { anIdentity, codeFor, type IdentityOptions } from './identity.ts';

/** A user pool that the real client talks to over HTTP. */
export type Pool = {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint: string;
  /** Whether its answers differ between addresses with and without an account. */
  readonly revealsAccounts: boolean;
  /** The newest code sent to the address. */
  readonly codeFor: (email: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Our service, listening on a port of its own. */
export async function ourPool(options: IdentityOptions) {
  const identity = await anIdentity(options);
  const origin = await identity.app.listen({ host: '127.0.0.1', port: 0 });
  const pool: Pool = {
    userPoolId: identity.settings.poolId,
    userPoolClientId: identity.settings.clientId,
    userPoolEndpoint: `${origin}/identity/`,
    revealsAccounts: identity.settings.revealsAccounts,
    codeFor: async (email) => codeFor(identity, email),
    close: identity.close,
  };
  return { identity, pool };
}

/**
 * A pool of Amazon Cognito, if the environment names one: IDENTITY_TEST_POOL_ID, IDENTITY_TEST_CLIENT_ID,
 * IDENTITY_TEST_REVEALS (true or false) and IDENTITY_TEST_MAILBOX, an address that gives the emails for
 * `?to=` as our mailbox does, newest first.
 */
export function realPool(env: Readonly<Record<string, string | undefined>>): Pool | undefined {
  const userPoolId = env['IDENTITY_TEST_POOL_ID'];
  const userPoolClientId = env['IDENTITY_TEST_CLIENT_ID'];
  if (!userPoolId || !userPoolClientId) return undefined;
  const region = userPoolId.split('_')[0] ?? '';
  return {
    userPoolId,
    userPoolClientId,
    userPoolEndpoint: `https://cognito-idp.${region}.amazonaws.com/`,
    revealsAccounts: env['IDENTITY_TEST_REVEALS'] === 'true',
    async codeFor(email) {
      const mailbox = `${env['IDENTITY_TEST_MAILBOX']}?to=${encodeURIComponent(email)}`;
      const letters = (await (await fetch(mailbox)).json()) as { code: string | null }[];
      return letters.find(({ code }) => code !== null)?.code ?? '';
    },
    close: async () => undefined,
  };
}

/** A browser's storage, in memory. */
export function memoryStorage() {
  const storage = new Map<string, string>();
  return {
    kept: storage,
    setItem: async (key: string, value: string) => void storage.set(key, value),
    getItem: async (key: string) => storage.get(key) ?? null,
    removeItem: async (key: string) => void storage.delete(key),
    clear: async () => storage.clear(),
  };
}

/** Connects the real client library to the pool, with nobody signed in. */
export function connectAmplify({ userPoolId, userPoolClientId, userPoolEndpoint }: Pool) {
  ConsoleLogger.LOG_LEVEL = 'NONE';
  const Auth = { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint } };
  const storage = memoryStorage();
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage);
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
  return storage;
}
