import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addUser,
  anIdentity,
  type IdentityAnswer,
  call,
  codeFor,
  PASSWORD,
  signIn,
  type TestIdentity,
  tokensIn,
} from '#tests/support/accounts/identity/identity.ts';

// No call reveals whether an email address has an account.

const MEMBER = 'ada@example.ca';
const PENDING = 'abe@example.ca';
const NOBODY = 'amy@example.ca';

let identity: TestIdentity;
beforeEach(async () => {
  identity = await anIdentity({ allowsPasswordFlow: true });
  addUser(identity, MEMBER);
  await call(identity, 'SignUp', { Username: PENDING, Password: PASSWORD });
});
afterEach(() => identity.close());

/** The answer without the parts that differ between any two calls. */
function shapeOf({ status, body }: IdentityAnswer): unknown {
  const text = JSON.stringify(body)
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/"SALT":"[0-9a-f]{28,32}"/g, 'salt')
    .replaceAll(/"SRP_B":"[0-9a-f]{760,768}"/g, 'number')
    .replaceAll(/"SECRET_BLOCK":"[^"]{44}"/g, 'block');
  return { status, text };
}

const CALLS: readonly (readonly [string, object])[] = [
  ['SignUp', { Password: PASSWORD }],
  ['ConfirmSignUp', { ConfirmationCode: 'wrong' }],
  ['ResendConfirmationCode', {}],
  ['ConfirmSignUp', { ConfirmationCode: 'wrong' }],
  ['ForgotPassword', {}],
  ['ConfirmForgotPassword', { ConfirmationCode: 'wrong', Password: PASSWORD }],
  ['ConfirmForgotPassword', { ConfirmationCode: 'wrong', Password: 'weak' }],
];

test.each([[MEMBER], [PENDING]])(
  '%s gets the same answers as an address without an account',
  async (name) => {
    for (const [operation, body] of CALLS) {
      const answer = await call(identity, operation, { Username: name, ...body });
      const toNobody = await call(identity, operation, { Username: NOBODY, ...body });
      expect(shapeOf(answer), operation).toEqual(shapeOf(toNobody));
    }
  },
);

test.each([[MEMBER], [PENDING]])(
  'signing in as %s starts and fails the same way as without an account',
  async (name) => {
    const begin = (USERNAME: string) =>
      call(identity, 'InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A: 'abcdef' },
      });
    const fail = async (USERNAME: string) => {
      const { body } = await begin(USERNAME);
      const { SECRET_BLOCK = '' } = body['ChallengeParameters'] as Record<string, string>;
      return call(identity, 'RespondToAuthChallenge', {
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
          PASSWORD_CLAIM_SIGNATURE: 'AAAA',
          TIMESTAMP: 'now',
        },
      });
    };
    expect(shapeOf(await begin(name))).toEqual(shapeOf(await begin(NOBODY)));
    expect(shapeOf(await fail(name))).toEqual(shapeOf(await fail(NOBODY)));
    const password = 'Wrong-Horse-1';
    expect(await signIn(identity, name, password)).toEqual(
      await signIn(identity, NOBODY, password),
    );
  },
);

test('a name without an account always has the same salt and ID, distinct from others', async () => {
  const begin = async (USERNAME: string) => {
    const { body } = await call(identity, 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME, SRP_A: 'abcdef' },
    });
    const { SALT, USER_ID_FOR_SRP } = body['ChallengeParameters'] as Record<string, string>;
    return { SALT, USER_ID_FOR_SRP };
  };
  expect(await begin(NOBODY)).toEqual(await begin(NOBODY));
  expect(await begin(NOBODY)).not.toEqual(await begin('al@example.ca'));
});

test('the IDs of names without an account vary like those of accounts', async () => {
  const variantOf = async (USERNAME: string) => {
    const { body } = await call(identity, 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME, SRP_A: 'abcdef' },
    });
    const { USER_ID_FOR_SRP = '' } = body['ChallengeParameters'] as Record<string, string>;
    return USER_ID_FOR_SRP.at(19);
  };
  const variants = new Set<string | undefined>();
  for (let at = 0; at < 64; at += 1) variants.add(await variantOf(`amy${at}@example.ca`));
  expect([...variants].sort()).toEqual(['8', '9', 'a', 'b']);
});

test('resetting the password confirms an unconfirmed address', async () => {
  await call(identity, 'ForgotPassword', { Username: PENDING });
  const ConfirmationCode = codeFor(identity, PENDING);
  const body = { Username: PENDING, ConfirmationCode, Password: 'Another-Horse-2' };
  expect((await call(identity, 'ConfirmForgotPassword', body)).status).toBe(200);
  expect(identity.repository.users.withEmail(PENDING)).toMatchObject({
    status: 'CONFIRMED',
    isEmailVerified: true,
  });
  expect((await signIn(identity, PENDING)).status).toBe(400);
  expect((await signIn(identity, PENDING, 'Another-Horse-2')).status).toBe(200);
});

test('a sign-up for a taken address changes nothing and notifies its owner', async () => {
  const before = identity.repository.users.withEmail(MEMBER);
  await call(identity, 'SignUp', { Username: MEMBER, Password: 'Another-Horse-2' });
  expect(identity.repository.users.withEmail(MEMBER)).toEqual(before);
  expect(identity.mailbox.list(MEMBER, 10)).toMatchObject([
    { subject: 'You already have a Larchway account', code: null },
  ]);
  expect((await signIn(identity, MEMBER)).status).toBe(200);
});

test('a new sign-up replaces one that was never confirmed', async () => {
  const former = codeFor(identity, PENDING);
  await call(identity, 'SignUp', { Username: PENDING, Password: 'Another-Horse-2' });
  const confirm = (ConfirmationCode: string) =>
    call(identity, 'ConfirmSignUp', { Username: PENDING, ConfirmationCode });
  expect((await confirm(former)).body['__type']).toBe('CodeMismatchException');
  expect((await confirm(codeFor(identity, PENDING))).status).toBe(200);
  expect((await signIn(identity, PENDING)).status).toBe(400);
  expect((await signIn(identity, PENDING, 'Another-Horse-2')).status).toBe(200);
});

test('a new sign-up does not replace one that another server has confirmed meanwhile', async () => {
  const { users } = identity.repository;
  const pending = users.withEmail(PENDING);
  if (!pending) throw new Error(`${PENDING} has not signed up`);
  users.put({ ...pending, status: 'CONFIRMED', isEmailVerified: true });
  vi.spyOn(users, 'withEmail').mockReturnValueOnce(pending);
  await call(identity, 'SignUp', { Username: PENDING, Password: 'Another-Horse-2' });
  expect(users.withEmail(PENDING)?.id).toBe(pending.id);
  expect((await signIn(identity, PENDING)).status).toBe(200);
});

test('changing to a taken address looks like any other change and changes nothing', async () => {
  addUser(identity, 'bea@example.ca');
  const { AccessToken } = tokensIn(await signIn(identity, MEMBER));
  const change = (Value: string) =>
    call(identity, 'UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'email', Value }],
    });
  expect(await change('bea@example.ca')).toEqual(await change('bob@example.ca'));
  await change('bea@example.ca');
  const mails = identity.mailbox.list('bea@example.ca', 10);
  expect(mails).toMatchObject(
    Array(2).fill({ subject: 'This email address stays with your account', code: null }),
  );
  const resent = await call(identity, 'GetUserAttributeVerificationCode', {
    AccessToken,
    AttributeName: 'email',
  });
  expect(resent.body['CodeDeliveryDetails']).toMatchObject({ Destination: 'b***@e***' });
});

test('a user may take over an address that a stranger never confirmed', async () => {
  const { AccessToken } = tokensIn(await signIn(identity, MEMBER));
  const UserAttributes = [{ Name: 'email', Value: PENDING }];
  await call(identity, 'UpdateUserAttributes', { AccessToken, UserAttributes });
  const body = { AccessToken, AttributeName: 'email', Code: codeFor(identity, PENDING) };
  expect((await call(identity, 'VerifyUserAttribute', body)).status).toBe(200);
  expect(identity.repository.users.withEmail(MEMBER)).toBeUndefined();
  expect((await signIn(identity, PENDING)).status).toBe(200);
});

test('if configured, the service reveals accounts with the errors of Cognito', async () => {
  const open = await anIdentity({ revealsAccounts: true, allowsPasswordFlow: true });
  addUser(open, MEMBER);
  const typeOf = async (operation: string, body: object) =>
    (await call(open, operation, body)).body['__type'];
  expect(await typeOf('SignUp', { Username: MEMBER, Password: PASSWORD })).toBe(
    'UsernameExistsException',
  );
  expect(await typeOf('ForgotPassword', { Username: NOBODY })).toBe('UserNotFoundException');
  expect(await typeOf('ResendConfirmationCode', { Username: MEMBER })).toBe(
    'InvalidParameterException',
  );
  expect((await signIn(open, NOBODY)).body['__type']).toBe('UserNotFoundException');
  addUser(open, 'bea@example.ca');
  const { AccessToken } = tokensIn(await signIn(open, MEMBER));
  const UserAttributes = [{ Name: 'email', Value: 'bea@example.ca' }];
  expect(await typeOf('UpdateUserAttributes', { AccessToken, UserAttributes })).toBe(
    'AliasExistsException',
  );
  await open.close();
});

// The test retries in case the machine was busy with something else.
test('a refusal takes equally long with and without an account', { retry: 2 }, async () => {
  const patient = await anIdentity({
    allowsPasswordFlow: true,
    limits: {
      ...identity.settings.limits,
      codes: { count: 1000, windowMs: 1 },
      emailsToRecipient: { count: 1000, windowMs: 1 },
      failuresByAddress: { count: 1000, windowMs: 1 },
      signUps: { count: 1000, windowMs: 1 },
    },
  });
  addUser(patient, MEMBER);
  const acts: readonly ((name: string) => Promise<IdentityAnswer>)[] = [
    (name) => signIn(patient, name, 'Wrong-Horse-1'),
    (name) => call(patient, 'SignUp', { Username: name, Password: PASSWORD }),
    (USERNAME) =>
      call(patient, 'InitiateAuth', {
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A: 'abcdef' },
      }),
  ];
  for (const act of acts) {
    const [knownMs, unknown] = await medianMs([() => act(MEMBER), () => act(freshName())], () =>
      patient.advance(16 * 60_000),
    );
    // The costly part is an exponentiation of about 10 ms, which both of them must do.
    expect(Math.abs((knownMs ?? 0) - (unknown ?? 0))).toBeLessThan(0.4 * (knownMs ?? 0));
  }
  await patient.close();
});

const freshName = () => `new-${randomUUID()}@example.ca`;

/** The acts alternate, so that a busy moment of the machine affects both. */
async function medianMs(acts: readonly (() => Promise<unknown>)[], between: () => void) {
  const times = acts.map((): number[] => []);
  for (let round = 0; round < 15; round += 1) {
    for (const [at, act] of acts.entries()) {
      const begin = performance.now();
      await act();
      times[at]?.push(performance.now() - begin);
      between();
    }
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[7]);
}
