import '../jitless.ts';
import * as z from 'zod/mini';
import { EMAIL_PATTERN, LEAD_LIMITS, SINGLE_LINE } from '../lead/limits.ts';

/** Characters. */
export const AUTH_LIMITS = {
  name: LEAD_LIMITS.name,
  email: LEAD_LIMITS.email,
  minPassword: 8,
  maxPassword: 256,
  code: 6,
} as const;

const nameLine = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(AUTH_LIMITS.name), z.regex(SINGLE_LINE));

const email = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(AUTH_LIMITS.email), z.regex(EMAIL_PATTERN));

/** An existing password: it only has to be there. */
const oldPassword = z.string().check(z.minLength(1), z.maxLength(AUTH_LIMITS.maxPassword));

/** A small letter, a capital, a digit and a sign, as the identity service requires. */
const PASSWORD_PATTERN =
  /^(?=[\s\S]*[a-z])(?=[\s\S]*[A-Z])(?=[\s\S]*[0-9])(?=[\s\S]*(?:[$^*.[\]{}()?"!@#%&/\\,><':;|_~`=+-]|\S \S))/u;

const newPassword = z
  .string()
  .check(
    z.minLength(AUTH_LIMITS.minPassword),
    z.maxLength(AUTH_LIMITS.maxPassword),
    z.regex(PASSWORD_PATTERN),
  );

/** The password typed a second time. */
const passwordConfirm = z.string().check(z.minLength(1));

type PasswordTwice = { readonly password: string; readonly passwordConfirm: string };

/** Reported together with what is wrong with single fields; an empty second field is just missing. */
const isSameTwice = z.refine<PasswordTwice>(
  (form) => !form.passwordConfirm || form.passwordConfirm === form.password,
  { path: ['passwordConfirm'], params: { rule: 'mismatch' }, when: () => true },
);

const code = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(AUTH_LIMITS.code), z.regex(/^\d*$/));

export const LoginForm = z.object({ email, password: oldPassword });
export type LoginForm = z.infer<typeof LoginForm>;

export const NameForm = z.object({ first: nameLine, last: nameLine });

export const RegisterForm = z
  .object({ name: NameForm, email, password: newPassword, passwordConfirm })
  .check(isSameTwice);
export type RegisterForm = z.infer<typeof RegisterForm>;

/** Asks for a code to reset a password. */
export const EmailForm = z.object({ email });
export type EmailForm = z.infer<typeof EmailForm>;

/** The code from the email and the new password. */
export const ResetForm = z
  .object({ code, password: newPassword, passwordConfirm })
  .check(isSameTwice);
export type ResetForm = z.infer<typeof ResetForm>;

/** The code that proves that the address of a new account belongs to its owner. */
export const CodeForm = z.object({ code });
export type CodeForm = z.infer<typeof CodeForm>;

/** The code that an authenticator app shows. */
export const AppCodeForm = z.object({
  code: z.string().check(
    z.trim(),
    z.refine((digits) => /^\d{6}$/.test(digits), { params: { rule: 'appCode' } }),
  ),
});

/** A password that replaces one chosen by someone else. */
export const NewPasswordForm = z
  .object({ password: newPassword, passwordConfirm })
  .check(isSameTwice);
export type NewPasswordForm = z.infer<typeof NewPasswordForm>;

/** A new password from a customer who knows the present one. */
export const PasswordChangeForm = z
  .object({ present: oldPassword, password: newPassword, passwordConfirm })
  .check(isSameTwice);
export type PasswordChangeForm = z.infer<typeof PasswordChangeForm>;
