import { expect, test } from 'vitest';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { oneTimeCodes } from '#src/server/identity/sessions/one-time-codes.ts';
import { LIFETIMES } from '#src/server/identity/settings.ts';

const KEY = { subject: 'ada@example.ca', purpose: 'reset' } as const;

function someCodes() {
  const database = openIdentityDatabase(':memory:');
  if (!database.ok) throw new Error(database.error);
  let nowMs = Date.UTC(2026, 9, 21, 12);
  const codes = oneTimeCodes(sqliteIdentity(database.value), {
    secret: 'secret',
    nowMs: () => nowMs,
  });
  const advance = (ms: number) => {
    nowMs += ms;
  };
  return { ...codes, advance };
}

test('a code counts until its time is over', () => {
  const { issue, advance } = someCodes();
  const { isCurrent } = issue(KEY);
  advance(LIFETIMES.codeMs - 1);
  expect(isCurrent()).toBe(true);
  advance(1);
  expect(isCurrent()).toBe(false);
});

test('a code that is used counts no more', () => {
  const { issue, match, use } = someCodes();
  const { digits, isCurrent } = issue(KEY);
  use(match(KEY, digits));
  expect(isCurrent()).toBe(false);
});

test('the next code replaces the one before it, whether or not anyone gets it', () => {
  const { issue, issueToNobody } = someCodes();
  const first = issue(KEY);
  const second = issue(KEY);
  expect([first.isCurrent(), second.isCurrent()]).toEqual([false, true]);
  issueToNobody(KEY);
  expect(second.isCurrent()).toBe(false);
});
