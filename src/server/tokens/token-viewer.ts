import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { Outcome } from '#src/lib/outcome.ts';
import type { IdentifyViewer } from '../http/mount.ts';
import type { Customer } from './customer.ts';
import { tokenCheck, type TokenFlaw, type TokenIssuer } from './token-check.ts';

const BEARER = /^bearer +([A-Za-z0-9._~+/=-]+)$/i;

export type TokenViewer = {
  /** Reads the token of every request before its route; to be called before the first route. */
  readonly watch: (app: FastifyInstance) => void;
  /** Verified for a request with a valid token; any other token leaves the viewer anonymous. */
  readonly identify: IdentifyViewer;
  /**
   * The signed-in customer, for a call that needs one. Throws RefusedRequest: 401 without a valid token,
   * 503 while tokens cannot be checked.
   */
  readonly customerOf: (request: FastifyRequest) => Customer;
};

const REFUSALS: Readonly<Record<TokenFlaw | 'missing', readonly [401 | 503, string]>> = {
  missing: [401, 'must be the identity token of a signed-in customer, as Bearer <token>'],
  invalid: [401, 'is not an identity token of this site'],
  expired: [401, 'has expired or its session has ended; please log in again'],
  unverifiable: [503, 'cannot be checked at the moment'],
};

function refusal(flaw: TokenFlaw | 'missing'): RefusedRequest {
  const [status, msg] = REFUSALS[flaw];
  return new RefusedRequest(status, [{ param: 'authorization', msg }]);
}

/**
 * Identifies the sender of a request by its `Authorization: Bearer` identity token. Public calls are
 * answered for anyone, so that a tab left open overnight still shows what is public; a bad token only loses
 * the access that it would have given.
 */
export function tokenViewer(from: TokenIssuer): TokenViewer {
  const check = tokenCheck(from);
  const checkedTokens = new WeakMap<FastifyRequest, Outcome<Customer, TokenFlaw>>();
  return {
    watch(app) {
      app.addHook('onRequest', async (request) => {
        const { authorization } = request.headers;
        if (authorization === undefined) return;
        const token = BEARER.exec(authorization)?.[1] ?? '';
        checkedTokens.set(request, await check(token));
      });
    },
    identify: (request) => (checkedTokens.get(request)?.ok ? 'verified' : 'anonymous'),
    customerOf(request) {
      const outcome = checkedTokens.get(request);
      if (!outcome) throw refusal('missing');
      if (!outcome.ok) throw refusal(outcome.error);
      return outcome.value;
    },
  };
}
