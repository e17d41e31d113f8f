import '../../../jitless.ts';
import * as z from 'zod/mini';
import { LAST_STATUSES, MLS_NUMBER_PATTERN, MLS_NUMBER_RULE } from '../../listing.ts';
import { STANDARD_STATUSES } from '../../provider/standard-status.ts';
import {
  calendarDay,
  commaListOf,
  dayOrTime,
  decimal,
  flag,
  limitOf,
  listOf,
  shortText,
  wholeNumber,
  wordOf,
} from './query-values.ts';
import {
  BOARD_LIMIT,
  COUNT_LIMIT,
  DAYS_LIMIT,
  FEET_LIMIT,
  HOUSE_NUMBER_LIMIT,
  PRICE_LIMIT_DOLLARS,
  SQFT_LIMIT,
  YEAR_LIMIT,
} from './search-limits.ts';

export const names = z.optional(listOf(shortText()));
export const dollars = z.optional(limitOf(PRICE_LIMIT_DOLLARS));
export const minCount = z.optional(limitOf(COUNT_LIMIT));
export const maxCount = z.optional(wholeNumber(0, COUNT_LIMIT));
export const sqft = z.optional(limitOf(SQFT_LIMIT));
export const lotSqft = z.optional(limitOf(PRICE_LIMIT_DOLLARS));
export const year = z.optional(limitOf(YEAR_LIMIT));
export const day = z.optional(calendarDay());
export const time = z.optional(dayOrTime());
export const days = z.optional(wholeNumber(0, DAYS_LIMIT));
export const feet = z.optional(decimal(0, FEET_LIMIT));
export const houseNumber = z.optional(limitOf(HOUSE_NUMBER_LIMIT));
export const yesNo = z.optional(wordOf(['Y', 'N']));
export const trueOrFalse = z.optional(flag());
export const types = z.optional(commaListOf(wordOf(['sale', 'lease'])));
export const statuses = z._default(commaListOf(wordOf(['A', 'U'])), ['A']);
export const someStatuses = z.optional(commaListOf(wordOf(['A', 'U'])));
export const lastStatuses = z.optional(commaListOf(wordOf(LAST_STATUSES)));
export const standardStatuses = z.optional(listOf(wordOf(STANDARD_STATUSES)));
export const boards = z.optional(listOf(wholeNumber(1, BOARD_LIMIT)));
export const priceChange = z.optional(wordOf(['decrease', 'increase']));
export const classes = z.optional(
  commaListOf(
    wordOf(['residential', 'condo', 'commercial'], {
      residentialproperty: 'residential',
      condoproperty: 'condo',
      commercialproperty: 'commercial',
    }),
  ),
);
export const mlsNumbers = z.optional(
  listOf(z.string().check(z.regex(MLS_NUMBER_PATTERN, { error: MLS_NUMBER_RULE }))),
);
