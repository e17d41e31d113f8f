import type { FastifyInstance } from 'fastify';
import { acceptVowTerms, getVowTerms } from '#src/contract/customer/vow-terms-endpoints.ts';
import { mount } from '../../http/mount.ts';
import { type CustomerCallsDependencies, customerCalls } from '../customer-calls.ts';
import type { VowTermsService } from './vow-terms-service.ts';

type VowTermsRoutesDependencies = CustomerCallsDependencies & {
  readonly vowTerms: VowTermsService;
};

/** Shows a customer the boards' terms of use, and stores that they accept them. */
export function vowTermsRoutes(
  app: FastifyInstance,
  dependencies: VowTermsRoutesDependencies,
): void {
  const { vowTerms, customerOf } = dependencies;
  customerCalls(app, dependencies, (scope) => {
    mount(scope, getVowTerms, async ({ request }) => vowTerms.terms(customerOf(request)));
    mount(scope, acceptVowTerms, async ({ request, body: { version } }) =>
      vowTerms.accept(customerOf(request), { version, address: request.ip }),
    );
  });
}
