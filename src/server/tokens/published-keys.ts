import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

const TIMEOUT_MS = 5000;
/** Shortest time between two requests for unknown keys. */
const COOLDOWN_MS = 30_000;
const KEPT_MS = 6 * 60 * 60_000;

/** The public keys of an issuer, fetched when first needed and kept. */
export function publishedKeys(issuer: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: COOLDOWN_MS,
    cacheMaxAge: KEPT_MS,
  });
}
