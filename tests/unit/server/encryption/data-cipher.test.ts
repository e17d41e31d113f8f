import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataCipher, HEAD_BYTES } from '#src/server/encryption/data-cipher.ts';

const current = randomBytes(32);
const cipher = dataCipher({ current, former: undefined }, 'documents');
const PLAIN = Buffer.from('%PDF-1.7 a payslip');

test('encrypted data decrypts unchanged and differs each time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, name) => {
      const encryptedBytes = cipher.encrypt(bytes, name);
      expect(cipher.decrypt(encryptedBytes, name)).toEqual({ ok: true, value: Buffer.from(bytes) });
      expect(encryptedBytes.equals(cipher.encrypt(bytes, name))).toBe(false);
    }),
  );
});

test('a change to any byte makes decryption fail', () => {
  const encryptedBytes = cipher.encrypt(PLAIN, 'a');
  for (let index = 0; index < encryptedBytes.length; index += 1) {
    const changedBytes = Buffer.from(encryptedBytes);
    changedBytes[index]! ^= 1;
    expect(cipher.decrypt(changedBytes, 'a').ok, `byte ${index}`).toBe(false);
  }
});

test.each([0, 3, HEAD_BYTES - 1, HEAD_BYTES, HEAD_BYTES + 15, HEAD_BYTES + 20])(
  'the first %i bytes alone do not decrypt',
  (length) => {
    expect(cipher.decrypt(cipher.encrypt(PLAIN, 'a').subarray(0, length), 'a').ok).toBe(false);
  },
);

test('a failed decryption reports its reason', () => {
  const encryptedBytes = cipher.encrypt(PLAIN, 'a');
  const stranger = dataCipher({ current: randomBytes(32), former: undefined }, 'documents');
  const elsewhere = dataCipher({ current, former: undefined }, 'second factors');
  expect(cipher.decrypt(PLAIN, 'a')).toEqual({ ok: false, error: 'not-encrypted' });
  expect(cipher.decrypt(encryptedBytes, 'b')).toEqual({ ok: false, error: 'damaged' });
  expect(stranger.decrypt(encryptedBytes, 'a')).toEqual({ ok: false, error: 'other-key' });
  expect(elsewhere.decrypt(encryptedBytes, 'a')).toEqual({ ok: false, error: 'other-key' });
});

test('the former key decrypts, and the current one encrypts', () => {
  const next = dataCipher({ current: randomBytes(32), former: current }, 'documents');
  const encryptedBytes = cipher.encrypt(PLAIN, 'a');
  expect(next.keyOf(encryptedBytes)).toBe('former');
  expect(next.decrypt(encryptedBytes, 'a')).toEqual({ ok: true, value: PLAIN });
  expect(next.keyOf(next.encrypt(PLAIN, 'a'))).toBe('current');
  expect(next.keyOf(PLAIN)).toBe('none');
});
