import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeVerifier, passwordMatches } from '#src/server/identity/passwords/password-verifier.ts';
import { power, PRIME } from '#src/server/identity/passwords/srp-group.ts';
import {
  beginHandshake,
  verifyClientProof,
  readClientValue,
} from '#src/server/identity/passwords/srp-handshake.ts';
import { srpClient } from '#tests/support/accounts/identity/srp-client.ts';

const owner = { poolName: 'Embedded1', userId: '6f0c2d1e-0000-4000-a000-000000000001' };
const passwords = fc.string({ unit: 'binary', minLength: 1, maxLength: 256 });

/** Whether someone with `triedPassword` gets in where `password` was set. */
function getsIn(password: string, triedPassword: string): boolean {
  const { salt, verifier } = makeVerifier(owner, password);
  const client = srpClient();
  const clientValue = readClientValue(client.clientValue);
  if (clientValue === undefined) return false;
  const handshake = beginHandshake(clientValue, verifier);
  const claim = client.claim(
    { ...owner, password: triedPassword },
    {
      salt,
      serverValue: handshake.serverValue.toString(16),
      secretBlock: randomBytes(32).toString('base64'),
    },
  );
  return verifyClientProof(handshake, owner, claim);
}

test('the right password is proved, whatever its characters', () => {
  fc.assert(
    fc.property(passwords, (password) => {
      expect(getsIn(password, password)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test('a wrong password is never proved', () => {
  fc.assert(
    fc.property(passwords, passwords, (password, triedPassword) => {
      fc.pre(password !== triedPassword);
      expect(getsIn(password, triedPassword)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

test('a password matches its own verifier, and no other password does', () => {
  fc.assert(
    fc.property(passwords, passwords, (password, triedPassword) => {
      const verifier = makeVerifier(owner, password);
      expect(passwordMatches(owner, password, verifier)).toBe(true);
      expect(passwordMatches(owner, triedPassword, verifier)).toBe(triedPassword === password);
    }),
    { numRuns: 60 },
  );
});

test('a verifier does not work for another person with the same password', () => {
  const verifier = makeVerifier(owner, 'Correct-Horse-1');
  expect(passwordMatches({ ...owner, userId: 'b' }, 'Correct-Horse-1', verifier)).toBe(false);
  expect(makeVerifier(owner, 'Correct-Horse-1')).not.toEqual(verifier);
});

test('power agrees with plain arithmetic', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, PRIME), fc.bigInt(0n, 60n), (base, exponent) => {
      expect(power(base, exponent)).toBe(base ** exponent % PRIME);
    }),
  );
});

test.each([
  ['nothing', ''],
  ['zero', '0'],
  ['the prime', PRIME.toString(16)],
  ['no number', 'xyz'],
  ['a sign', '-1'],
  ['too long a number', 'f'.repeat(800)],
])('%s is not a valid client value', (_, text) => {
  expect(readClientValue(text)).toBeUndefined();
});

test.each(['', '!', 'AAAA', 'A'.repeat(4000)])(
  'the signature %j is refused as a proof',
  (signature) => {
    const { verifier } = makeVerifier(owner, 'Correct-Horse-1');
    const handshake = beginHandshake(12_345n, verifier);
    const claim = { secretBlock: '', timestamp: '', signature };
    expect(verifyClientProof(handshake, owner, claim)).toBe(false);
  },
);
