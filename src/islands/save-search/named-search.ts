import { searchOfAddress } from '#src/domain/search/saved/search-address.ts';
import type { Locale } from '#src/messages/locale.ts';
import { searchName } from '#src/ui/filters/search-name.ts';

/** A search to save, before its visitor has chosen another name. */
export type NamedSearch = { readonly address: string; readonly proposedName: string };

/** The search in the address of a map or a list, named; undefined for another page. */
export function namedSearch(path: string, query: string, locale: Locale): NamedSearch | undefined {
  const search = searchOfAddress(path, query);
  return search && { address: search.address, proposedName: searchName(search, locale) };
}
