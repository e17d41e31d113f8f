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
  `a password ${title} is not taken`,
  ({ nobody }) => signUpAs(nobody, password),
  expectRefusal('InvalidPasswordException'),
];

const SIGN_UP: readonly Step[] = [
  weak('that is too short', 'Ab-1234'),
  weak('without a number', 'Correct-Horse'),
  weak('without a capital', 'correct-horse-1'),
  weak('without a small letter', 'CORRECT-HORSE-1'),
  weak('without a symbol', 'CorrectHorse1'),
  weak('that very many people have', 'Password1!'),
  [
    'a phone number that is none is not taken',
    ({ nobody }) => signUpAs(nobody, FIRST_PASSWORD, { phone_number: '416-555' }),
    expectRefusal('InvalidParameterException'),
  ],
  [
    'an attribute the pool does not know is not taken',
    ({ nobody }) => signUpAs(nobody, FIRST_PASSWORD, { 'custom:admin': 'yes' }),
    expectRefusal('InvalidParameterException'),
  ],
  [
    'a name that is no email address is not taken',
    () => signUpAs('not-an-address', FIRST_PASSWORD),
    expectRefusal('InvalidParameterException'),
  ],
  [
    'a new account needs a code',
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
    'signing in before the code leads to the code',
    (visitor) => signInAs(visitor.email, FIRST_PASSWORD, visitor),
    { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } },
  ],
  [
    'a wrong password before the code is a wrong password',
    (visitor) => signInAs(visitor.email, SECOND_PASSWORD, visitor),
    expectRefusal('NotAuthorizedException', 'Incorrect username or password.'),
  ],
  [
    'a new password before the code',
    ({ email: username }) => auth.resetPassword({ username }),
    either(expectRefusal('InvalidParameterException'), NEEDS_RESET_CODE),
  ],
  [
    'a wrong code does not confirm',
    ({ email: username }) => auth.confirmSignUp({ username, confirmationCode: 'abcdef' }),
    expectRefusal('CodeMismatchException'),
  ],
  [
    'the code is sent again',
    async ({ pool, email: username, kept }) => {
      kept.set('first code', await pool.codeFor(username));
      return auth.resendSignUpCode({ username });
    },
    { destination: expect.stringContaining('***@'), ...SENT },
  ],
  [
    'the former code does not confirm any more',
    ({ email: username, kept }) =>
      auth.confirmSignUp({ username, confirmationCode: kept.get('first code') ?? '' }),
    expectRefusal('CodeMismatchException'),
  ],
  [
    'the newest code confirms',
    async ({ pool, email: username }) =>
      auth.confirmSignUp({ username, confirmationCode: await pool.codeFor(username) }),
    { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } },
  ],
  [
    'confirming twice says that it is done',
    async ({ pool, email: username }) =>
      auth.confirmSignUp({ username, confirmationCode: await pool.codeFor(username) }),
    expectRefusal(
      'NotAuthorizedException',
      'User cannot be confirmed. Current status is CONFIRMED',
    ),
  ],
  [
    'the code again, for a confirmed account',
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
    'nobody is signed in yet',
    () => auth.getCurrentUser(),
    expectRefusal('UserUnAuthenticatedException'),
  ],
  [
    'the right password signs in, whatever the case of the address',
    (visitor) => signInAs(visitor.email.toUpperCase(), FIRST_PASSWORD, visitor),
    { isSignedIn: true, nextStep: { signInStep: 'DONE' } },
  ],
  [
    'signing in twice is noticed',
    (visitor) => signInAs(visitor.email, FIRST_PASSWORD, visitor),
    expectRefusal('UserAlreadyAuthenticatedException'),
  ],
  [
    'the user is known by an id',
    () => auth.getCurrentUser(),
    { userId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ],
  [
    'the identity token tells who it is',
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
    'the access token tells what it is for',
    async () => (await auth.fetchAuthSession()).tokens?.accessToken.payload,
    ({ pool }) => ({ client_id: pool.userPoolClientId, token_use: 'access' }),
  ],
  [
    'the attributes can be read',
    () => auth.fetchUserAttributes(),
    ({ email }) => ({ ...ATTRIBUTES, email, email_verified: 'true' }),
  ],
];

const PROFILE: readonly Step[] = [
  [
    'name and phone can be changed',
    () =>
      auth.updateUserAttributes({
        userAttributes: { given_name: 'Zoë', phone_number: '+14165550100' },
      }),
    { given_name: { isUpdated: true }, phone_number: { isUpdated: true } },
  ],
  [
    'the changes are there, and the phone is not verified',
    () => auth.fetchUserAttributes(),
    {
      given_name: 'Zoë',
      family_name: 'Côté',
      phone_number: '+14165550100',
      phone_number_verified: 'false',
    },
  ],
  [
    'a role is never changed',
    () => auth.updateUserAttributes({ userAttributes: { 'custom:role': 'admin' } }),
    { error: { name: expect.stringMatching(/^(InvalidParameter|NotAuthorized)Exception$/) } },
  ],
  [
    'a verified flag is never written',
    () => auth.updateUserAttributes({ userAttributes: { email_verified: 'true' } }),
    expectRefusal('NotAuthorizedException'),
  ],
  [
    'a new email address needs a code',
    ({ newEmail }) => auth.updateUserAttributes({ userAttributes: { email: newEmail } }),
    {
      email: {
        isUpdated: false,
        nextStep: { updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE' },
      },
    },
  ],
  [
    'a wrong code does not confirm the address',
    () => auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: 'abcdef' }),
    expectRefusal('CodeMismatchException'),
  ],
  [
    'the code for the address is sent again',
    () => auth.sendUserAttributeVerificationCode({ userAttributeKey: 'email' }),
    SENT,
  ],
  [
    'the code makes the address the user’s',
    async ({ pool, newEmail }) => {
      const confirmationCode = await pool.codeFor(newEmail);
      await auth.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
      return auth.fetchUserAttributes();
    },
    ({ newEmail }) => ({ email: newEmail, email_verified: 'true' }),
  ],
  [
    'fresh tokens tell the new address',
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
