import type { FastifyInstance } from 'fastify';
import { getHomeChanges } from '#src/contract/customer/home-changes.ts';
import {
  changeSavedSearch,
  createSavedSearch,
  deleteSavedHome,
  deleteSavedSearch,
  getSavedHomes,
  getSavedSearches,
  markSearchSeen,
  mergeSavedHomes,
} from '#src/contract/customer/saved-endpoints.ts';
import { mount } from '../../http/mount.ts';
import { type CustomerCallsDependencies, customerCalls } from '../customer-calls.ts';
import type { SavedHomeService } from './saved-home-service.ts';
import type { SavedSearchService } from './saved-search-service.ts';

type SavedRoutesDependencies = CustomerCallsDependencies & {
  readonly savedHomes: SavedHomeService;
  readonly savedSearches: SavedSearchService;
};

/** The homes and searches a customer has saved. */
export function savedRoutes(app: FastifyInstance, dependencies: SavedRoutesDependencies): void {
  const { savedHomes, savedSearches, customerOf } = dependencies;
  customerCalls(app, dependencies, (scope) => {
    mount(scope, getSavedHomes, async ({ request }) => ({
      homes: await savedHomes.homes(customerOf(request)),
    }));
    mount(scope, mergeSavedHomes, async ({ request, body }) => ({
      homes: await savedHomes.mergeHomes(customerOf(request), body.homes),
    }));
    mount(scope, getHomeChanges, async ({ request }) => ({
      homes: await savedHomes.changes(customerOf(request)),
    }));
    mount(scope, deleteSavedHome, async ({ request, params }) => {
      await savedHomes.removeHome(customerOf(request), params);
      return { done: true as const };
    });
    mount(scope, getSavedSearches, async ({ request }) => ({
      searches: await savedSearches.searches(customerOf(request)),
    }));
    mount(scope, createSavedSearch, async ({ request, body }) =>
      savedSearches.addSearch(customerOf(request), body),
    );
    mount(scope, markSearchSeen, async ({ request, body }) => {
      await savedSearches.markSeen(customerOf(request), body.address);
      return { done: true as const };
    });
    mount(scope, changeSavedSearch, async ({ request, params, body }) =>
      savedSearches.changeSearch(customerOf(request), params.searchId, body),
    );
    mount(scope, deleteSavedSearch, async ({ request, params }) => {
      await savedSearches.removeSearch(customerOf(request), params.searchId);
      return { done: true as const };
    });
  });
}
