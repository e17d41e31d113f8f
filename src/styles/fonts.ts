import { contentDir } from '../content-folder/content-dir.mjs';
import { FONTS } from '../content-folder/facts.ts';
import { fontPath } from '../content-folder/font-path.ts';
import { type FontAxes, subsetFont } from './subset-font.ts';

type Font = (typeof FONTS)['text'];

const fileOf = (file: string) => {
  const path = fontPath(file, contentDir());
  if (!path) throw new Error(`site/design.yaml names the typeface ${file}, which is not there.`);
  return path;
};

/** A typeface of one file, of which pages load no more than the weights they use. */
const typeface = async (
  cssVariable: '--font-text' | '--font-headings',
  { family, fallbacks, file }: Font,
  axes: FontAxes,
) => ({
  name: family,
  cssVariable,
  fallbacks,
  options: {
    variants: [
      {
        src: [await subsetFont(fileOf(file), axes)],
        weight: typeof axes.wght === 'number' ? axes.wght : `${axes.wght.min} ${axes.wght.max}`,
        style: 'normal' as const,
      },
    ] as const,
  },
});

/** The two typefaces of the brokerage, self-hosted; Astro makes metric-matched fallbacks of them. */
export const FONT_FILES = await Promise.all([
  typeface('--font-text', FONTS.text, { wght: { min: 400, max: 700 } }),
  typeface('--font-headings', FONTS.headings, { wght: 600 }),
]);
