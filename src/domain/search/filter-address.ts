import { defaultFilters, FILTERS, type SearchFilters } from './filters/registry.ts';
import { type } from './filters/type.ts';

/** Reads filters from a page's address; anything unreadable is the default. */
export function readFilters(query: URLSearchParams): SearchFilters {
  const filters = defaultFilters(type.read(query, undefined).type);
  // A filter may depend on those before it.
  for (const { read: readFilter } of FILTERS) Object.assign(filters, readFilter(query, filters));
  return filters;
}

/** Writes into a page's address only what differs from the defaults. */
export function writeFilters(filters: SearchFilters, query: URLSearchParams): void {
  for (const { parameters } of FILTERS) for (const name of parameters) query.delete(name);
  for (const { write } of FILTERS) {
    for (const [name, value] of write(filters)) query.append(name, value);
  }
}
