import { z } from 'astro/zod';
import { COLOR_ROLES, type Palette } from '../content-folder/color-roles.ts';
import { weakPairs } from '../domain/design/contrast-pairs.ts';
import { contrastRatio } from '../domain/design/contrast.ts';
import { text } from './fields.ts';

const COLOR_ERROR =
  "must be a colour: # and six digits or letters from a to f, in quotation marks. For example: '#15513f'";

const hexColor = z
  .string({ error: COLOR_ERROR })
  .regex(/^#[0-9a-f]{6}$/i, { error: COLOR_ERROR, abort: true });
const color = z.strictObject({ light: hexColor, dark: hexColor });

/** To one decimal, rounded down: an insufficient ratio must never read as sufficient. */
const ratioText = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** Black or white, whichever has more contrast. */
const strongest = (ground: string) =>
  contrastRatio('#ffffff', ground) > contrastRatio('#000000', ground) ? '#ffffff' : '#000000';

const colors = z
  .strictObject(
    Object.fromEntries(COLOR_ROLES.map((role) => [role, color])) as Record<
      (typeof COLOR_ROLES)[number],
      typeof color
    >,
  )
  .superRefine((palette: Palette, context) => {
    for (const { front, ground, theme, frontColor, groundColor, ratio, needed } of weakPairs(
      palette,
    ))
      context.addIssue({
        code: 'custom',
        path: [front, theme],
        message: `must stand out from ${ground} in the ${theme} theme: ${frontColor} on ${groundColor} has a contrast of ${ratioText(ratio)} to 1, but at least ${needed} to 1 is needed. For example: ${strongest(groundColor)}`,
      });
  });

const FONT_ERROR =
  'must be an existing typeface file that ends in .woff2, from a package or from the folder fonts. For example: fonts/lora.woff2';

/** @param hasFont whether a file of that name can be had */
const font = (hasFont: (file: string) => boolean) =>
  z.strictObject({
    family: text({ about: 'the name of the typeface', example: 'Inter' }, 60),
    file: z
      .string({ error: FONT_ERROR })
      .regex(/^[\w@/.-]+\.woff2$/, { error: FONT_ERROR, abort: true })
      .refine((file) => !file.includes('..') && hasFont(file), { error: FONT_ERROR }),
    fallbacks: z
      .array(text({ about: 'a typeface that browsers already have', example: 'sans-serif' }, 60))
      .min(1)
      .describe('the typefaces used until this one is loaded'),
  });

/** The look of the site: colours and typefaces. */
export const design = (hasFont: (file: string) => boolean) =>
  z.strictObject({
    colors,
    fonts: z.strictObject({ text: font(hasFont), headings: font(hasFont) }),
  });
