import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import { shade } from '../paint/color.ts';
import { box, ellipse, path, rect } from '#src/lib/svg.ts';
import { beard } from './beard.ts';
import { CLOTHING, head } from './bust.ts';
import { face, glasses } from './face.ts';
import { HAIR_STYLES, type HeadLayers } from './hair.ts';
import { HEADWEAR } from './headwear.ts';
import { type PortraitColors, portraitColors } from './portrait-colors.ts';

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

function headLayers({ headwear, hair }: PortraitTraits, colors: PortraitColors): HeadLayers {
  return headwear === 'none' ? HAIR_STYLES[hair ?? 'bald'](colors) : HEADWEAR[headwear](colors);
}

/** An illustrated bust of a realtor, drawn from chosen traits. Returns SVG of 800x800. */
export function portrait(traits: PortraitTraits): string {
  const colors = portraitColors(traits);
  const layers = headLayers(traits, colors);
  const person = [
    layers.behind,
    ellipse(box(190, 560, 424, 90), '#10181a', { opacity: 0.05 }),
    CLOTHING[traits.clothing](colors),
    head(colors),
    beard(traits.beard, colors),
    face(colors),
    glasses(traits.glasses),
    layers.before,
  ].join('');
  const attributes = `xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"`;
  return `<svg ${attributes}>${backdrop(colors)}${person}</svg>`;
}
