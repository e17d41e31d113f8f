import { expect, test } from 'vitest';
import { keyedHash } from '#src/server/encryption/keyed-hash.ts';

const keys = (byte: number) => ({ current: Buffer.alloc(32, byte) });
const hashed = keyedHash(keys(1), 'addresses');

test('a hash is the same for the same text and shows nothing of it', () => {
  expect(hashed('203.0.113.7')).toBe(hashed('203.0.113.7'));
  expect(hashed('203.0.113.7')).toMatch(/^[\w-]{43}$/);
  expect(hashed('203.0.113.8')).not.toBe(hashed('203.0.113.7'));
});

test('another key or purpose gives another hash', () => {
  expect(keyedHash(keys(2), 'addresses')('203.0.113.7')).not.toBe(hashed('203.0.113.7'));
  expect(keyedHash(keys(1), 'documents')('203.0.113.7')).not.toBe(hashed('203.0.113.7'));
});
