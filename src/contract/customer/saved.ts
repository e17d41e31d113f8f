import '../jitless.ts';
import * as z from 'zod/mini';
import { CUSTOMER_LIMITS } from './limits.ts';
import { SINGLE_LINE } from '../lead/limits.ts';
import { MLS_NUMBER_PATTERN } from '../listings/listing.ts';

const KEY = 'must be homes, each with its mlsNumber and boardId';

export const HomeKey = z.object(
  {
    mlsNumber: z.string({ error: KEY }).check(z.regex(MLS_NUMBER_PATTERN, { error: KEY })),
    boardId: z
      .int({ error: KEY })
      .check(z.minimum(1, { error: KEY }), z.maximum(1_000_000, { error: KEY })),
  },
  { error: KEY },
);
export type HomeKey = z.infer<typeof HomeKey>;

export const SavedHome = z.object({
  mlsNumber: z.string(),
  boardId: z.number(),
  savedAtMs: z.number(),
});
export type SavedHome = z.infer<typeof SavedHome>;

const NAME = `must be a name of 1 to ${CUSTOMER_LIMITS.searchName} characters on one line`;
const ADDRESS = 'must be the address of a map or a list of this site, such as /real-estate/list/on';

/** The path and query of a map or a list. */
const SEARCH_ADDRESS = /^\/real-estate\/(?:map|list)(?:[/?][\x21-\x7e]*)?$/;

/** The name of a search; `told` is the message a program gets about a wrong one. */
export const searchName = (options?: { readonly error: string }) =>
  z
    .string(options)
    .check(
      z.trim(),
      z.minLength(1, options),
      z.maxLength(CUSTOMER_LIMITS.searchName, options),
      z.regex(SINGLE_LINE, options),
    );

const name = searchName({ error: NAME });
const address = z
  .string({ error: ADDRESS })
  .check(
    z.maxLength(CUSTOMER_LIMITS.searchAddress, { error: ADDRESS }),
    z.regex(SEARCH_ADDRESS, { error: ADDRESS }),
  );
const notify = z.boolean({ error: 'must be true or false' });

/** `address` is the path and query of a map or a list; `notify` asks for emails about new homes. */
export const NewSearch = z.strictObject({ name, address, notify: z._default(notify, false) });
export type NewSearch = z.input<typeof NewSearch>;

/** Values left out stay unchanged. */
export const SearchChanges = z.strictObject({
  name: z.optional(name),
  address: z.optional(address),
  notify: z.optional(notify),
});
export type SearchChanges = z.infer<typeof SearchChanges>;

export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  notify: z.boolean(),
  createdAtMs: z.number(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

/** A saved search as its owner's list shows it. */
export const ListedSearch = z.extend(SavedSearch, {
  /** Homes listed since it was last opened; null where a search cannot tell, as without a place. */
  newHomes: z.nullable(z.number()),
});
export type ListedSearch = z.infer<typeof ListedSearch>;

/** The address of a search that its owner has opened. */
export const OpenedSearch = z.strictObject({ address });
