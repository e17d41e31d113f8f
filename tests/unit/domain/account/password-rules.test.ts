import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NewPasswordForm } from '#src/contract/account/auth-forms.ts';
import { meetsPasswordRule, PASSWORD_RULES } from '#src/domain/account/password-rules.ts';

const unmet = (password: string) =>
  PASSWORD_RULES.filter((rule) => !meetsPasswordRule(rule, password));

test.each([
  ['', ['length', 'lower', 'upper', 'digit', 'symbol']],
  ['abc', ['length', 'upper', 'digit', 'symbol']],
  ['Abcdefg1', ['symbol']],
  ['Correct Horse 1', []],
])('the password %j fails the rules %j', (password, rules) =>
  expect(unmet(password)).toEqual(rules),
);

test('the checklist and the contract agree on every password', () => {
  const password = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: fc.constantFrom('a', 'B', '7', '!', ' ', 'é'), maxLength: 12 }),
  );
  fc.assert(
    fc.property(password, (text) => {
      const form = { password: text, passwordConfirm: text };
      expect(unmet(text).length === 0).toBe(NewPasswordForm.safeParse(form).success);
    }),
  );
});
