import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { EMBEDDED_POOL } from '#src/contract/account/identity.ts';

const RUNS = Number(process.env['SIGN_UP_KILLS'] ?? 12);
const AT_ONCE = 4;
const LONGEST_RUN_MS = 300;

const folder = mkdtempSync(join(tmpdir(), 'larchway-identity-kill-'));
const file = join(folder, 'identity.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

async function startProcess() {
  const child = spawn(process.execPath, ['tests/support/accounts/identity/process.ts', file], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(folder, 'compiled') },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, origin: line.toString().trim() };
}

/** Signs up one address after another until the server is gone; notes the acknowledged ones. */
async function signUpUntilGone(origin: string, email: () => string, acknowledged: string[]) {
  for (;;) {
    const Username = email();
    const reply = await fetch(`${origin}/identity/`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
      },
      body: JSON.stringify({
        ClientId: EMBEDDED_POOL.userPoolClientId,
        Username,
        Password: 'Correct-Horse-1',
      }),
    }).catch(() => undefined);
    if (!reply) return;
    if (reply.ok) acknowledged.push(Username);
  }
}

function findLost(emails: readonly string[]): string[] {
  const database = openIdentityDatabase(file);
  if (!database.ok) throw new Error(database.error);
  const { users, codes, close } = sqliteIdentity(database.value);
  const lostEmails = emails.filter(
    (email) => !users.withEmail(email) || !codes.find({ subject: email, purpose: 'sign-up' }),
  );
  close();
  return lostEmails;
}

test(
  `no acknowledged sign-up is lost over ${RUNS} random kills`,
  async () => {
    const all: string[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const { child, origin } = await startProcess();
      const acknowledged: string[] = [];
      const email = () => `run${run}-${randomUUID()}@example.ca`;
      const pendingCalls = Array.from({ length: AT_ONCE }, () =>
        signUpUntilGone(origin, email, acknowledged),
      );
      await sleep(Math.random() * LONGEST_RUN_MS);
      child.kill('SIGKILL');
      await Promise.all([once(child, 'exit'), ...pendingCalls]);
      expect(findLost(acknowledged)).toEqual([]);
      all.push(...acknowledged);
    }
    expect(findLost(all)).toEqual([]);
    expect(all.length).toBeGreaterThan(RUNS);
    process.stdout.write(`${all.length} acknowledged sign-ups over ${RUNS} kills, 0 lost\n`);
  },
  RUNS * 3000,
);
