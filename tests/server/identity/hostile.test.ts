import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '#src/server/identity/operations.ts';
import {
  addUser,
  anIdentity,
  call,
  signIn,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';

const MANY = { count: 100_000, windowMs: 1 };

let identity: TestIdentity;
beforeAll(async () => {
  identity = await anIdentity({
    allowsPasswordFlow: true,
    limits: {
      signUps: MANY,
      signIns: MANY,
      codes: MANY,
      codesByAddress: MANY,
      emailsToRecipient: MANY,
      currentPassword: MANY,
      secondFactor: MANY,
      failuresByAddress: MANY,
      failuresByAccount: MANY,
    },
  });
  addUser(identity, 'ada@example.ca');
});
afterAll(() => identity.close());

const FIELDS = [
  'Username',
  'Password',
  'UserAttributes',
  'ConfirmationCode',
  'AuthFlow',
  'AuthParameters',
  'ChallengeName',
  'ChallengeResponses',
  'Session',
  'RefreshToken',
  'Token',
  'AccessToken',
  'AttributeName',
  'Code',
  'PreviousPassword',
  'ProposedPassword',
  'ClientId',
  'UserCode',
  'SoftwareTokenMfaSettings',
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('ada@example.ca', 'USER_SRP_AUTH', 'PASSWORD_VERIFIER', '__proto__', 'Aa1!aaaa'),
  fc.constantFrom(
    'USER_PASSWORD_AUTH',
    'NEW_PASSWORD_REQUIRED',
    'SOFTWARE_TOKEN_MFA',
    'email',
    'x'.repeat(5000),
  ),
);
const names = fc.constantFrom('USERNAME', 'SRP_A', 'PASSWORD', 'REFRESH_TOKEN', '__proto__', 'X');
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: fc.dictionary(fc.oneof(names, text), text, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.array(fc.record({ Name: text, Value: text }), { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const body = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 });
const operation = fc.constantFrom(...OPERATIONS.keys());

function expectRefusalOrAnswer({ status, body }: { status: number; body: object }): void {
  if (status === 200) return;
  expect(status).toBe(400);
  expect(body).toEqual({ __type: expect.any(String), message: expect.any(String) });
}

test('any input is answered or refused and never breaks the service', async () => {
  await fc.assert(
    fc.asyncProperty(operation, body, async (name, fields) => {
      expectRefusalOrAnswer(await call(identity, name, fields));
    }),
    { numRuns: 600 },
  );
});

test('any input of a signed-in user is answered or refused and never breaks the service', async () => {
  await fc.assert(
    fc.asyncProperty(operation, body, async (name, fields) => {
      addUser(identity, 'ada@example.ca');
      const { AccessToken } = tokensIn(await signIn(identity, 'ada@example.ca'));
      expectRefusalOrAnswer(await call(identity, name, { ...fields, AccessToken }));
      identity.repository.users.remove(
        identity.repository.users.withEmail('ada@example.ca')?.id ?? '',
      );
    }),
    { numRuns: 80 },
  );
});

test('any text in place of a call is refused with an error type', async () => {
  await fc.assert(
    fc.asyncProperty(operation, fc.oneof(fc.string(), fc.json()), async (name, payload) => {
      const reply = await identity.app.inject({
        method: 'POST',
        url: '/identity/',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${name}`,
        },
        payload,
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({ __type: expect.any(String), message: expect.any(String) });
    }),
    { numRuns: 300 },
  );
});
