import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addUser,
  anIdentity,
  type IdentityAnswer,
  call,
  PASSWORD,
  type TestIdentity,
} from '#tests/support/accounts/identity/identity.ts';
import { srpClient } from '#tests/support/accounts/identity/srp-client.ts';

const EMAIL = 'ada@example.ca';
const WRONG = 'Wrong-Horse-1';

let identity: TestIdentity;
beforeEach(async () => {
  identity = await anIdentity();
  addUser(identity, EMAIL);
});
afterEach(() => identity.close());

/** Takes the first step of a sign-in; returns the second, which may be taken more than once. */
async function begin(password: string): Promise<() => Promise<IdentityAnswer>> {
  const client = srpClient();
  const first = await call(identity, 'InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: EMAIL, SRP_A: client.clientValue },
  });
  const hello = (first.body['ChallengeParameters'] ?? {}) as Record<string, string>;
  const userId = hello['USER_ID_FOR_SRP'] ?? '';
  const claim = client.claim(
    { poolName: identity.settings.poolId.split('_')[1] ?? '', userId, password },
    {
      salt: hello['SALT'] ?? '',
      serverValue: hello['SRP_B'] ?? '',
      secretBlock: hello['SECRET_BLOCK'] ?? '',
    },
  );
  return () =>
    call(identity, 'RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: {
        USERNAME: userId,
        PASSWORD_CLAIM_SECRET_BLOCK: claim.secretBlock,
        PASSWORD_CLAIM_SIGNATURE: claim.signature,
        TIMESTAMP: claim.timestamp,
      },
    });
}

const messageOf = ({ body }: IdentityAnswer) => body['message'];

test('a proof signs in once', async () => {
  const prove = await begin(PASSWORD);
  expect((await prove()).status).toBe(200);
  expect(messageOf(await prove())).toBe('Invalid session for the user, session is expired.');
});

test('each challenge allows one try', async () => {
  const prove = await begin(WRONG);
  expect(messageOf(await prove())).toBe('Incorrect username or password.');
  expect(messageOf(await prove())).toBe('Invalid session for the user, session is expired.');
});

test('challenges requested in advance do not bypass the lock', async () => {
  const proofs = await Promise.all(Array.from({ length: 7 }, () => begin(WRONG)));
  const right = await begin(PASSWORD);
  const messages = [];
  for (const prove of proofs) messages.push(messageOf(await prove()));
  expect(messages).toEqual([
    ...Array(5).fill('Incorrect username or password.'),
    ...Array(2).fill('Password attempts exceeded'),
  ]);
  expect(messageOf(await right())).toBe('Password attempts exceeded');
});

test('a password changed in the meantime fails the sign-in', async () => {
  const prove = await begin(PASSWORD);
  const user = identity.repository.users.withEmail(EMAIL);
  if (!user) throw new Error('the user is gone');
  identity.repository.users.put({ ...user, password: { salt: 'ab', verifier: 'cd' } });
  expect(messageOf(await prove())).toBe('Incorrect username or password.');
});

test('a user deleted in the meantime cannot sign in', async () => {
  const prove = await begin(PASSWORD);
  identity.repository.users.remove(identity.repository.users.withEmail(EMAIL)?.id ?? '');
  expect(messageOf(await prove())).toBe('Invalid session for the user, session is expired.');
});

test('a challenge is valid for three minutes', async () => {
  const prove = await begin(PASSWORD);
  identity.advance(180_000);
  expect(messageOf(await prove())).toBe('Invalid session for the user, session is expired.');
});
