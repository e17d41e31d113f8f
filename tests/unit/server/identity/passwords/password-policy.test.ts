import { expect, test } from 'vitest';
import { checkPasswordPolicy } from '#src/server/identity/passwords/password-policy.ts';

test.each(['Abdcfe1!', 'Correct Horse 1', `Aa1!${'x'.repeat(252)}`, 'Zwölf-Äpfel 12'])(
  '%j is allowed',
  (password) => expect(() => checkPasswordPolicy(password)).not.toThrow(),
);

test.each([
  ['', 'not long enough'],
  ['Abcde1!', 'not long enough'],
  [`Aa1!${'x'.repeat(253)}`, 'too long'],
  ['Abcdefg!', 'numeric'],
  ['ABCDEF1!', 'lowercase'],
  ['abcdef1!', 'uppercase'],
  ['Abcdefg1', 'symbol'],
  [' Abcdefg1 ', 'symbol'],
  ['Password1!', 'too common'],
  ['P@ssw0rd', 'too common'],
  ['!!Iloveyou2026', 'too common'],
])('%j is refused', (password, reason) => {
  expect(() => checkPasswordPolicy(password)).toThrow(
    expect.objectContaining({
      type: 'InvalidPasswordException',
      message: expect.stringContaining(reason),
    }),
  );
});
