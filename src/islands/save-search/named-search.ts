import { searchOfAddress } from '#src/domain/search/saved/search-address.ts';
import type { Locale } from '#src/messages/locale.ts';
import { searchName } from '#src/ui/filters/search-name.ts';

/** A search as it is saved, before its visitor has chosen another name. */
export type NamedSearch = { readonly address: string; readonly proposedName: string };

/** The search that a map's or a list's address says, named; undefined for another page. */
export function namedSearch(path: string, query: string, locale: Locale): NamedSearch | undefined {
  const search = searchOfAddress(path, query);
  return search && { address: search.address, proposedName: searchName(search, locale) };
}
