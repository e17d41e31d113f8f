import { AUTH_LIMITS } from '#src/contract/account/auth-forms.ts';

/** The rules of a new password, in the order they are shown. */
export const PASSWORD_RULES = ['length', 'lower', 'upper', 'digit', 'symbol'] as const;
type PasswordRule = (typeof PASSWORD_RULES)[number];

const MET: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: ({ length }) => length >= AUTH_LIMITS.minPassword && length <= AUTH_LIMITS.maxPassword,
  lower: (password) => /[a-z]/.test(password),
  upper: (password) => /[A-Z]/.test(password),
  digit: (password) => /[0-9]/.test(password),
  symbol: (password) => /[$^*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|\S \S/.test(password),
};

/** Whether a password meets a rule; the contract asks for all of them. */
export function meetsPasswordRule(rule: PasswordRule, password: string): boolean {
  return MET[rule](password);
}
