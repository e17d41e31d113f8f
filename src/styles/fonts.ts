import { type FontAxes, subsetFont } from './subset-font.ts';

const FILES = '@fontsource-variable';

/** A typeface of one file, of which pages load no more than the weights they use. */
const typeface = async (
  name: string,
  { fallbacks, file, axes }: { fallbacks: string[]; file: string; axes: FontAxes },
) => ({
  name,
  cssVariable: `--font-${name.toLowerCase()}`,
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
  typeface('Inter', {
    file: 'inter/files/inter-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: ['system-ui', 'sans-serif'],
  }),
  typeface('Fraunces', {
    file: 'fraunces/files/fraunces-latin-wght-normal.woff2',
    axes: { wght: 600 },
    fallbacks: ['Georgia', 'serif'],
  }),
]);
