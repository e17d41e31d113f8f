import { expect, test } from 'vitest';
import type { CallFailure } from '#src/contract/call-outcome.ts';
import { failureCause } from '#src/domain/map/failure-cause.ts';

const refused = (status: number): CallFailure => ({ kind: 'refused', status, problems: [] });

test.each<[CallFailure, string]>([
  [{ kind: 'unreachable' }, 'connection'],
  [{ kind: 'unreadable' }, 'server'],
  [refused(500), 'server'],
  [refused(503), 'server'],
  [refused(429), 'too-many'],
])('the failure %j has the cause %s', (error, cause) => {
  expect(failureCause(error)).toBe(cause);
});
