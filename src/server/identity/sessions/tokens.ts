import { randomUUID } from 'node:crypto';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { notAuthorized } from '../protocol/identity-error.ts';
import type { StoredSession, User } from '../repository.ts';
import { type IdentitySettings, LIFETIMES } from '../settings.ts';
import type { SigningKey } from './signing-key.ts';

const ACCESS_SCOPE = 'aws.cognito.signin.user.admin';

export type Tokens = {
  readonly IdToken: string;
  readonly AccessToken: string;
  /** Seconds. */
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
};

/** The user and the session that an access token was issued for. */
type TokenOwner = { readonly userId: string; readonly sessionId: string };

export type TokenDesk = {
  readonly issue: (user: User, session: StoredSession) => Promise<Tokens>;
  /** Throws NotAuthorizedException for a token that is not ours, not of this kind, or expired. */
  readonly readAccess: (token: string) => Promise<TokenOwner>;
};

const toSeconds = (ms: number) => Math.floor(ms / 1000);

/** The claims of the identity token about a person, by the names of OpenID Connect and Cognito. */
export function personClaims({ email, isEmailVerified, attributes }: User): JWTPayload {
  return {
    ...attributes,
    email,
    email_verified: isEmailVerified,
    ...(attributes['phone_number'] === undefined ? {} : { phone_number_verified: false }),
  };
}

/** Makes and reads the tokens of the pool; their claims are Cognito's. */
export function tokenDesk(
  { issuer, clientId }: IdentitySettings,
  { key, nowMs }: { key: SigningKey; nowMs: () => number },
): TokenDesk {
  const sign = (payload: JWTPayload) =>
    new SignJWT({ ...payload, jti: randomUUID() })
      .setProtectedHeader({ alg: 'RS256', kid: key.id })
      .sign(key.privateKey);

  return {
    async issue(user, { id, signedInAtMs }) {
      const issuedAt = toSeconds(nowMs());
      const sharedClaims = {
        sub: user.id,
        iss: issuer,
        origin_jti: id,
        event_id: randomUUID(),
        auth_time: toSeconds(signedInAtMs),
        iat: issuedAt,
        exp: issuedAt + toSeconds(LIFETIMES.tokenMs),
      };
      const name = { 'cognito:username': user.id, aud: clientId, token_use: 'id' };
      const access = { client_id: clientId, token_use: 'access', username: user.id };
      const [IdToken, AccessToken] = await Promise.all([
        sign({ ...personClaims(user), ...sharedClaims, ...name }),
        sign({ ...sharedClaims, ...access, scope: ACCESS_SCOPE }),
      ]);
      const ExpiresIn = toSeconds(LIFETIMES.tokenMs);
      return { IdToken, AccessToken, ExpiresIn, TokenType: 'Bearer' };
    },

    async readAccess(token) {
      const { payload } = await jwtVerify(token, key.publicKey, {
        algorithms: ['RS256'],
        issuer,
        requiredClaims: ['sub', 'exp'],
        currentDate: new Date(nowMs()),
      }).catch((error: unknown) => {
        const isExpired = error instanceof errors.JWTExpired;
        throw notAuthorized(isExpired ? 'Access Token has expired' : 'Invalid Access Token');
      });
      const { sub, origin_jti: sessionId, token_use: use, client_id: client } = payload;
      if (use !== 'access' || client !== clientId || !sub || typeof sessionId !== 'string') {
        throw notAuthorized('Invalid Access Token');
      }
      return { userId: sub, sessionId };
    },
  };
}
