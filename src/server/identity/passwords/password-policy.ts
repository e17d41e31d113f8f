import { isCommonPassword } from '#src/domain/account/common-password.ts';
import { COMMON_PASSWORDS } from '../../passwords/common-passwords.ts';
import { IdentityError } from '../protocol/identity-error.ts';

const MIN_LENGTH = 8;
const MAX_LENGTH = 256;

const COMMON: ReadonlySet<string> = new Set(COMMON_PASSWORDS);

/** In the order in which the person sees them; the messages are Cognito's. */
const RULES: readonly (readonly [(password: string) => boolean, string])[] = [
  [(password) => password.length >= MIN_LENGTH, 'Password not long enough'],
  [(password) => password.length <= MAX_LENGTH, 'Password too long'],
  [(password) => /[0-9]/.test(password), 'Password must have numeric characters'],
  [(password) => /[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => /[A-Z]/.test(password), 'Password must have uppercase characters'],
  [
    (password) => /[$^*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password.trim()),
    'Password must have symbol characters',
  ],
  [(password) => !isCommonPassword(password, COMMON), 'Password is too common'],
];

/** Throws InvalidPasswordException for a password that the policy does not allow. */
export function checkPasswordPolicy(password: string): void {
  const brokenRule = RULES.find(([isMet]) => !isMet(password));
  if (!brokenRule) return;
  throw new IdentityError(
    'InvalidPasswordException',
    `Password did not conform with policy: ${brokenRule[1]}`,
  );
}
