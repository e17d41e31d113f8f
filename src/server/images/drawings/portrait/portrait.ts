import { shade } from '../paint/color.ts';
import { seededRandom } from '../paint/random.ts';
import { box, ellipse, path, rect } from '../paint/svg.ts';
import { beard, clothing, face, glasses, head } from './bust.ts';
import { HAIR_STYLES, mayHaveBeard } from './hair.ts';
import { portraitColors } from './portrait-colors.ts';
import type { PortraitColors } from './portrait-colors.ts';

const SIZE = 800;

/** A sprig of larch over a tinted disc, the same for everybody at the brokerage. */
function backdrop({ background }: PortraitColors): string {
  const needles = Array.from({ length: 9 }, (_, index) => {
    const y = 130 + index * 62;
    return `M690 ${y}l-34 -26M690 ${y}l34 -26M690 ${y}l-22 -40M690 ${y}l22 -40`;
  });
  return [
    rect(box(0, 0, SIZE, SIZE), background),
    ellipse(box(90, 70, 620, 620), shade(background, 0.34)),
    path(`M690 110V720${needles.join('')}`, 'none', {
      stroke: shade(background, -0.1),
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

/**
 * An illustrated bust of a realtor, invented: the same seed gives the same person, neighbouring
 * seeds different hair. Returns SVG of 800x800.
 */
export function portrait(seed: number): string {
  const random = seededRandom(seed);
  const colors = portraitColors(random);
  const style = (Math.trunc(seed) * 5 + random.whole(0, 1)) % HAIR_STYLES.length;
  const index = (style + HAIR_STYLES.length) % HAIR_STYLES.length;
  const hair = (HAIR_STYLES[index] ?? HAIR_STYLES[0])(colors);
  const hasBeard = mayHaveBeard(index) && random.chance(0.45);
  const person = [
    hair.behind,
    ellipse(box(190, 560, 424, 90), '#10181a', { opacity: 0.05 }),
    clothing(random, colors),
    head(colors),
    hasBeard ? beard(colors) : '',
    face(colors, random),
    random.chance(0.34) ? glasses(random) : '',
    hair.before,
  ].join('');
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"`;
  return `<svg ${attributes}>${backdrop(colors)}${person}</svg>`;
}
