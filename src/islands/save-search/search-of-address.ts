import { CUSTOMER_LIMITS } from '#src/contract/customer/limits.ts';
import type { SearchFilters } from '#src/domain/search/filters/registry.ts';
import {
  listHref,
  type ListRequest,
  placeNames,
  readListPath,
} from '#src/domain/search/list/list-route.ts';
import { readMapAddress, writeMapAddress } from '#src/domain/map/address.ts';
import { pagePath } from '#src/domain/routes.ts';
import type { SearchBoundary } from '#src/domain/search/search-boundary.ts';
import { activeFilters } from '#src/domain/search/active-filters.ts';
import type { Locale } from '#src/messages/locale.ts';
import { savedSearchesTexts } from '#src/messages/search/saved-searches.ts';
import { chipText } from '#src/ui/filters/filter-texts.ts';

/** A search as it is saved, before its name is chosen. */
export type AddressSearch = { readonly address: string; readonly proposedName: string };

function nameOf(place: string, filters: SearchFilters, locale: Locale): string {
  const words = savedSearchesTexts(locale);
  const set = activeFilters(filters).map(({ chip }) => chipText(chip, locale));
  const parts = [place, words.types[filters.type], ...set];
  const fitting = parts.filter(
    (_, i) => parts.slice(0, i + 1).join(' · ').length <= CUSTOMER_LIMITS.searchName,
  );
  return fitting.join(' · ').slice(0, CUSTOMER_LIMITS.searchName);
}

function boundaryName(boundary: SearchBoundary | null, locale: Locale): string {
  const words = savedSearchesTexts(locale);
  if (!boundary) return words.mapArea;
  if (boundary.kind === 'drawn') return words.drawnArea;
  const { citySlug, neighborhoodSlug } = boundary;
  const place = { citySlug, ...(neighborhoodSlug && { neighborhoodSlug }) };
  return placeNames(place, [])[0] ?? words.mapArea;
}

function ofMap(path: string, query: URLSearchParams, locale: Locale): AddressSearch {
  const { place, ...rest } = readMapAddress(path, query);
  // An opened home, the page and the list's height are of the moment, not of the search.
  const plain = place.kind === 'view' ? { kind: 'view' as const, view: place.view } : place;
  const search = { ...rest, place: plain, isFitted: false };
  const address = writeMapAddress({ ...search, pin: null, panel: null, page: 1 });
  return {
    address,
    proposedName: nameOf(boundaryName(rest.boundary, locale), rest.filters, locale),
  };
}

function ofList(request: ListRequest, locale: Locale): AddressSearch {
  const words = savedSearchesTexts(locale);
  const [place = words.anywhere] = placeNames(request.place, []);
  const address = listHref({ ...request, page: 1 });
  return { address, proposedName: nameOf(place, request.filters, locale) };
}

/** The search that a map's or a list's address says; undefined for another page. */
export function searchOfAddress(
  path: string,
  search: string,
  locale: Locale,
): AddressSearch | undefined {
  const query = new URLSearchParams(search);
  const map = pagePath('/map');
  if (path === map || path.startsWith(`${map}/`)) return ofMap(path, query, locale);
  const list = pagePath('/list');
  if (path !== list && !path.startsWith(`${list}/`)) return undefined;
  const route = readListPath(path.slice(list.length + 1), query);
  return route.kind === 'list' ? ofList(route.request, locale) : undefined;
}
