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
    'a wrong present password changes nothing',
    () => auth.updatePassword({ oldPassword: 'Wrong-Horse-1', newPassword: SECOND_PASSWORD }),
    expectRefusal('NotAuthorizedException', 'Incorrect username or password.'),
  ],
  [
    'a weak new password changes nothing',
    () => auth.updatePassword({ oldPassword: FIRST_PASSWORD, newPassword: 'short' }),
    expectRefusal('InvalidPasswordException'),
  ],
  [
    'the present password lets a new one be set',
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
    'the former password does not sign in',
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
    'a forgotten password leads to a code',
    ({ newEmail: username }) => auth.resetPassword({ username }),
    NEEDS_RESET_CODE,
  ],
  [
    'a wrong code sets no password',
    ({ newEmail: username }) =>
      auth.confirmResetPassword({
        username,
        newPassword: THIRD_PASSWORD,
        confirmationCode: 'abcdef',
      }),
    expectRefusal('CodeMismatchException'),
  ],
  [
    'a weak password is not set with a right code',
    async ({ pool, newEmail: username }) =>
      auth.confirmResetPassword({
        username,
        newPassword: 'weak',
        confirmationCode: await pool.codeFor(username),
      }),
    expectRefusal('InvalidPasswordException'),
  ],
  [
    'the code sets the password',
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
    'the code works once',
    async ({ pool, newEmail: username }) =>
      auth.confirmResetPassword({
        username,
        newPassword: FIRST_PASSWORD,
        confirmationCode: await pool.codeFor(username),
      }),
    expectRefusal('ExpiredCodeException'),
  ],
  [
    'the password of the code signs in',
    (visitor) => signInAs(visitor.newEmail, THIRD_PASSWORD, visitor),
    { isSignedIn: true },
  ],
];

const NOBODY: readonly Step[] = [
  [
    'a forgotten password of nobody',
    ({ nobody: username }) => auth.resetPassword({ username }),
    either(expectRefusal('UserNotFoundException'), NEEDS_RESET_CODE),
  ],
  [
    'a code and a new password for nobody',
    ({ nobody: username }) =>
      auth.confirmResetPassword({
        username,
        newPassword: FIRST_PASSWORD,
        confirmationCode: '123456',
      }),
    either(expectRefusal('UserNotFoundException'), expectRefusal('CodeMismatchException')),
  ],
  [
    'a sign-up code for nobody',
    ({ nobody: username }) => auth.resendSignUpCode({ username }),
    either(expectRefusal('UserNotFoundException'), SENT),
  ],
  [
    'an account can be deleted',
    async () => {
      await auth.deleteUser();
      return { tokens: (await auth.fetchAuthSession()).tokens ?? null };
    },
    { tokens: null },
  ],
  [
    'a deleted account does not sign in',
    (visitor) => signInAs(visitor.newEmail, THIRD_PASSWORD, visitor),
    either(expectRefusal('UserNotFoundException'), expectRefusal('NotAuthorizedException')),
  ],
];

const AT_ONCE: readonly Step[] = [
  [
    'an account may be signed in as soon as it is confirmed',
    ({ email: username }) =>
      auth.signUp({
        username,
        password: FIRST_PASSWORD,
        options: { userAttributes: { email: username }, autoSignIn: true },
      }),
    { isSignUpComplete: false, nextStep: { signUpStep: 'CONFIRM_SIGN_UP' } },
  ],
  [
    'its code leads to the sign-in',
    async ({ pool, email: username }) =>
      auth.confirmSignUp({ username, confirmationCode: await pool.codeFor(username) }),
    { isSignUpComplete: true, nextStep: { signUpStep: 'COMPLETE_AUTO_SIGN_IN' } },
  ],
  [
    'the sign-in needs nothing more',
    async () => {
      // The library leaves a second automatic sign-in within 300 ms unanswered, and each setting makes one.
      await setTimeout(350);
      return auth.autoSignIn();
    },
    { isSignedIn: true },
  ],
  [
    'the account is deleted again',
    async () => {
      await auth.deleteUser();
      return { tokens: (await auth.fetchAuthSession()).tokens ?? null };
    },
    { tokens: null },
  ],
];

/** The fates of passwords and accounts, for someone signed in with a second address. */
export const LATER_STEPS: readonly Step[] = [...PASSWORDS, ...FORGOTTEN, ...NOBODY, ...AT_ONCE];
