import { z } from 'astro/zod';
import { SOLD_AUDIENCES } from '../content-folder/sold-audiences.ts';
import { oneOf, text, wholeNumber } from './fields.ts';

const yesOrNo = (about: string) =>
  z.boolean({ error: `must be true or false: ${about}. For example: true` }).describe(about);

/** @param hasFile whether the folder site/public/ has a file of that path */
function logo(hasFile: (path: string) => boolean) {
  const error =
    'must be the path of a picture in site/public/ that ends in .svg, .png or .webp. For example: boards/central.svg';
  return z.strictObject({
    file: z
      .string({ error })
      .regex(/^([a-z0-9-]+\/)*[a-z0-9-]+\.(svg|png|webp)$/, { error, abort: true })
      .refine(hasFile, {
        error: 'must name a picture in site/public/. For example: boards/central.svg',
      }),
    width: wholeNumber('its width on the page, in pixels', 120),
    height: wholeNumber('its height on the page, in pixels', 40),
  });
}

function board(hasFile: (path: string) => boolean) {
  return z.strictObject({
    id: wholeNumber('the boardId of its listings', 2),
    name: text({ about: 'the name of the real estate board', example: 'Central board' }),
    credit: text(
      {
        about: 'the source credit shown with each of its listings',
        example: 'Listing data is provided by …',
      },
      1000,
    ),
    disclaimer: text(
      {
        about: 'the statement about accuracy that the board requires',
        example: 'Accuracy is not guaranteed.',
      },
      1000,
    ),
    creditOnCards: yesOrNo('whether its name is shown on the cards of its listings').optional(),
    showsHistory: yesOrNo('whether signed-in visitors can see the history of its homes').optional(),
    hideFromRegistered: yesOrNo(
      'whether homes whose sellers opted out of the internet are hidden from signed-in visitors too',
    ).optional(),
    soldTo: oneOf('who can see its sold homes, if a feed has them', SOLD_AUDIENCES).optional(),
    realtorCaBadge: yesOrNo('whether its listings link to REALTOR.ca, as DDF requires').optional(),
    logo: logo(hasFile).optional(),
  });
}

const VERSION =
  'must have at most 40 letters, digits, dots and hyphens, and change whenever the lines change. For example: 2026-11';

/** The terms of use that boards require of registered users of a virtual office website (VOW). */
const vowTerms = z.strictObject({
  version: z.string({ error: VERSION }).regex(/^[\w.-]{1,40}$/, VERSION),
  lines: z
    .array(
      text(
        {
          about: 'one of the terms',
          example: 'I use the listings only for my own home search, and not commercially.',
        },
        1000,
      ),
      { error: 'must be a list of terms. For example: [ "I …" ]' },
    )
    .min(1, 'must have at least one of the terms. For example: [ "I …" ]')
    .max(30, 'must have at most 30 terms. For example: [ "I …" ]'),
});

/** The real estate boards that listings come from, and what each asks of a site. */
export const boardsFile = (hasFile: (path: string) => boolean) =>
  z.strictObject({
    boards: z
      .array(board(hasFile), { error: 'must be a list of boards. For example: [ { "id": 2, … } ]' })
      .min(1, 'must name at least one board. For example: [ { "id": 2, … } ]')
      .describe('The boards'),
    vowTerms: vowTerms
      .describe('The terms that a signed-in visitor accepts to see homes that need an account')
      .optional(),
  });
