import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { MLS_NUMBER_PATTERN, MLS_NUMBER_RULE } from '../listings/listing.ts';
import { PORTRAIT_TRAITS } from './portrait-traits.ts';
import { shortText, wholeNumber, wordOf } from '../listings/search/values/query-values.ts';

const IMAGE_WIDTH_MIN_PX = 64;
const IMAGE_WIDTH_MAX_PX = 1600;
const NAME_LIMIT = 80;

/** The wanted form of an image; `w` in pixels wins over `class` (400, 800 or 1600 wide). */
const imageQuery = z.strictObject({
  w: z.optional(wholeNumber(IMAGE_WIDTH_MIN_PX, IMAGE_WIDTH_MAX_PX)),
  /** `og` is 1200 by 630, the size in which other sites preview a link. */
  class: z._default(wordOf(['small', 'medium', 'large', 'og']), 'medium'),
  f: z._default(wordOf(['webp', 'jpg', 'avif']), 'webp'),
  /** Cache buster: when the photos were last updated. */
  t: z.optional(z.string().check(z.maxLength(40))),
});
const tag = 'Images';
const IMAGE_TYPES = ['image/webp', 'image/jpeg', 'image/avif'] as const;
const IMAGE_PARAMETERS = {
  w: 'Width in pixels; takes precedence over class.',
  class: 'Size by name: 400, 800 or 1600 pixels wide; og is 1200 by 630.',
  f: 'Format of the picture.',
  t: 'Any text; a different text makes a different address for caches.',
} as const;
export type ImageQuery = z.infer<typeof imageQuery>;

/** A number from 1, or the hexadecimal digits that name a photo of a feed. */
const PHOTO_NAME = /^([1-9]\d?|[0-9a-f]{24})$/;

/** One photo of a listing. */
export const getImage = endpoint(
  { method: 'GET', path: '/images/listings/:boardId/:mlsNumber/:photo.jpg', reply: z.unknown() },
  {
    params: z.object({
      boardId: wholeNumber(1, 1_000_000),
      mlsNumber: z.string().check(z.regex(MLS_NUMBER_PATTERN, { error: MLS_NUMBER_RULE })),
      photo: z
        .string()
        .check(z.regex(PHOTO_NAME, { error: 'must be a number or the name of a photo' })),
    }),
    query: imageQuery,
  },
  {
    summary: 'Fetch a photo of a listing',
    tag,
    replyTypes: IMAGE_TYPES,
    parameters: {
      boardId: 'Number of the real-estate board.',
      mlsNumber: 'Number of the listing.',
      photo: 'The photo, as named in the images of the listing.',
      ...IMAGE_PARAMETERS,
    },
  },
);

/** The address of a drawn portrait defines it: the same traits give the same picture everywhere. */
const portraitQuery = z.extend(imageQuery, {
  skin: wordOf(PORTRAIT_TRAITS.skin),
  hair: z.optional(wordOf(PORTRAIT_TRAITS.hair)),
  hairColor: wordOf(PORTRAIT_TRAITS.hairColor),
  beard: z._default(wordOf(PORTRAIT_TRAITS.beard), 'none'),
  glasses: z._default(wordOf(PORTRAIT_TRAITS.glasses), 'none'),
  headwear: z._default(wordOf(PORTRAIT_TRAITS.headwear), 'none'),
  clothing: wordOf(PORTRAIT_TRAITS.clothing),
  clothingColor: wordOf(PORTRAIT_TRAITS.clothingColor),
  accentColor: z._default(wordOf(PORTRAIT_TRAITS.accentColor), 'slate'),
});

/**
 * The drawn portrait of a person by the slug of their page, square, with the requested traits; 404 for what
 * cannot be a slug.
 */
export const getPortrait = endpoint(
  { method: 'GET', path: '/images/portraits/:slug.jpg', reply: z.unknown() },
  { params: z.object({ slug: shortText(NAME_LIMIT) }), query: portraitQuery },
  {
    summary: 'Fetch the drawn portrait of a person',
    tag,
    replyTypes: IMAGE_TYPES,
    parameters: {
      slug: 'The person, as named in the address of their page.',
      ...IMAGE_PARAMETERS,
      skin: 'Colour of the skin.',
      hair: 'Hairstyle; bald when left out.',
      hairColor: 'Colour of the hair.',
      beard: 'Kind of beard.',
      glasses: 'Kind of glasses.',
      headwear: 'Headwear.',
      clothing: 'Clothing.',
      clothingColor: 'Colour of the clothing.',
      accentColor: 'Accent colour, for example of a tie.',
    },
  },
);

/** A picture of the site's own pages by its name; 404 for an unknown name. */
export const getArt = endpoint(
  { method: 'GET', path: '/images/art/:name.jpg', reply: z.unknown() },
  { params: z.object({ name: shortText(NAME_LIMIT) }), query: imageQuery },
  {
    summary: "Fetch a picture of the site's own pages",
    tag,
    replyTypes: IMAGE_TYPES,
    parameters: { name: 'Name of the picture.', ...IMAGE_PARAMETERS },
  },
);

const STATIC_MAP_MAX_PX = 1280;
const STATIC_MAP_MIN_PX = 64;
const ZOOM_RANGE = { min: 4, max: 18 } as const;

/** "43.65,-79.38": a position in degrees, to the nearest metre. */
const center = z.pipe(
  z.string().check(
    z.regex(/^-?\d{1,2}(?:\.\d{1,9})?,-?\d{1,3}(?:\.\d{1,9})?$/, {
      error: 'must be latitude,longitude in degrees, such as 43.65,-79.38',
    }),
    z.refine(
      (text) => {
        const [lat = Number.NaN, lng = Number.NaN] = text.split(',').map(Number);
        return Math.abs(lat) <= 84 && Math.abs(lng) <= 180;
      },
      { error: 'must be between 84 degrees south and north and 180 degrees west and east' },
    ),
  ),
  z.transform((text) => {
    const [lat = 0, lng = 0] = text.split(',').map((part) => Math.round(Number(part) * 1e5) / 1e5);
    return { lat, lng };
  }),
);

/** "600x400": width and height in pixels. */
const size = z.pipe(
  z.string().check(
    z.regex(/^\d{2,4}x\d{2,4}$/, { error: 'must be width x height in pixels, such as 600x400' }),
    z.refine(
      (text) =>
        text.split('x').every((side) => +side >= STATIC_MAP_MIN_PX && +side <= STATIC_MAP_MAX_PX),
      { error: `must be ${STATIC_MAP_MIN_PX} to ${STATIC_MAP_MAX_PX} pixels on each side` },
    ),
  ),
  z.transform((text) => {
    const [widthPx = 0, heightPx = 0] = text.split('x').map(Number);
    return { widthPx, heightPx };
  }),
);

/** A picture of the map around a point, by whole zoom levels, with a pin on the point if wanted. */
export const getStaticMap = endpoint(
  { method: 'GET', path: '/images/static-map', reply: z.unknown() },
  {
    query: z.strictObject({
      center,
      zoom: wholeNumber(ZOOM_RANGE.min, ZOOM_RANGE.max),
      size,
      view: z._default(wordOf(['roadmap', 'satellite']), 'roadmap'),
      theme: z._default(wordOf(['light', 'dark']), 'light'),
      pin: z._default(wordOf(['true', 'false']), 'false'),
      f: z._default(wordOf(['webp', 'jpg', 'avif']), 'webp'),
    }),
  },
  {
    summary: 'Fetch a picture of the map around a point',
    tag,
    replyTypes: IMAGE_TYPES,
    parameters: {
      center: 'The point: latitude,longitude in degrees.',
      zoom: 'Zoom of the map.',
      size: 'Width x height in pixels.',
      view: 'The map or the satellite view.',
      theme: 'Light or dark.',
      pin: 'Whether a pin marks the point.',
      f: IMAGE_PARAMETERS.f,
    },
  },
);
