import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addSigner,
  createApplication,
  getApplication,
  saveApplication,
  saveSigner,
} from '#src/contract/application/endpoints.ts';
import { chooseMatch, getMatches } from '#src/contract/application/match-endpoints.ts';
import { IDEMPOTENCY_KEY_PATTERN } from '#src/contract/lead/endpoints.ts';
import { mount } from '../../http/mount.ts';
import type { ApplicationService } from './application-service.ts';
import { type CustomerCallsDependencies, customerCalls } from '../customer-calls.ts';
import { refusal } from '../refusals.ts';
import type { Person } from '../repository.ts';

type ApplicationRoutesDependencies = CustomerCallsDependencies & {
  readonly applications: ApplicationService;
};

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && IDEMPOTENCY_KEY_PATTERN.test(key)) return key;
  throw refusal(400, 'idempotency-key', 'must be 8 to 128 visible characters');
}

/** @throws when the application is for someone other than the sender */
function checkUserId({ headers }: FastifyRequest, { id }: Person): void {
  if (headers['user-id'] !== id) throw refusal(403, 'user-id', 'must be the id of the customer');
}

/** A customer's mortgage applications with their signers and matches. */
export function applicationRoutes(
  app: FastifyInstance,
  dependencies: ApplicationRoutesDependencies,
): void {
  const { applications, customerOf } = dependencies;
  customerCalls(app, dependencies, (scope) => {
    mount(scope, createApplication, async ({ request, body }) => {
      const person = customerOf(request);
      checkUserId(request, person);
      return applications.create(person, body, idempotencyKeyOf(request));
    });
    mount(scope, getApplication, async ({ request, params }) =>
      applications.get(customerOf(request), params.id),
    );
    mount(scope, saveApplication, async ({ request, params, body }) =>
      applications.save(customerOf(request), params.id, body),
    );
    mount(scope, addSigner, async ({ request, params, body }) =>
      applications.addSigner(customerOf(request), params.id, body),
    );
    mount(scope, saveSigner, async ({ request, params, body }) =>
      applications.saveSigner(customerOf(request), params, body),
    );
    mount(scope, getMatches, async ({ request, params }) =>
      applications.matches(customerOf(request), params.id),
    );
    mount(scope, chooseMatch, async ({ request, params }) =>
      applications.chooseMatch(customerOf(request), params.id, params.matchId),
    );
  });
}
