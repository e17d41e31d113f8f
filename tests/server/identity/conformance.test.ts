import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectAmplify, ourPool, realPool } from '#tests/support/accounts/identity/pool.ts';
import type { SignInFlow, LogInVisitor } from '#tests/support/accounts/identity/step.ts';
import { STEPS } from '#tests/support/accounts/identity/steps.ts';

// The real client library against our service, or against the pool named by the environment.
const real = realPool(process.env);

type Setting = readonly [flow: SignInFlow, revealsAccounts: boolean];

const settings: readonly Setting[] = real
  ? [['USER_SRP_AUTH', real.revealsAccounts]]
  : [
      ['USER_SRP_AUTH', false],
      ['USER_SRP_AUTH', true],
      ['USER_PASSWORD_AUTH', false],
    ];

async function outcomeOf(act: () => Promise<unknown>): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { error: { name: error.name, message: error.message } };
  }
}

describe.each(settings)('with %s, revealing accounts: %s', (flow, revealsAccounts) => {
  let visitor: LogInVisitor;
  beforeAll(async () => {
    const pool = real ?? (await ourPool({ revealsAccounts, allowsPasswordFlow: true })).pool;
    const domain = process.env['IDENTITY_TEST_MAIL_DOMAIN'] ?? 'example.ca';
    const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@${domain}`;
    visitor = {
      pool,
      flow,
      email: address('ada'),
      newEmail: address('zoe'),
      nobody: address('nobody'),
      kept: new Map(),
    };
    connectAmplify(pool);
  });
  afterAll(() => visitor.pool.close());

  test.each(STEPS)('%s', async (_title, act, outcome) => {
    const expected = typeof outcome === 'function' ? outcome(visitor) : outcome;
    expect(await outcomeOf(() => act(visitor))).toMatchObject(expected);
  });
});
