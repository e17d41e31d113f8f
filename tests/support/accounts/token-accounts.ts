import type { FastifyRequest } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { Accounts } from '#src/server/app.ts';
import { aPerson } from '../customers/customers.ts';

function idOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]+)$/.exec(authorization ?? '')?.[1];
}

/**
 * Accounts as with a user pool: a bearer token is the customer's id itself, and every id is logged in.
 *
 * @param unverified ids whose email is not verified
 */
export function tokenAccounts(unverified: ReadonlySet<string> = new Set()): Accounts {
  return {
    viewer: {
      watch: () => undefined,
      identify: (request) => (idOf(request) === undefined ? 'anonymous' : 'verified'),
      customerOf(request) {
        const id = idOf(request);
        if (id !== undefined) return aPerson(id, { isEmailVerified: !unverified.has(id) });
        throw new RefusedRequest(401, [{ param: 'authorization', msg: 'is missing' }]);
      },
    },
  };
}
