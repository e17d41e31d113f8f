import './jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MLS_NUMBER_PATTERN } from './listing.ts';
import { shortText, wholeNumber, wordOf } from './query-values.ts';

export const IMAGE_WIDTH_MIN_PX = 64;
export const IMAGE_WIDTH_MAX_PX = 1600;
const NAME_LIMIT = 80;

/** How an image is wanted; `w` in pixels wins over `class` (400, 800 or 1600 wide). */
const imageQuery = z.strictObject({
  w: z.optional(wholeNumber(IMAGE_WIDTH_MIN_PX, IMAGE_WIDTH_MAX_PX)),
  class: z._default(wordOf(['small', 'medium', 'large']), 'medium'),
  f: z._default(wordOf(['webp', 'jpg', 'avif']), 'webp'),
  /** Cache buster: when the photos were last updated. */
  t: z.optional(z.string().check(z.maxLength(40))),
});
export type ImageQuery = z.infer<typeof imageQuery>;

/** One photo of a listing. */
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
  query: imageQuery,
  body: z.optional(z.unknown()),
  reply: z.unknown(),
});

/** The portrait of a person by the slug of their page, square; 404 for what cannot be a slug. */
export const getPortrait = endpoint({
  method: 'GET',
  path: '/images/portraits/:slug.jpg',
  params: z.object({ slug: shortText(NAME_LIMIT) }),
  query: imageQuery,
  body: z.optional(z.unknown()),
  reply: z.unknown(),
});

/** A picture of the site's own pages by its name; 404 for a name there is none of. */
export const getArt = endpoint({
  method: 'GET',
  path: '/images/art/:name.jpg',
  params: z.object({ name: shortText(NAME_LIMIT) }),
  query: imageQuery,
  body: z.optional(z.unknown()),
  reply: z.unknown(),
});
