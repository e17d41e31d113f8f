import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasswordVerifier } from '../repository.ts';
import {
  GENERATOR,
  numberFrom,
  paddedBytes,
  power,
  PRIME_HEX_DIGITS,
  sha256,
} from './srp-group.ts';

const SALT_BYTES = 16;

/** The owner of a password: mixed into the verifier, so that equal passwords do not look equal. */
export type PasswordOwner = {
  /** The part of the pool id after the underscore. */
  readonly poolName: string;
  readonly userId: string;
};

function secretExponent({ poolName, userId }: PasswordOwner, password: string, salt: bigint) {
  const identity = sha256(`${poolName}${userId}:${password}`);
  return numberFrom(sha256(paddedBytes(salt), identity));
}

function verifierOf(owner: PasswordOwner, password: string, salt: bigint): string {
  return power(GENERATOR, secretExponent(owner, password, salt)).toString(16);
}

/** The stored form of a password: g^x of SRP-6a as Cognito computes x. Takes milliseconds. */
export function makeVerifier(owner: PasswordOwner, password: string): PasswordVerifier {
  const salt = numberFrom(randomBytes(SALT_BYTES));
  return { salt: salt.toString(16), verifier: verifierOf(owner, password, salt) };
}

/** Whether the password is the one of the verifier; a wrong password takes as long. */
export function passwordMatches(
  owner: PasswordOwner,
  password: string,
  { salt, verifier }: PasswordVerifier,
): boolean {
  const bytes = (hex: string) => Buffer.from(hex.padStart(PRIME_HEX_DIGITS, '0'), 'hex');
  const candidate = verifierOf(owner, password, BigInt(`0x${salt}`));
  return timingSafeEqual(bytes(candidate), bytes(verifier));
}
