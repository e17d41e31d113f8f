import { expect, test } from 'vitest';
import { openChallenges } from '#src/server/identity/sessions/challenges.ts';
import { wrongPassword } from '#src/server/identity/protocol/identity-error.ts';

const CHALLENGE = { kind: 'new-password', userId: 'u1' } as const;
const GONE = 'session is expired';

function challengesForTest() {
  const challenges = openChallenges(() => 0);
  const id = challenges.open(CHALLENGE);
  const answer = (reply: () => Promise<string>) => challenges.answerOnce(id, 'new-password', reply);
  return { answer };
}

test('a challenge is answered once', async () => {
  const { answer } = challengesForTest();
  expect(await answer(async () => 'tokens')).toBe('tokens');
  await expect(answer(async () => 'tokens')).rejects.toThrow(GONE);
});

test('two answers at the same time are one and a refusal', async () => {
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

test('an answer that met a locked file may be given again', async () => {
  const { answer } = challengesForTest();
  const lockedDatabase = () => Promise.reject(new Error('database is locked'));
  await expect(answer(lockedDatabase)).rejects.toThrow('database is locked');
  expect(await answer(async () => 'tokens')).toBe('tokens');
});
