import { setTimeout } from 'node:timers/promises';
import * as auth from '@aws-amplify/auth';
import {
  either,
  FIRST_PASSWORD,
  NEEDS_RESET_CODE,
  expectRefusal,
  SECOND_PASSWORD,
  SENT,
  signInAs,
  THIRD_PASSWORD,
  type Step,
} from './step.ts';

const PASSWORDS: readonly Step[] = [
  [
    'refuses a password change with a wrong current password',
    () => auth.updatePassword({ oldPassword: 'Wrong-Horse-1', newPassword: SECOND_PASSWORD }),
    expectRefusal('NotAuthorizedException', 'Incorrect username or password.'),
  ],
  [
    'refuses a change to a weak password',
    () => auth.updatePassword({ oldPassword: FIRST_PASSWORD, newPassword: 'short' }),
    expectRefusal('InvalidPasswordException'),
  ],
  [
    'changes the password with the current password',
    async () => {
      await auth.updatePassword({ oldPassword: FIRST_PASSWORD, newPassword: SECOND_PASSWORD });
      return { isSet: true };
    },
    { isSet: true },
  ],
  [
    'signing out ends the session',
    async () => {
      await auth.signOut();
      return { tokens: (await auth.fetchAuthSession()).tokens ?? null };
    },
    { tokens: null },
  ],
  [
    'the former password no longer signs in',
    (visitor) => signInAs(visitor.newEmail, FIRST_PASSWORD, visitor),
    expectRefusal('NotAuthorizedException'),
  ],
  [
    'the new password signs in at the new address',
    (visitor) => signInAs(visitor.newEmail, SECOND_PASSWORD, visitor),
    { isSignedIn: true },
  ],
  [
    'signing out everywhere ends the session',
    async () => {
      await auth.signOut({ global: true });
      return { tokens: (await auth.fetchAuthSession()).tokens ?? null };
    },
    { tokens: null },
  ],
];

const FORGOTTEN: readonly Step[] = [
  [
    'resetting a forgotten password sends a code',
    ({ newEmail: username }) => auth.resetPassword({ username }),
    NEEDS_RESET_CODE,
  ],
  [
    'a wrong code does not reset the password',
    ({ newEmail: username }) =>
      auth.confirmResetPassword({
        username,
        newPassword: THIRD_PASSWORD,
        confirmationCode: 'abcdef',
      }),
    expectRefusal('CodeMismatchException'),
  ],
  [
    'the right code does not set a weak password',
    async ({ pool, newEmail: username }) =>
      auth.confirmResetPassword({
        username,
        newPassword: 'weak',
        confirmationCode: await pool.codeFor(username),
      }),
    expectRefusal('InvalidPasswordException'),
  ],
  [
    'the right code sets a new password',
    async ({ pool, newEmail: username }) => {
      const confirmationCode = await pool.codeFor(username);
      await auth.confirmResetPassword({
        username,
        newPassword: THIRD_PASSWORD,
        confirmationCode,
      });
      return { isSet: true };
    },
    { isSet: true },
  ],
  [
    'the code does not work twice',
    async ({ pool, newEmail: username }) =>
      auth.confirmResetPassword({
        username,
        newPassword: FIRST_PASSWORD,
        confirmationCode: await pool.codeFor(username),
      }),
    expectRefusal('ExpiredCodeException'),
  ],
  [
    'the reset password signs in',
    (visitor) => signInAs(visitor.newEmail, THIRD_PASSWORD, visitor),
    { isSignedIn: true },
  ],
];

const NOBODY: readonly Step[] = [
  [
    'resetting the password without an account is refused only if the pool reveals accounts',
    ({ nobody: username }) => auth.resetPassword({ username }),
    either(expectRefusal('UserNotFoundException'), NEEDS_RESET_CODE),
  ],
  [
    'a reset code without an account is refused',
    ({ nobody: username }) =>
      auth.confirmResetPassword({
        username,
        newPassword: FIRST_PASSWORD,
        confirmationCode: '123456',
      }),
    either(expectRefusal('UserNotFoundException'), expectRefusal('CodeMismatchException')),
  ],
  [
    'requesting a sign-up code without an account is refused only if the pool reveals accounts',
    ({ nobody: username }) => auth.resendSignUpCode({ username }),
    either(expectRefusal('UserNotFoundException'), SENT),
  ],
  [
    'deletes the account and ends the session',
    async () => {
      await auth.deleteUser();
      return { tokens: (await auth.fetchAuthSession()).tokens ?? null };
    },
    { tokens: null },
  ],
  [
    'a deleted account no longer signs in',
    (visitor) => signInAs(visitor.newEmail, THIRD_PASSWORD, visitor),
    either(expectRefusal('UserNotFoundException'), expectRefusal('NotAuthorizedException')),
  ],
];

const AT_ONCE: readonly Step[] = [
  [
    'signing up with automatic sign-in requires a code',
    ({ email: username }) =>
      auth.signUp({
        username,
        password: FIRST_PASSWORD,
        options: { userAttributes: { email: username }, autoSignIn: true },
      }),
    { isSignUpComplete: false, nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } },
  ],
  [
    'the code leads to the automatic sign-in',
    async ({ pool, email: username }) =>
      auth.confirmSignUp({ username, confirmationCode: await pool.codeFor(username) }),
    { isSignUpComplete: true, nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' } },
  ],
  [
    'the automatic sign-in needs no password',
    async () => {
      // The library leaves a second automatic sign-in within 300 ms unanswered, and each setting makes one.
      await setTimeout(350);
      return auth.autoSignIn();
    },
    { isSignedIn: true },
  ],
  [
    'deletes the new account',
    async () => {
      await auth.deleteUser();
      return { tokens: (await auth.fetchAuthSession()).tokens ?? null };
    },
    { tokens: null },
  ],
];

/** Steps about passwords and accounts, for a user signed in with a second address. */
export const LATER_STEPS: readonly Step[] = [...PASSWORDS, ...FORGOTTEN, ...NOBODY, ...AT_ONCE];
