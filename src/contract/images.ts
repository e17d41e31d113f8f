import './jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MLS_NUMBER_PATTERN } from './listing.ts';
import { wholeNumber, wordOf } from './query-values.ts';

export const IMAGE_WIDTH_MIN_PX = 64;
export const IMAGE_WIDTH_MAX_PX = 1600;

/** One photo of a listing; `w` in pixels wins over `class` (400, 800 or 1600 wide). */
export const getImage = endpoint({
  method: 'GET',
  path: '/images/listings/:boardId/:mlsNumber/:number.jpg',
  params: z.object({
    boardId: wholeNumber(1, 1_000_000),
    mlsNumber: z
      .string()
      .check(z.regex(MLS_NUMBER_PATTERN, { error: 'must be letters and digits' })),
    number: wholeNumber(1, 99),
  }),
  query: z.strictObject({
    w: z.optional(wholeNumber(IMAGE_WIDTH_MIN_PX, IMAGE_WIDTH_MAX_PX)),
    class: z._default(wordOf(['small', 'medium', 'large']), 'medium'),
    f: z._default(wordOf(['webp', 'jpg', 'avif']), 'webp'),
    /** Cache buster: when the photos were last updated. */
    t: z.optional(z.string().check(z.maxLength(40))),
  }),
  body: z.optional(z.unknown()),
  reply: z.unknown(),
});
