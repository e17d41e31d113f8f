import { type ColorRole, type Palette, THEMES } from '#src/content-folder/color-roles.ts';
import { contrastRatio } from './contrast.ts';

/** Least contrast of words (WCAG 2.2, 1.4.3). */
const WORDS = 4.5;
/** Least contrast of signs and of the edges of fields (WCAG 2.2, 1.4.11). */
const SIGNS = 3;

type Pair = { readonly front: ColorRole; readonly ground: ColorRole; readonly needed: number };

const on = (grounds: readonly ColorRole[], fronts: readonly ColorRole[], needed: number) =>
  grounds.flatMap((ground) => fronts.map((front): Pair => ({ front, ground, needed })));

/** Which colours lie on which in the pages, and the contrast that each pair needs. */
const CONTRAST_PAIRS: readonly Pair[] = [
  ...on(['paper', 'sand', 'surface'], ['ink', 'muted', 'primary', 'alert'], WORDS),
  ...on(['primary-tint'], ['ink', 'muted', 'primary'], WORDS),
  ...on(['accent-tint'], ['ink', 'on-accent-tint'], WORDS),
  ...on(['alert-tint'], ['ink', 'alert'], WORDS),
  ...on(['primary', 'primary-strong'], ['on-primary'], WORDS),
  ...on(['deep', 'deep-raised'], ['on-deep', 'on-deep-muted'], WORDS),
  ...on(['deep'], ['accent-on-deep'], WORDS),
  ...on(['paper', 'sand', 'surface'], ['focus'], SIGNS),
  ...on(['paper', 'surface'], ['line-strong'], SIGNS),
];

type WeakPair = Pair & {
  readonly theme: (typeof THEMES)[number];
  readonly frontColor: string;
  readonly groundColor: string;
  readonly ratio: number;
};

/** The pairs of a palette with too little contrast. */
export function weakPairs(palette: Palette): readonly WeakPair[] {
  return THEMES.flatMap((theme) =>
    CONTRAST_PAIRS.map((pair): WeakPair => {
      const [frontColor, groundColor] = [palette[pair.front][theme], palette[pair.ground][theme]];
      return {
        ...pair,
        theme,
        frontColor,
        groundColor,
        ratio: contrastRatio(frontColor, groundColor),
      };
    }).filter(({ ratio, needed }) => ratio < needed),
  );
}
