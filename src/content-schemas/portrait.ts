import { z } from 'astro/zod';
import { PORTRAIT_TRAITS } from '#src/contract/images/portrait-traits.ts';
import { oneOf } from './fields.ts';

/** The traits a person's portrait is drawn from, when there is no photo. */
export const portrait = z
  .strictObject(
    {
      skin: oneOf('the skin colour', PORTRAIT_TRAITS.skin),
      hair: oneOf(
        'the hair; leave it out with a hijab or a turban',
        PORTRAIT_TRAITS.hair,
      ).optional(),
      hairColor: oneOf('the colour of the hair, eyebrows and beard', PORTRAIT_TRAITS.hairColor),
      beard: oneOf('the beard', PORTRAIT_TRAITS.beard).default('none'),
      glasses: oneOf('the shape of the glasses', PORTRAIT_TRAITS.glasses).default('none'),
      headwear: oneOf('what covers the hair', PORTRAIT_TRAITS.headwear).default('none'),
      clothing: oneOf('the clothes', PORTRAIT_TRAITS.clothing),
      clothingColor: oneOf('the colour of the clothes', PORTRAIT_TRAITS.clothingColor),
      accentColor: oneOf(
        'the colour of the headwear or the tie',
        PORTRAIT_TRAITS.accentColor,
      ).default('slate'),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? undefined
          : 'must be a list of traits, one per line. For example: skin: tan',
    },
  )
  .refine(({ hair, headwear }) => hair !== undefined || headwear !== 'none', {
    path: ['hair'],
    error: `must be one of ${PORTRAIT_TRAITS.hair.join(', ')}, unless headwear covers the hair. For example: short`,
  });
