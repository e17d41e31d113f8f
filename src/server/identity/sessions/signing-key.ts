import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, type JSONWebKeySet } from 'jose';
import type { IdentityRepository } from '../repository.ts';

const MODULUS_BITS = 2048;

export type SigningKey = {
  readonly id: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** Its public part, as the service publishes it (RFC 7517). */
  readonly jwks: JSONWebKeySet;
};

function makePem(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: MODULUS_BITS });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The key that signs tokens: made at the first start and kept with the accounts. */
export async function signingKey({
  secrets,
}: Pick<IdentityRepository, 'secrets'>): Promise<SigningKey> {
  const privateKey = createPrivateKey(secrets.keep('signing-key', makePem));
  const publicKey = createPublicKey(privateKey);
  const jwk = await exportJWK(publicKey);
  const id = await calculateJwkThumbprint(jwk);
  const jwks = { keys: [{ ...jwk, kid: id, alg: 'RS256', use: 'sig' }] };
  return { id, privateKey, publicKey, jwks };
}
