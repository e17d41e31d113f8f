import '../../jitless.ts';
import * as z from 'zod/mini';
import { autocompleteListingsCall } from './autocomplete-call.ts';
import { endpoint } from '../../endpoint.ts';
import { MIN_SEARCH_LENGTH } from '../../places/search-text.ts';
import { TEXT_LIMIT } from '../search/values/text-limit.ts';
import { LISTING_PARAMETERS, ListingChoice } from '../listing-query.ts';
import { commaListOf, listOf, wholeNumber, wordOf } from '../search/values/query-values.ts';

const AUTOCOMPLETE_LIMIT = 20;

/** The fields that a typed text is compared with. */
export const AUTOCOMPLETE_FIELDS = [
  'mlsNumber',
  'address.streetNumber',
  'address.streetName',
  'address.city',
] as const;
export type AutocompleteField = (typeof AUTOCOMPLETE_FIELDS)[number];

const error = `must be text of ${MIN_SEARCH_LENGTH} to ${TEXT_LIMIT} characters`;
const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.]+$/, { error: 'must be dotted field names' }));

export const AutocompleteQuery = z.strictObject({
  search: z
    .string({ error })
    .check(z.trim(), z.minLength(MIN_SEARCH_LENGTH, { error }), z.maxLength(TEXT_LIMIT, { error })),
  searchFields: z.optional(commaListOf(fieldPath)),
  fields: ListingChoice.shape.fields,
  resultsPerPage: z._default(wholeNumber(1, AUTOCOMPLETE_LIMIT), 5),
  aggregates: z.optional(commaListOf(wordOf(['address.city']))),
  type: z.optional(listOf(wordOf(['sale', 'lease']))),
  /** Both when left out: those on the market come first. */
  status: z.optional(listOf(wordOf(['A', 'U']))),
});
export type AutocompleteQuery = z.infer<typeof AutocompleteQuery>;

/**
 * Listings for the text typed so far, by MLS number, street or city; only the text before the first comma
 * counts. In `searchFields` only the words of `AUTOCOMPLETE_FIELDS` count.
 */
export const autocompleteListings = endpoint(
  autocompleteListingsCall,
  { query: AutocompleteQuery },
  {
    summary: 'Suggest listings and places while someone types',
    tag: 'Listings',
    ignoresUnknown: true,
    parameters: {
      search: 'The typed text; only the part before the first comma is used.',
      searchFields: `The fields that the text is compared with: ${AUTOCOMPLETE_FIELDS.join(', ')}.`,
      fields: LISTING_PARAMETERS.fields,
      resultsPerPage: 'Maximum number of listings.',
      aggregates: 'address.city adds the number of listings in each city.',
      type: 'For sale or for lease; both when left out.',
      status: 'A: on the market; U: off the market; both when left out.',
    },
  },
);
