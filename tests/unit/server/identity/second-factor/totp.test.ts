import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base32 } from '#src/server/identity/second-factor/base32.ts';
import { stepOf, stepOfCode, totpCode } from '#src/server/identity/second-factor/totp.ts';

/** The secret of RFC 6238, appendix B, in ASCII. */
const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code of RFC 6238 at %i s is %s', (seconds, code) => {
  expect(totpCode(SECRET, stepOf(seconds * 1000), 8)).toBe(code);
  expect(totpCode(SECRET, stepOf(seconds * 1000))).toBe(code.slice(2));
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648 encodes %j as %j', (text, base32Text) => {
  expect(base32(Buffer.from(text))).toBe(base32Text);
});

test('a code is valid in its time step, the previous one and the next one', () => {
  const nowMs = 1_800_000_000_000;
  const now = stepOf(nowMs);
  const stepsOf = [-2, -1, 0, 1, 2].map((off) =>
    stepOfCode(SECRET, totpCode(SECRET, now + off), nowMs),
  );
  expect(stepsOf).toEqual([undefined, now - 1, now, now + 1, undefined]);
});

test('nothing else is a valid code', () => {
  const nowMs = 1_800_000_000_000;
  const right = [-1, 0, 1].map((off) => totpCode(SECRET, stepOf(nowMs) + off));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{6}$/)), (text) => {
      expect(stepOfCode(SECRET, text, nowMs) !== undefined).toBe(right.includes(text));
    }),
  );
});
