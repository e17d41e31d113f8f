import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dataCipher, HEAD_BYTES } from '#src/server/encryption/data-cipher.ts';

const current = randomBytes(32);
const cipher = dataCipher({ current, former: undefined }, 'documents');
const PLAIN = Buffer.from('%PDF-1.7 a payslip');

test('what was encrypted comes back, whatever it is, and differs each time', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.string(), (bytes, name) => {
      const encrypted = cipher.encrypt(bytes, name);
      expect(cipher.decrypt(encrypted, name)).toEqual({ ok: true, value: Buffer.from(bytes) });
      expect(encrypted.equals(cipher.encrypt(bytes, name))).toBe(false);
    }),
  );
});

test('every bit counts', () => {
  const encrypted = cipher.encrypt(PLAIN, 'a');
  for (let index = 0; index < encrypted.length; index += 1) {
    const changed = Buffer.from(encrypted);
    changed[index]! ^= 1;
    expect(cipher.decrypt(changed, 'a').ok, `byte ${index}`).toBe(false);
  }
});

test.each([0, 3, HEAD_BYTES - 1, HEAD_BYTES, HEAD_BYTES + 15, HEAD_BYTES + 20])(
  'the first %i bytes alone are nothing',
  (length) => {
    expect(cipher.decrypt(cipher.encrypt(PLAIN, 'a').subarray(0, length), 'a').ok).toBe(false);
  },
);

test('why something cannot be decrypted is told', () => {
  const encrypted = cipher.encrypt(PLAIN, 'a');
  const stranger = dataCipher({ current: randomBytes(32), former: undefined }, 'documents');
  const elsewhere = dataCipher({ current, former: undefined }, 'second factors');
  expect(cipher.decrypt(PLAIN, 'a')).toEqual({ ok: false, error: 'not-encrypted' });
  expect(cipher.decrypt(encrypted, 'b')).toEqual({ ok: false, error: 'damaged' });
  expect(stranger.decrypt(encrypted, 'a')).toEqual({ ok: false, error: 'other-key' });
  expect(elsewhere.decrypt(encrypted, 'a')).toEqual({ ok: false, error: 'other-key' });
});

test('the former key reads, and the present one writes', () => {
  const next = dataCipher({ current: randomBytes(32), former: current }, 'documents');
  const encrypted = cipher.encrypt(PLAIN, 'a');
  expect(next.keyOf(encrypted)).toBe('former');
  expect(next.decrypt(encrypted, 'a')).toEqual({ ok: true, value: PLAIN });
  expect(next.keyOf(next.encrypt(PLAIN, 'a'))).toBe('current');
  expect(next.keyOf(PLAIN)).toBe('none');
});
