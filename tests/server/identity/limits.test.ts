import { afterEach, beforeEach, expect, test } from 'vitest';
import { LIMITS } from '#src/server/identity/settings.ts';
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

const EMAIL = 'ada@example.ca';
const MINUTE_MS = 60_000;

let identity: TestIdentity;
beforeEach(async () => {
  identity = await anIdentity({ allowsPasswordFlow: true });
});
afterEach(() => identity.close());

const refusalOf = ({ body }: IdentityAnswer) => body['__type'];
const signUp = (Username: string) => call(identity, 'SignUp', { Username, Password: PASSWORD });
const confirm = (ConfirmationCode: string) =>
  call(identity, 'ConfirmSignUp', { Username: EMAIL, ConfirmationCode });

async function times(count: number, act: () => Promise<IdentityAnswer>): Promise<unknown[]> {
  const refusals: unknown[] = [];
  for (let at = 0; at < count; at += 1) refusals.push(refusalOf(await act()));
  return refusals;
}

test('a code has six digits and is valid for ten minutes', async () => {
  await signUp(EMAIL);
  expect(codeFor(identity, EMAIL)).toMatch(/^\d{6}$/);
  identity.advance(10 * MINUTE_MS);
  expect(refusalOf(await confirm(codeFor(identity, EMAIL)))).toBe('ExpiredCodeException');
});

test('five wrong tries invalidate a code, and the next code works', async () => {
  await signUp(EMAIL);
  expect(await times(5, () => confirm('wrong'))).toEqual(Array(5).fill('CodeMismatchException'));
  expect(refusalOf(await confirm(codeFor(identity, EMAIL)))).toBe('LimitExceededException');
  await call(identity, 'ResendConfirmationCode', { Username: EMAIL });
  expect((await confirm(codeFor(identity, EMAIL))).status).toBe(200);
});

test.each(['ForgotPassword', 'ResendConfirmationCode'])(
  '%s sends five codes an hour, with or without an account',
  async (operation) => {
    addUser(identity, EMAIL);
    for (const Username of [EMAIL, 'nobody@example.ca']) {
      const refusals = await times(6, () => call(identity, operation, { Username }));
      expect(refusals).toEqual([...Array(5).fill(undefined), 'LimitExceededException']);
    }
    identity.advance(61 * MINUTE_MS);
    expect((await call(identity, operation, { Username: EMAIL })).status).toBe(200);
  },
);

test('a clock set back by a day does not block codes', async () => {
  addUser(identity, EMAIL);
  const forgot = () => call(identity, 'ForgotPassword', { Username: EMAIL });
  expect((await times(6, forgot)).at(-1)).toBe('LimitExceededException');
  identity.advance(-24 * 60 * MINUTE_MS);
  expect(refusalOf(await forgot())).toBeUndefined();
});

test('a clock set back by a day locks nobody out', async () => {
  addUser(identity, EMAIL);
  const wrong = () => signIn(identity, EMAIL, 'Wrong-password-1');
  await times(8, wrong);
  identity.advance(-24 * 60 * MINUTE_MS);
  expect((await signIn(identity, EMAIL)).status).toBe(200);
});

test('an inbox gets ten emails a day, regardless of their kind and sender', async () => {
  addUser(identity, EMAIL);
  const { AccessToken } = tokensIn(
    await signIn(identity, addUser(identity, 'bea@example.ca').email),
  );
  const change = (Value: string) =>
    call(identity, 'UpdateUserAttributes', {
      AccessToken,
      UserAttributes: [{ Name: 'email', Value }],
    });
  const asks = [
    () => call(identity, 'ForgotPassword', { Username: EMAIL }),
    () => call(identity, 'ResendConfirmationCode', { Username: EMAIL }),
    () => signUp(EMAIL),
    () => signUp('ADA+tag@example.ca'),
    () => change('ada+other@example.ca'),
  ];
  for (const ask of [...asks, ...asks]) expect(refusalOf(await ask())).toBeUndefined();
  for (const ask of asks) expect(refusalOf(await ask())).toBe('LimitExceededException');
  expect(identity.mailbox.list(undefined, 100)).toHaveLength(10);
  identity.advance(24 * 60 * MINUTE_MS);
  expect(refusalOf(await signUp(EMAIL))).toBeUndefined();
});

test('wrong passwords lock an account for increasing times, existing or not', async () => {
  addUser(identity, EMAIL);
  for (const name of [EMAIL, 'nobody@example.ca']) {
    const wrong = () => signIn(identity, name, 'Wrong-Horse-1');
    await times(5, wrong);
    expect((await wrong()).body).toEqual({
      __type: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    });
    identity.advance(1001);
    expect((await wrong()).body['message']).toBe('Incorrect username or password.');
    identity.advance(1001);
    expect((await wrong()).body['message']).toBe('Password attempts exceeded');
  }
});

test('a locked account refuses the right password until the lock ends', async () => {
  addUser(identity, EMAIL);
  await times(5, () => signIn(identity, EMAIL, 'Wrong-Horse-1'));
  expect((await signIn(identity, EMAIL)).status).toBe(400);
  identity.advance(1001);
  expect((await signIn(identity, EMAIL)).status).toBe(200);
  expect((await signIn(identity, EMAIL, 'Wrong-Horse-1')).body['message']).toBe(
    'Incorrect username or password.',
  );
});

test('guessing from elsewhere does not lock the owner out', async () => {
  addUser(identity, EMAIL);
  const guess = () =>
    identity.service.call(
      'InitiateAuth',
      {
        ClientId: identity.settings.clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: EMAIL, PASSWORD: 'Wrong-Horse-1' },
      },
      { address: '203.0.113.7' },
    );
  for (let at = 0; at < 8; at += 1) await expect(guess()).rejects.toThrow();
  expect((await signIn(identity, EMAIL)).status).toBe(200);
});

test('limits failures, sign-in attempts and sign-ups per network address', async () => {
  const few = { count: 3, windowMs: MINUTE_MS };
  const strict = await anIdentity({
    allowsPasswordFlow: true,
    limits: { ...LIMITS, failuresByAddress: few, signUps: few },
  });
  const fail = (at: number) => signIn(strict, `nobody${at}@example.ca`);
  const join = (at: number) =>
    call(strict, 'SignUp', { Username: `new${at}@example.ca`, Password: PASSWORD });
  for (let at = 0; at < 3; at += 1) await Promise.all([fail(at), join(at)]);
  expect(refusalOf(await fail(4))).toBe('TooManyRequestsException');
  expect(refusalOf(await join(4))).toBe('LimitExceededException');
  strict.advance(MINUTE_MS);
  expect(refusalOf(await fail(5))).toBe('NotAuthorizedException');
  expect(refusalOf(await join(5))).toBeUndefined();
  await strict.close();

  const busy = await anIdentity({ limits: { ...LIMITS, signIns: few } });
  const begin = () =>
    call(busy, 'InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: EMAIL, SRP_A: 'abc' },
    });
  expect(await times(4, begin)).toEqual([...Array(3).fill(undefined), 'TooManyRequestsException']);
  await busy.close();
});

test('all addresses of one IPv6 network share one limit', async () => {
  const few = { count: 3, windowMs: MINUTE_MS };
  const strict = await anIdentity({
    allowsPasswordFlow: true,
    limits: { ...LIMITS, failuresByAddress: few },
  });
  const failFrom = (address: string) =>
    signIn(strict, 'nobody@example.ca', 'Wrong-Horse-1', { address });
  for (const host of [1, 2, 3]) await failFrom(`2001:db8:1:2::${host}`);
  expect(refusalOf(await failFrom('2001:db8:1:2:ffff::4'))).toBe('TooManyRequestsException');
  expect(refusalOf(await failFrom('2001:db8:1:3::4'))).toBe('NotAuthorizedException');
  await strict.close();
});

test.each(['ForgotPassword', 'ResendConfirmationCode'])(
  '%s limits the number of recipients per network and hour',
  async (operation) => {
    const few = { count: 3, windowMs: MINUTE_MS };
    const strict = await anIdentity({ limits: { ...LIMITS, codesByAddress: few } });
    let count = 0;
    const ask = (address: string) => {
      count += 1;
      return call(strict, operation, { Username: `stranger${count}@example.ca` }, { address });
    };
    const refusals = await times(4, () => ask('203.0.113.7'));
    expect(refusals).toEqual([...Array(3).fill(undefined), 'LimitExceededException']);
    expect(strict.mailbox.list(undefined, 10)).toHaveLength(3);
    expect(refusalOf(await ask('203.0.113.8'))).toBeUndefined();
    strict.advance(MINUTE_MS);
    expect(refusalOf(await ask('203.0.113.7'))).toBeUndefined();
    await strict.close();
  },
);

test('a network that the owner has logged in from is not locked by guesses from elsewhere', async () => {
  const few = { count: 3, windowMs: MINUTE_MS };
  const strict = await anIdentity({
    allowsPasswordFlow: true,
    limits: { ...LIMITS, failuresByAccount: few },
  });
  addUser(strict, EMAIL);
  const home = { address: '198.51.100.4' };
  await signIn(strict, EMAIL, PASSWORD, home);
  for (const host of [1, 2, 3]) {
    await signIn(strict, EMAIL, 'Wrong-Horse-1', { address: `203.0.${host}.7` });
  }
  const elsewhere = await signIn(strict, EMAIL, PASSWORD, { address: '192.0.2.9' });
  expect(elsewhere.body['message']).toBe('Password attempts exceeded');
  expect((await signIn(strict, EMAIL, PASSWORD, { address: '198.51.100.9' })).status).toBe(200);
  const wrong = () => signIn(strict, EMAIL, 'Wrong-Horse-1', home);
  await times(5, wrong);
  expect((await wrong()).body['message']).toBe('Password attempts exceeded');
  await strict.close();
});

test('limits wrong current passwords to five an hour', async () => {
  addUser(identity, EMAIL);
  const { AccessToken } = tokensIn(await signIn(identity, EMAIL));
  const change = (PreviousPassword: string) =>
    call(identity, 'ChangePassword', {
      AccessToken,
      PreviousPassword,
      ProposedPassword: 'Another-Horse-2',
    });
  await times(5, () => change('Wrong-Horse-1'));
  expect(refusalOf(await change(PASSWORD))).toBe('LimitExceededException');
});

test('a sign-in not finished within three minutes has to start over', async () => {
  const { id } = addUser(identity, EMAIL, {
    status: 'FORCE_CHANGE_PASSWORD',
    temporaryUntilMs: identity.now().getTime() + 60 * MINUTE_MS,
  });
  const { body } = await signIn(identity, EMAIL);
  identity.advance(3 * MINUTE_MS);
  const answer = await call(identity, 'RespondToAuthChallenge', {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: body['Session'],
    ChallengeResponses: { USERNAME: id, NEW_PASSWORD: 'Another-Horse-2' },
  });
  expect(answer.body['message']).toBe('Invalid session for the user, session is expired.');
});
