import { afterEach, beforeEach, expect, test } from 'vitest';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import type { IdentityRepository } from '#src/server/identity/repository.ts';
import { openChallenges } from '#src/server/identity/sessions/challenges.ts';
import { wrongPassword } from '#src/server/identity/protocol/identity-error.ts';

const GONE = 'session is expired';
const HANDSHAKE = { clientValue: 2n ** 3000n, secret: 3n, serverValue: 5n, verifier: 7n };
const CHALLENGE = {
  kind: 'password',
  name: 'ada@example.ca',
  userId: undefined,
  shownUserId: 'u1',
  handshake: HANDSHAKE,
} as const;

let repository: IdentityRepository;
let nowMs = 0;
beforeEach(() => {
  const database = openIdentityDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  repository = sqliteIdentity(database.value);
  nowMs = 0;
});
afterEach(() => repository.close());

const aServer = () => openChallenges(repository, () => nowMs);

function challengesForTest() {
  const challenges = aServer();
  const id = challenges.open(CHALLENGE);
  const answer = (reply: () => Promise<string>) => challenges.answerOnce(id, 'password', reply);
  return { answer };
}

test('a challenge can be answered once', async () => {
  const { answer } = challengesForTest();
  expect(await answer(async () => 'tokens')).toBe('tokens');
  await expect(answer(async () => 'tokens')).rejects.toThrow(GONE);
});

test('another server of the same accounts can continue a challenge, once', async () => {
  const id = aServer().open(CHALLENGE);
  const other = aServer();
  expect(other.find(id, 'password')).toEqual(CHALLENGE);
  expect(() => other.find(id, 'new-password')).toThrow(GONE);
  await other.answerOnce(id, 'password', async () => 'tokens');
  await expect(aServer().answerOnce(id, 'password', async () => 'tokens')).rejects.toThrow(GONE);
});

test('a challenge expires after three minutes', () => {
  const challenges = aServer();
  const id = challenges.open(CHALLENGE);
  nowMs = 3 * 60_000;
  expect(() => challenges.find(id, 'password')).toThrow(GONE);
});

test('beyond the limit the oldest sign-ins are dropped', () => {
  const challenges = aServer();
  const ids = Array.from({ length: 5001 }, (_, at) => {
    nowMs = at;
    return challenges.open(CHALLENGE);
  });
  expect(() => challenges.find(ids[0] ?? '', 'password')).toThrow(GONE);
  expect(challenges.find(ids[1] ?? '', 'password')).toEqual(CHALLENGE);
});

test('of two concurrent answers one is refused', async () => {
  const { answer } = challengesForTest();
  const both = await Promise.allSettled([
    answer(async () => 'tokens'),
    answer(async () => 'tokens'),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

test('a wrong answer ends a challenge', async () => {
  const { answer } = challengesForTest();
  const wrong = () => Promise.reject(wrongPassword());
  await expect(answer(wrong)).rejects.toThrow('Incorrect username or password.');
  await expect(answer(async () => 'tokens')).rejects.toThrow(GONE);
});

test('an answer that met a locked database can be given again', async () => {
  const { answer } = challengesForTest();
  const lockedDatabase = () => Promise.reject(new Error('database is locked'));
  await expect(answer(lockedDatabase)).rejects.toThrow('database is locked');
  expect(await answer(async () => 'tokens')).toBe('tokens');
});
