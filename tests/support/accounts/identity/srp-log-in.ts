import { EMBEDDED_POOL } from '#src/contract/account/identity.ts';
import { srpClient } from './srp-client.ts';

/** Sends an operation to the identity service, without the client's id, and returns the answer. */
export type SendOperation = (operation: string, body: object) => Promise<Record<string, unknown>>;

export type LogInTokens = {
  readonly IdToken: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
};

/** Logs in as a browser does, by SRP, and returns the tokens. */
export async function srpLogIn(
  send: SendOperation,
  email: string,
  password: string,
): Promise<LogInTokens> {
  const client = srpClient();
  const AuthParameters = { USERNAME: email, SRP_A: client.clientValue };
  const first = await send('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters });
  const hello = first['ChallengeParameters'] as Record<string, string>;
  const userId = hello['USER_ID_FOR_SRP'] ?? '';
  const claim = client.claim(
    { poolName: EMBEDDED_POOL.userPoolId.split('_')[1] ?? '', userId, password },
    {
      salt: hello['SALT'] ?? '',
      serverValue: hello['SRP_B'] ?? '',
      secretBlock: hello['SECRET_BLOCK'] ?? '',
    },
  );
  const ChallengeResponses = {
    USERNAME: userId,
    PASSWORD_CLAIM_SECRET_BLOCK: claim.secretBlock,
    PASSWORD_CLAIM_SIGNATURE: claim.signature,
    TIMESTAMP: claim.timestamp,
  };
  const answer = { ChallengeName: 'PASSWORD_VERIFIER', ChallengeResponses };
  const second = await send('RespondToAuthChallenge', answer);
  return second['AuthenticationResult'] as LogInTokens;
}
