import { type FontAxes, subsetFont } from './subset-font.ts';

const FILES = '@fontsource-variable';

/** A typeface of one file, of which pages load no more than the weights they use. */
const typeface = async (
  cssVariable: '--font-text' | '--font-headings',
  {
    name,
    fallbacks,
    file,
    axes,
  }: { name: string; fallbacks: string[]; file: string; axes: FontAxes },
) => ({
  name,
  cssVariable,
  fallbacks,
  options: {
    variants: [
      {
        src: [await subsetFont(`${FILES}/${file}`, axes)],
        weight: typeof axes.wght === 'number' ? axes.wght : `${axes.wght.min} ${axes.wght.max}`,
        style: 'normal' as const,
      },
    ] as const,
  },
});

/** The two typefaces, self-hosted; Astro makes metric-matched fallbacks of them. */
export const FONTS = await Promise.all([
  typeface('--font-text', {
    name: 'Inter',
    file: 'inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: ['system-ui', 'sans-serif'],
  }),
  typeface('--font-headings', {
    name: 'Fraunces',
    file: 'fraunces/files/fraunces-latin-wght-normal.woff2',
    axes: { wght: 600 },
    fallbacks: ['Georgia', 'serif'],
  }),
]);
