import { SEARCH_PROVINCES } from '#src/content-folder/facts.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

type SearchCity = { readonly name: string; readonly center: LatLng };

/** The provinces of the search page, by code, with their larger cities and the middle of each. */
export const SEARCH_PLACES: readonly {
  readonly code: string;
  readonly cities: readonly SearchCity[];
}[] = SEARCH_PROVINCES;
