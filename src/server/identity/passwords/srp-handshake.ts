import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasswordOwner } from './password-verifier.ts';
import {
  GENERATOR,
  MULTIPLIER,
  numberFrom,
  paddedBytes,
  power,
  PRIME,
  PRIME_HEX_DIGITS,
  sha256,
} from './srp-group.ts';

const SECRET_BYTES = 32;
const KEY_BYTES = 16;

/** The server's half of one handshake of SRP-6a: A is the client's value, b and B are ours. */
export type Handshake = {
  readonly clientValue: bigint;
  readonly secret: bigint;
  readonly serverValue: bigint;
  readonly verifier: bigint;
};

/**
 * The client's value A from its hexadecimal digits; undefined when it is invalid. A multiple of the prime
 * is refused, as it would make the shared secret known without the password (RFC 5054, 2.5.4).
 */
export function readClientValue(text: string): bigint | undefined {
  if (!/^[0-9a-f]+$/i.test(text) || text.length > PRIME_HEX_DIGITS + 2) return undefined;
  const value = BigInt(`0x${text}`);
  return value % PRIME === 0n ? undefined : value;
}

/** Begins a handshake about a verifier of hexadecimal digits. Takes milliseconds. */
export function beginHandshake(clientValue: bigint, verifierHex: string): Handshake {
  const verifier = BigInt(`0x${verifierHex}`);
  const secret = numberFrom(randomBytes(SECRET_BYTES));
  const serverValue = (MULTIPLIER * verifier + power(GENERATOR, secret)) % PRIME;
  return { clientValue, secret, serverValue, verifier };
}

/** The parts of a client's proof besides the handshake's key. */
export type ClientProof = {
  /** The base64 text that the server issued with the handshake. */
  readonly secretBlock: string;
  readonly timestamp: string;
  /** In base64. */
  readonly signature: string;
};

/** The key that both sides share when the client knows the password (HKDF with Cognito's label). */
function sharedKey({ clientValue, secret, serverValue, verifier }: Handshake): Buffer | undefined {
  const scrambler = numberFrom(sha256(paddedBytes(clientValue), paddedBytes(serverValue)));
  if (scrambler === 0n) return undefined;
  const sharedSecret = power((clientValue * power(verifier, scrambler)) % PRIME, secret);
  const extractedKey = createHmac('sha256', paddedBytes(scrambler))
    .update(paddedBytes(sharedSecret))
    .digest();
  const expandedKey = createHmac('sha256', extractedKey).update('Caldera Derived Key\x01').digest();
  return expandedKey.subarray(0, KEY_BYTES);
}

/** Whether the claim was signed by someone who knows the password of the handshake's verifier. */
export function verifyClientProof(
  handshake: Handshake,
  owner: PasswordOwner,
  claim: ClientProof,
): boolean {
  const key = sharedKey(handshake);
  if (!key) return false;
  const right = createHmac('sha256', key)
    .update(owner.poolName)
    .update(owner.userId)
    .update(Buffer.from(claim.secretBlock, 'base64'))
    .update(claim.timestamp)
    .digest();
  const signature = Buffer.from(claim.signature, 'base64');
  return signature.length === right.length && timingSafeEqual(signature, right);
}
