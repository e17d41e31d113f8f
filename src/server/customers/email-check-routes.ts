import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkEmail } from '#src/contract/customer/endpoints.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { mount } from '../http/mount.ts';
import { refuseOtherSites } from '../http/same-site.ts';
import { refusal } from './refusals.ts';
import type { Person } from './repository.ts';

type EmailCheckDependencies = {
  readonly customerOf: (request: FastifyRequest) => Person;
  /** For example https://www.example.ca: pages of other sites cannot check addresses. */
  readonly siteOrigin: string;
  /** Counts a call by address: 0 when it is allowed, else the seconds to wait. */
  readonly takeCheck: (address: string) => Promise<number>;
  /** Whether an address has an account; only where the site may tell strangers. */
  readonly hasAccount?: ((email: string) => boolean) | undefined;
};

function ownEmail(request: FastifyRequest, customerOf: EmailCheckDependencies['customerOf']) {
  try {
    return customerOf(request).email.toLowerCase();
  } catch (error) {
    // Strangers may check addresses as well.
    if (error instanceof RefusedRequest) return undefined;
    throw error;
  }
}

/**
 * Tells whether an address has an account. Strangers hear "not known" of every address, unless set up
 * otherwise.
 */
export function emailCheckRoutes(app: FastifyInstance, dependencies: EmailCheckDependencies): void {
  const { customerOf, siteOrigin, takeCheck, hasAccount = () => false } = dependencies;
  app.register(async (scope) => {
    refuseOtherSites(scope, siteOrigin);
    mount(scope, checkEmail, async ({ request, reply, body }) => {
      if ((await takeCheck(request.ip)) > 0) {
        throw refusal(429, 'request', 'too many requests at once; please wait a moment');
      }
      const email = body.email.toLowerCase();
      const isKnown = email === ownEmail(request, customerOf) || hasAccount(email);
      if (!isKnown) throw refusal(404, 'email', 'is not known here');
      reply.header('cache-control', 'no-store');
      return { isKnown: true };
    });
  });
}
