import { pagePath } from '#src/domain/routes.ts';
import {
  hasSearch,
  isMapPage,
  type PageAddress,
  suggestionPath,
} from '#src/domain/search/suggestions/suggestion-path.ts';
import type { Suggestion } from '#src/domain/search/suggestions/suggestions.ts';
import { rememberSearch } from './recent-searches.ts';
import { $route, pushRoute } from '../../shell/route.ts';

/** The browser's address. On the map, its stores hold the latest one. */
function currentPage(): PageAddress {
  const { path, query } = $route.get();
  return { path, query };
}

/** The page whose search gets another place; for the search page, the one that opened it. */
function searchedPage(): PageAddress {
  const page = currentPage();
  const { origin, pathname: path, search: query } = new URL(document.referrer || location.href);
  const isOpener = page.path === pagePath('/search') && origin === location.origin;
  return isOpener && hasSearch(path) ? { path, query } : page;
}

/**
 * Picks a suggestion and remembers it. On the map a place is gone to at once, as a step of the
 * history that the map's stores follow. Otherwise the path to go to is returned.
 */
export function pickSuggestion(suggestion: Suggestion): string | undefined {
  const path = suggestionPath(suggestion, searchedPage());
  rememberSearch(suggestion);
  if (suggestion.kind === 'listing' || !isMapPage(currentPage())) return path;
  pushRoute(path);
  return undefined;
}
