import '../../jitless.ts';
import * as z from 'zod/mini';
import { HistoryEntry, LAST_STATUSES, CompleteListing, MLS_NUMBER_PATTERN } from '../listing.ts';

const DAY = /^\d{4}-\d{2}-\d{2}(T|$)/;

const error = 'must be a valid date, such as 2026-10-15';
const day = z.string({ error }).check(
  z.regex(DAY, { error }),
  z.refine((text) => Number.isFinite(Date.parse(text)), { error }),
);
const someDay = z._default(z.nullable(day), null);

/** The highest price or amount of a home in a feed, dollars. */
const AMOUNT_LIMIT = 1e9;
const price = { error: 'must be a price in dollars, from 0 to 1,000,000,000' };
const amount = z
  .pipe(
    z.union([z.number(price), z.string(price).check(z.minLength(1, price))], price),
    z.transform(Number),
  )
  .check(z.nonnegative(price), z.maximum(AMOUNT_LIMIT, price));

const number = { error: 'must be 1 to 32 letters and digits, which may be separated by hyphens' };

/** A permission of a seller: a missing one counts as refused. */
const permission = z._default(z.enum(['Y', 'N']), 'N');

/** The rules for a listing to enter the store: stricter than those by which a browser reads one. */
export const FeedListing = z.extend(CompleteListing, {
  mlsNumber: z.string(number).check(z.regex(MLS_NUMBER_PATTERN, number)),
  boardId: z.int().check(z.positive()),
  lastStatus: z.string().check(z.minLength(1), z.maxLength(20)),
  listPrice: amount,
  listDate: day,
  soldDate: someDay,
  timestamps: z.object({ listingUpdated: someDay, expiryDate: someDay }),
  history: z._default(
    z.array(
      z.extend(HistoryEntry, {
        listDate: day,
        soldDate: someDay,
        timestamps: z.object({ expiryDate: someDay }),
      }),
    ),
    [],
  ),
  address: z.extend(CompleteListing.shape.address, {
    city: z.string().check(z.minLength(1)),
    state: z.string().check(z.minLength(1)),
  }),
  permissions: z.object({
    displayAddressOnInternet: permission,
    displayPublic: permission,
    displayInternetEntireListing: permission,
    /** Whether the seller lets a site show a computed value of the home beside it. */
    displayAutomatedValuation: permission,
    /** Whether the seller lets visitors comment on the home. */
    allowComments: permission,
  }),
});

/** The values of a listing that are words of the trade, each with its possible words. */
export const FEED_WORDS: Readonly<Record<string, readonly string[]>> = {
  lastStatus: LAST_STATUSES,
  class: ['ResidentialProperty', 'CondoProperty', 'CommercialProperty'],
};
