import type { FastifyInstance } from 'fastify';
import {
  changeSavedSearch,
  createSavedSearch,
  deleteSavedHome,
  deleteSavedSearch,
  getSavedHomes,
  getSavedSearches,
  mergeSavedHomes,
} from '#src/contract/customer/saved-endpoints.ts';
import { mount } from '../../http/mount.ts';
import { type CustomerCallsDependencies, customerCalls } from '../customer-calls.ts';
import type { SavedService } from './saved-service.ts';

type SavedRoutesDependencies = CustomerCallsDependencies & { readonly saved: SavedService };

/** The homes and searches a customer has saved. */
export function savedRoutes(app: FastifyInstance, dependencies: SavedRoutesDependencies): void {
  const { saved, customerOf } = dependencies;
  customerCalls(app, dependencies, (scope) => {
    mount(scope, getSavedHomes, async ({ request }) => ({
      homes: await saved.homes(customerOf(request)),
    }));
    mount(scope, mergeSavedHomes, async ({ request, body }) => ({
      homes: await saved.mergeHomes(customerOf(request), body.homes),
    }));
    mount(scope, deleteSavedHome, async ({ request, params }) => {
      await saved.removeHome(customerOf(request), params);
      return { done: true as const };
    });
    mount(scope, getSavedSearches, async ({ request }) => ({
      searches: await saved.searches(customerOf(request)),
    }));
    mount(scope, createSavedSearch, async ({ request, body }) =>
      saved.addSearch(customerOf(request), body),
    );
    mount(scope, changeSavedSearch, async ({ request, params, body }) =>
      saved.changeSearch(customerOf(request), params.searchId, body),
    );
    mount(scope, deleteSavedSearch, async ({ request, params }) => {
      await saved.removeSearch(customerOf(request), params.searchId);
      return { done: true as const };
    });
  });
}
