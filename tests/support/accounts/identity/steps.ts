import { expect } from 'vitest';
import * as auth from '@aws-amplify/auth';
import { LATER_STEPS } from './later-steps.ts';
import {
  ATTRIBUTES,
  either,
  FIRST_PASSWORD,
  NEEDS_RESET_CODE,
  expectRefusal,
  SECOND_PASSWORD,
  SENT,
  signInAs,
  signUpAs,
  type Step,
} from './step.ts';

const weak = (title: string, password: string): Step => [
  `refuses a password ${title}`,
  ({ nobody }) => signUpAs(nobody, password),
  expectRefusal('InvalidPasswordException'),
];

const SIGN_UP: readonly Step[] = [
  weak('that is too short', 'Ab-1234'),
  weak('without a number', 'Correct-Horse'),
  weak('without an uppercase letter', 'correct-horse-1'),
  weak('without a lowercase letter', 'CORRECT-HORSE-1'),
  weak('without a symbol', 'CorrectHorse1'),
  weak('that is very common', 'Password1!'),
  [
    'refuses an invalid phone number',
    ({ nobody }) => signUpAs(nobody, FIRST_PASSWORD, { phone_number: '416-555' }),
    expectRefusal('InvalidParameterException'),
  ],
  [
    'refuses an unknown attribute',
    ({ nobody }) => signUpAs(nobody, FIRST_PASSWORD, { 'custom:admin': 'yes' }),
    expectRefusal('InvalidParameterException'),
  ],
  [
    'refuses a user name that is not an email address',
    () => signUpAs('not-an-address', FIRST_PASSWORD),
    expectRefusal('InvalidParameterException'),
  ],
  [
    'signing up requires a code',
    ({ email }) => signUpAs(email, FIRST_PASSWORD),
    {
      isSignUpComplete: false,
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP', codeDeliveryDetails: SENT },
    },
  ],
];

const CONFIRM: readonly Step[] = [
  [
    'signing in before confirmation asks for the code',
    (visitor) => signInAs(visitor.email, FIRST_PASSWORD, visitor),
    { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } },
  ],
  [
    'a wrong password before confirmation is refused as a wrong password',
    (visitor) => signInAs(visitor.email, SECOND_PASSWORD, visitor),
    expectRefusal('NotAuthorizedException', 'Incorrect username or password.'),
  ],
  [
    'resetting the password before confirmation is refused only if the pool reveals accounts',
    ({ email: username }) => auth.resetPassword({ username }),
    either(expectRefusal('InvalidParameterException'), NEEDS_RESET_CODE),
  ],
  [
    'a wrong code does not confirm the account',
    ({ email: username }) => auth.confirmSignUp({ username, confirmationCode: 'abcdef' }),
    expectRefusal('CodeMismatchException'),
  ],
  [
    'sends a new code on request',
    async ({ pool, email: username, kept }) => {
      kept.set('first code', await pool.codeFor(username));
      return auth.resendSignUpCode({ username });
    },
    { destination: expect.stringContaining('***@'), ...SENT },
  ],
  [
    'the former code no longer confirms the account',
    ({ email: username, kept }) =>
      auth.confirmSignUp({ username, confirmationCode: kept.get('first code') ?? '' }),
    expectRefusal('CodeMismatchException'),
  ],
  [
    'the latest code confirms the account',
    async ({ pool, email: username }) =>
      auth.confirmSignUp({ username, confirmationCode: await pool.codeFor(username) }),
    { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } },
  ],
  [
    'confirming twice is refused because the account is confirmed',
    async ({ pool, email: username }) =>
      auth.confirmSignUp({ username, confirmationCode: await pool.codeFor(username) }),
    expectRefusal(
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    ),
  ],
  [
    'requesting a code for a confirmed account is refused only if the pool reveals accounts',
    ({ email: username }) => auth.resendSignUpCode({ username }),
    either(expectRefusal('InvalidParameterException', 'User is already confirmed.'), SENT),
  ],
];

const SIGN_IN: readonly Step[] = [
  [
    'a wrong password does not sign in',
    (visitor) => signInAs(visitor.email, `${FIRST_PASSWORD}x`, visitor),
    expectRefusal('NotAuthorizedException', 'Incorrect username or password.'),
  ],
  [
    'an address without an account does not sign in',
    (visitor) => signInAs(visitor.nobody, FIRST_PASSWORD, visitor),
    either(
      expectRefusal('UserNotFoundException'),
      expectRefusal('NotAuthorizedException', 'Incorrect username or password.'),
    ),
  ],
  [
    'no user is signed in after refused sign-ins',
    () => auth.getCurrentUser(),
    expectRefusal('UserUnAuthenticatedException'),
  ],
  [
    'the right password signs in with the address in upper case',
    (visitor) => signInAs(visitor.email.toUpperCase(), FIRST_PASSWORD, visitor),
    { isSignedIn: true, nextStep: { signInStep: 'DONE' } },
  ],
  [
    'signing in twice is refused',
    (visitor) => signInAs(visitor.email, FIRST_PASSWORD, visitor),
    expectRefusal('UserAlreadyAuthenticatedException'),
  ],
  [
    'the current user has an ID',
    () => auth.getCurrentUser(),
    { userId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ],
  [
    'the identity token contains the attributes of the user',
    async () => (await auth.fetchAuthSession()).tokens?.idToken?.payload,
    ({ email, pool }) => ({
      ...ATTRIBUTES,
      email,
      email_verified: true,
      aud: pool.userPoolClientId,
      token_use: 'id',
    }),
  ],
  [
    'the access token names its client and its use',
    async () => (await auth.fetchAuthSession()).tokens?.accessToken.payload,
    ({ pool }) => ({ client_id: pool.userPoolClientId, token_use: 'access' }),
  ],
  [
    'returns the attributes of the user',
    () => auth.fetchUserAttributes(),
    ({ email }) => ({ ...ATTRIBUTES, email, email_verified: 'true' }),
  ],
];

const PROFILE: readonly Step[] = [
  [
    'changes name and phone number',
    () =>
      auth.updateUserAttributes({
        userAttributes: { given_name: 'Zoë', phone_number: '+14165550100' },
      }),
    { given_name: { isUpdated: true }, phone_number: { isUpdated: true } },
  ],
  [
    'returns the changed attributes with an unverified phone number',
    () => auth.fetchUserAttributes(),
    {
      given_name: 'Zoë',
      family_name: 'Côté',
      phone_number: '+14165550100',
      phone_number_verified: 'false',
    },
  ],
  [
    'refuses a change of the role',
    () => auth.updateUserAttributes({ userAttributes: { 'custom:role': 'admin' } }),
    { error: { name: expect.stringMatching(/^(InvalidParameter|NotAuthorized)Exception$/) } },
  ],
  [
    'refuses a change of the verified flag',
    () => auth.updateUserAttributes({ userAttributes: { email_verified: 'true' } }),
    expectRefusal('NotAuthorizedException'),
  ],
  [
    'changing the email address requires a code',
    ({ newEmail }) => auth.updateUserAttributes({ userAttributes: { email: newEmail } }),
    {
      email: {
        isUpdated: false,
        nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' },
      },
    },
  ],
  [
    'a wrong code does not confirm the new address',
    () => auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: 'abcdef' }),
    expectRefusal('CodeMismatchException'),
  ],
  [
    'sends a new code for the new address on request',
    () => auth.sendUserAttributeVerificationCode({ userAttributeKey: 'email' }),
    SENT,
  ],
  [
    'the code confirms the new address',
    async ({ pool, newEmail }) => {
      const confirmationCode = await pool.codeFor(newEmail);
      await auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
      return auth.fetchUserAttributes();
    },
    ({ newEmail }) => ({ email: newEmail, email_verified: 'true' }),
  ],
  [
    'refreshed tokens contain the new address',
    async ({ kept }) => {
      const before = (await auth.fetchAuthSession()).tokens;
      kept.set('access token', before?.accessToken.toString() ?? '');
      const after = (await auth.fetchAuthSession({ forceRefresh: true })).tokens;
      return { ...after?.idToken?.payload, isNew: `${after?.idToken}` !== `${before?.idToken}` };
    },
    ({ newEmail }) => ({ email: newEmail, given_name: 'Zoë', isNew: true }),
  ],
];

/** In order: each begins where the one before has ended. */
export const STEPS: readonly Step[] = [
  ...SIGN_UP,
  ...CONFIRM,
  ...SIGN_IN,
  ...PROFILE,
  ...LATER_STEPS,
];
