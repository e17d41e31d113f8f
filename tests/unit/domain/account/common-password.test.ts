import { expect, test } from 'vitest';
import { isCommonPassword } from '#src/domain/account/common-password.ts';

const LIST = new Set(['password', 'password1', 'passw0rd', 'iloveyou', '12345678']);

test.each([
  'password',
  'PASSWORD1',
  'Password1!',
  'Passw0rd!',
  '!Password',
  'Password2026!',
  '##ILoveYou99!!',
  '12345678!',
])('%j is a common password', (password) => expect(isCommonPassword(password, LIST)).toBe(true));

test.each([
  '',
  'Correct-Horse-1',
  'Password-Horse-1',
  'Password#48291736',
  'Demo-Passw0rd!',
  'Zwölf-Äpfel 12',
])('%j is not a common password', (password) =>
  expect(isCommonPassword(password, LIST)).toBe(false),
);
