import { expect, test } from 'vitest';
import {
  isEmail,
  readAttributes,
  withAttributes,
} from '#src/server/identity/protocol/attributes.ts';

const readWith =
  (Name: string, Value: string, isNew = true) =>
  () =>
    readAttributes([{ Name, Value }], { isNew });

test.each(['ada@example.ca', ' Ada@Example.CA ', 'a.b+c@sub.example.realtor', 'é@exemple.québec'])(
  '%j is an email address',
  (text) => expect(isEmail(text)).toBe(true),
);

test.each([
  'ada',
  '@example.ca',
  'ada@example',
  'ada@.ca',
  'ada@example..ca',
  'a b@example.ca',
  'a@b@example.ca',
  '<a>@example.ca',
  'ada@example.ca\r\nBcc: x',
  'a\u001b@example.ca',
  `${'a'.repeat(250)}@example.ca`,
])('%j is not an email address', (text) => expect(isEmail(text)).toBe(false));

test.each([
  ['phone_number', '+14165550100'],
  ['phone_number', ''],
  ['given_name', 'Zoë'],
  ['custom:group', 'real_estate'],
])('%s may be %j', (name, value) => expect(readWith(name, value)()).toEqual({ [name]: value }));

test.each([
  ['phone_number', '4165550100', 'InvalidParameterException'],
  ['email', '', 'InvalidParameterException'],
  ['given_name', 'x'.repeat(257), 'InvalidParameterException'],
  ['given_name', 'a\nb', 'InvalidParameterException'],
  ['custom:admin', 'yes', 'InvalidParameterException'],
  ['__proto__', 'x', 'InvalidParameterException'],
  ['constructor', 'x', 'InvalidParameterException'],
  ['sub', 'x', 'NotAuthorizedException'],
  ['email_verified', 'true', 'NotAuthorizedException'],
  ['picture', 'x', 'NotAuthorizedException'],
])('%s may not be %j', (name, value, type) => {
  expect(readWith(name, value)).toThrow(expect.objectContaining({ type }));
});

test('group and role can be set at sign-up only', () => {
  expect(readWith('custom:role', 'customer', false)).toThrow('cannot be updated');
});

test('an empty value removes an attribute', () => {
  expect(withAttributes({ a: '1', b: '2' }, { b: '', c: '3' })).toEqual({ a: '1', c: '3' });
});
