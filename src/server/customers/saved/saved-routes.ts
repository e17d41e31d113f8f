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

type SavedRoutesDependencies = CustomerCallsDependencies & { readonly savedService: SavedService };

/** The homes and searches a customer has saved. */
export function savedRoutes(app: FastifyInstance, dependencies: SavedRoutesDependencies): void {
  const { savedService, customerOf } = dependencies;
  customerCalls(app, dependencies, (scope) => {
    mount(scope, getSavedHomes, async ({ request }) => ({
      homes: await savedService.homes(customerOf(request)),
    }));
    mount(scope, mergeSavedHomes, async ({ request, body }) => ({
      homes: await savedService.mergeHomes(customerOf(request), body.homes),
    }));
    mount(scope, deleteSavedHome, async ({ request, params }) => {
      await savedService.removeHome(customerOf(request), params);
      return { done: true as const };
    });
    mount(scope, getSavedSearches, async ({ request }) => ({
      searches: await savedService.searches(customerOf(request)),
    }));
    mount(scope, createSavedSearch, async ({ request, body }) =>
      savedService.addSearch(customerOf(request), body),
    );
    mount(scope, changeSavedSearch, async ({ request, params, body }) =>
      savedService.changeSearch(customerOf(request), params.searchId, body),
    );
    mount(scope, deleteSavedSearch, async ({ request, params }) => {
      await savedService.removeSearch(customerOf(request), params.searchId);
      return { done: true as const };
    });
  });
}
