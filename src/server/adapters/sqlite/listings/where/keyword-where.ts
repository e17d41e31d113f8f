import type { ListingFilter } from '#src/contract/listings/search/search.ts';
import { AUDIENCE } from '../rows/audience.ts';
import { type Condition, joinConditions } from './condition.ts';
import { textQuery } from '../text/listing-text.ts';
import { LISTING_OF_TEXT } from '../text/text-key.ts';

/**
 * Keywords. They are words of the whole listing, so a row that shows only a public view is never
 * found by them, nor by their absence.
 */
export function keywords({ search, searchFields }: ListingFilter): Condition[] {
  if (search === undefined) return [];
  const { wanted: includedWords, unwanted: excludedWords } = textQuery(search, searchFields);
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
