import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { type Clock, systemClock } from '#src/lib/clock.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { Customer } from './customer.ts';

/** The clock of the service that made the token may be this far from ours. */
const CLOCK_TOLERANCE_SECONDS = 5;

/** Why a token identifies nobody: it is wrong, too old, or its keys cannot be fetched at the moment. */
export type TokenFlaw = 'invalid' | 'expired' | 'unverifiable';

export type TokenIssuer = {
  readonly issuer: string;
  readonly clientId: string;
  readonly jwks: JWTVerifyGetKey;
  /**
   * Whether the sign-in of a token, its `origin_jti`, is still live. Without this check a token counts
   * until it expires, as the tokens of Cognito do.
   */
  readonly isSessionLive?: (sessionId: string) => boolean;
  readonly clock?: Clock;
};

type CheckToken = (token: string) => Promise<Outcome<Customer, TokenFlaw>>;

function flawOf(error: unknown): TokenFlaw {
  if (error instanceof errors.JWTExpired) return 'expired';
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) {
    return 'unverifiable';
  }
  // The address of the keys answered with something other than keys.
  return error.code === 'ERR_JOSE_GENERIC' ? 'unverifiable' : 'invalid';
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function customerOf(payload: JWTPayload): Customer | undefined {
  const { sub, email } = payload;
  if (!sub || typeof email !== 'string') return undefined;
  return {
    id: sub,
    email,
    isEmailVerified: payload['email_verified'] === true,
    givenName: textOf(payload['given_name']),
    familyName: textOf(payload['family_name']),
    sessionId: textOf(payload['origin_jti']) ?? '',
  };
}

/**
 * Checks identity tokens of one issuer that were made out to our client: signature (RS256 only),
 * issuer, audience, expiry and kind. An access token is refused: it is for the issuer itself.
 */
export function tokenCheck(from: TokenIssuer): CheckToken {
  const { issuer, clientId, jwks, isSessionLive = () => true, clock = systemClock } = from;
  return async (token) => {
    try {
      const { payload } = await jwtVerify(token, jwks, {
        algorithms: ['RS256'],
        issuer,
        audience: clientId,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        currentDate: clock.now(),
      });
      const customer = customerOf(payload);
      if (payload['token_use'] !== 'id' || !customer) return failure('invalid');
      const isLive = isSessionLive(customer.sessionId);
      return isLive ? success(customer) : failure('expired');
    } catch (error) {
      return failure(flawOf(error));
    }
  };
}
