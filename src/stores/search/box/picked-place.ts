import {
  isMapPage,
  type PageAddress,
  suggestionPath,
} from '#src/domain/search/suggestions/suggestion-path.ts';
import type { Suggestion } from '#src/domain/search/suggestions/suggestions.ts';
import { rememberSearch } from './recent-searches.ts';
import { $route, pushRoute } from '../../shell/route.ts';

/** Where the browser is. On the map, its stores keep the address as they are. */
function here(): PageAddress {
  const { path, query } = $route.get();
  return { path, query };
}

/** Where picking a suggestion would lead from here. */
function pickedPath(suggestion: Suggestion): string {
  return suggestionPath(suggestion, here());
}

/**
 * Picks a suggestion and remembers it. On the map a place is gone to at once, as a step of the
 * history that the map's stores follow. Otherwise the path to go to is returned.
 */
export function pick(suggestion: Suggestion): string | undefined {
  const path = pickedPath(suggestion);
  rememberSearch(suggestion);
  if (suggestion.kind === 'listing' || !isMapPage(here())) return path;
  pushRoute(path);
  return undefined;
}
