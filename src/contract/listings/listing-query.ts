import '../jitless.ts';
import * as z from 'zod/mini';
import { MLS_NUMBER_PATTERN, MLS_NUMBER_RULE } from './listing.ts';
import { commaListOf, shortText, wholeNumber } from './search/values/query-values.ts';

export const BOARD_ID_LIMIT = 1_000_000;

/** Calls beside that of a listing; under other methods their names would be taken for its number. */
const OTHER_CALLS = new Set(['deleted', 'history', 'locations', 'buildings']);

const mlsNumber = z.string().check(
  z.regex(MLS_NUMBER_PATTERN, { error: MLS_NUMBER_RULE }),
  z.refine((text) => !OTHER_CALLS.has(text.toLowerCase()), {
    error: 'is the name of another call',
  }),
);

const fieldPath = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.*]+(\[\d{1,3}\])?$/, { error: 'must be dotted field names' }));

export const ListingParams = z.object({ mlsNumber });

/** The options of a call about one listing; `fields=raw` adds nothing that is not there. */
export const ListingChoice = z.strictObject({
  boardId: z.optional(wholeNumber(1, BOARD_ID_LIMIT)),
  fields: z.optional(commaListOf(fieldPath)),
  /** Accepted without effect, as the places of a listing are in its address. */
  locations: z.optional(shortText()),
});
export type ListingChoice = z.infer<typeof ListingChoice>;

/** What the parameters of calls about one listing mean. */
export const LISTING_PARAMETERS = {
  mlsNumber: 'Number of the listing.',
  boardId: 'Number of the real-estate board, where two boards use the same MLS number.',
  fields:
    'Fields of each listing, such as listPrice, address.city or images[4]; all when left out.',
} as const;

/** The header in which some callers name the board. */
export const BOARD_HEADER = {
  'board-id': {
    schema: z.optional(wholeNumber(1, BOARD_ID_LIMIT)),
    text: 'Number of the real-estate board, used when the query has no boardId.',
  },
} as const;

/** Names one listing: its number, and its board where two boards use the same number. */
export type ListingKey = { readonly mlsNumber: string; readonly boardId?: number | undefined };
