import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { Amplify, ConsoleLogger } from '@aws-amplify/core';
import { publicSettings } from '#src/config.ts';
import { EMBEDDED_POOL, IDENTITY_PATH } from '#src/contract/account/identity.ts';

type Pool = {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Absent for a pool of Amazon Cognito, which is found by its id. */
  readonly userPoolEndpoint?: string;
};

function poolOfSettings(): Pool {
  const { accounts } = publicSettings;
  if (accounts.kind === 'cognito') {
    return { userPoolId: accounts.userPoolId, userPoolClientId: accounts.clientId };
  }
  return { ...EMBEDDED_POOL, userPoolEndpoint: new URL(IDENTITY_PATH, location.origin).href };
}

let isConnected = false;

/** Connects the library to a user pool: that of the settings, unless a test names another. */
export function connectPool(pool: Pool = poolOfSettings()): void {
  isConnected = true;
  // Otherwise the library warns on every page about a pool with an endpoint of its own.
  ConsoleLogger.LOG_LEVEL = 'NONE';
  const Auth = { Cognito: pool };
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth);
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } });
}

/** Connects to the pool of the settings, once. */
export function connectOnce(): void {
  if (!isConnected) connectPool();
}
