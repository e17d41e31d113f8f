import '../../jitless.ts';
import * as z from 'zod/mini';
import { ListingSearch } from './search.ts';
import { readSearchNames } from './parameters/search-names.ts';

/** The parameters given in a body, without the defaults of a search for missing ones. */
function readBody(raw: unknown, context: z.core.ParsePayload): Partial<ListingSearch> {
  if (raw === undefined || raw === null) return {};
  const parsed = ListingSearch.safeParse(raw);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const { path, message } = issue;
      const kindOfIssue =
        issue.code === 'unrecognized_keys'
          ? ({ code: issue.code, keys: issue.keys } as const)
          : ({ code: 'custom' } as const);
      context.issues.push({
        ...kindOfIssue,
        input: raw as Record<string, unknown>,
        path: [...path],
        message,
      });
    }
    return {};
  }
  const names = new Set(Object.keys(readSearchNames(raw, context) ?? {}));
  return Object.fromEntries(Object.entries(parsed.data).filter(([name]) => names.has(name)));
}

/**
 * The JSON body of a search by POST: nothing, or any parameters of the search, which then count in place of
 * those in the query. Long map areas and counts of many filters are sent this way.
 */
export const SearchBody = z.transform(readBody);
export type SearchBody = z.infer<typeof SearchBody>;
