import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { AUDIENCE } from '../rows/audience.ts';
import { type Condition, joinConditions } from './condition.ts';
import { textQuery } from '../text/text-query.ts';
import { LISTING_OF_TEXT } from '../text/text-key.ts';

/**
 * Keywords. They are words of the whole listing, so a row that shows only a public view is never
 * found by them, nor by their absence.
 */
export function keywords(filter: ListingFilter): Condition[] {
  if (filter.search === undefined) return [];
  const { wanted: includedWords, unwanted: excludedWords } = textQuery(filter, filter.searchFields);
  const matches = (query: string, not: string) => ({
    sql: `listing_id ${not}IN (SELECT ${LISTING_OF_TEXT} FROM listing_text WHERE listing_text MATCH ?)`,
    values: [query],
  });
  return joinConditions(
    [
      { sql: `audience <> ${AUDIENCE.anonymous}`, values: [] },
      ...(includedWords ? [matches(includedWords, '')] : []),
      ...(excludedWords ? [matches(excludedWords, 'NOT ')] : []),
      ...(includedWords || excludedWords ? [] : [{ sql: '0', values: [] }]),
    ],
    'AND',
  );
}
