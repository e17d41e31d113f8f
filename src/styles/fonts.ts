const file = (path: string) => `./node_modules/@fontsource-variable/${path}`;

/** The two typefaces, self-hosted; Astro makes metric-matched fallbacks of them. */
export const FONTS = [
  {
    name: 'Inter',
    cssVariable: '--font-inter',
    fallbacks: ['system-ui', 'sans-serif'],
    options: {
      variants: [
        {
          src: [file('inter/files/inter-latin-wght-normal.woff2')],
          weight: '100 900',
          style: 'normal' as const,
        },
      ] as const,
    },
  },
  {
    name: 'Fraunces',
    cssVariable: '--font-fraunces',
    fallbacks: ['Georgia', 'serif'],
    options: {
      variants: [
        {
          src: [file('fraunces/files/fraunces-latin-wght-normal.woff2')],
          weight: '100 900',
          style: 'normal' as const,
        },
      ] as const,
    },
  },
];
