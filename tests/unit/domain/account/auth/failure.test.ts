import { expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { failureNamed, fieldOfFailure } from '#src/domain/account/auth/failure.ts';
import { authFailureText } from '#src/ui/form/auth-rejection.ts';

const PHONE = '+1 (416) 555-0148';

test.each([
  ['UsernameExistsException', 'Your email is already registered.', 'email'],
  [
    'UserNotConfirmedException',
    'The account with given email address has not been verified.',
    undefined,
  ],
  [
    'UserNotFoundException',
    'We have no record of an account with the given email address.',
    'email',
  ],
  ['NotAuthorizedException', 'Your email or password is incorrect. Please try again.', 'password'],
  ['CodeMismatchException', 'The code you entered is incorrect. Please try again.', 'code'],
  ['ExpiredCodeException', 'The code you entered is incorrect. Please try again.', 'code'],
  [
    'LimitExceededException',
    'Something went wrong on our end, please try again in a few minutes, or, try using a different email address.',
    undefined,
  ],
  ['ResourceNotFoundException', "We're Sorry, please refresh the page and try again.", undefined],
  ['NetworkError', 'Could not connect to server.', undefined],
  ['TooManyRequestsException', 'Attempt limit exceeded, please try after some time.', undefined],
])('%s is shown as %j', (name, text, field) => {
  const failure = failureNamed(name, 'What the service says.');
  expect(authFailureText(failure, PHONE, DEFAULT_LOCALE)).toBe(text);
  expect(fieldOfFailure(failure)).toBe(field);
});

test.each([
  [
    'NotAuthorizedException',
    'Password attempts exceeded',
    'Attempt limit exceeded, please try after some time.',
  ],
  [
    'NotAuthorizedException',
    'User cannot be confirmed. Current status is CONFIRMED',
    'Your email is already confirmed.',
  ],
  ['InvalidParameterException', 'User is already confirmed.', 'Your email is already confirmed.'],
  [
    'InvalidParameterException',
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
    'The account with given email address has not been verified.',
  ],
  [
    'ExpiredCodeException',
    'Your software token has already been used once.',
    'This code has been used. Wait until your app shows the next one, and enter that.',
  ],
  [
    'NotAuthorizedException',
    'Invalid session for the user, session is expired.',
    'That took too long. Please close this and log in again.',
  ],
  [
    'NotAuthorizedException',
    'User is disabled.',
    `This account has been locked. Please call us at ${PHONE}.`,
  ],
])('%s with %j has its own message', (name, message, text) => {
  expect(authFailureText(failureNamed(name, message), PHONE, DEFAULT_LOCALE)).toBe(text);
});

test('the message for an invalid parameter includes the phone number', () => {
  const failure = failureNamed('InvalidParameterException', 'Bad.');
  expect(authFailureText(failure, PHONE, DEFAULT_LOCALE)).toContain(PHONE);
});

test('a refused password is reported at the password field', () => {
  const failure = failureNamed('InvalidPasswordException', 'Password did not conform with policy');
  expect(fieldOfFailure(failure)).toBe('password');
});

test('an unknown error shows its own message or a default', () => {
  expect(
    authFailureText(failureNamed('StrangeException', 'Something odd.'), PHONE, DEFAULT_LOCALE),
  ).toBe('Something odd.');
  expect(authFailureText(failureNamed('StrangeException', ''), PHONE, DEFAULT_LOCALE)).toBe(
    'Something is wrong with your login or password.',
  );
});

test('a name of the object prototype is not a known error', () => {
  expect(failureNamed('constructor', 'Odd.')).toEqual({ kind: 'unknown', message: 'Odd.' });
});
