import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import { shade } from '../paint/color.ts';
import { box, ellipse, rect, stroke } from '#src/lib/svg.ts';
import type { PortraitColors } from './portrait-colors.ts';

const SMILE = 'M362 428C384 450 420 450 442 428';

/** The least a friendly face needs: brows, eyes, a nose line and a smile. */
export function face({ skin, hair }: PortraitColors): string {
  const ink = shade(skin, -0.62);
  const brow = shade(hair, -0.2);
  return [
    ...[
      [330, 388],
      [418, 474],
    ].map(([from = 0, to = 0], index) =>
      stroke(
        index === 0
          ? `M${from} 300C${from + 16} 288 ${to - 14} 288 ${to} 298`
          : `M${from} 298C${from + 14} 288 ${to - 16} 288 ${to} 300`,
        brow,
        { 'stroke-width': 8, 'stroke-linecap': 'round' },
      ),
    ),
    ...[358, 446].map((x) => ellipse(box(x - 7, 326, 14, 17), ink)),
    ...[356, 444].map((x) => ellipse(box(x - 3, 329, 5, 5), '#ffffff', { opacity: 0.7 })),
    stroke('M404 340C410 362 414 378 402 386', shade(skin, -0.26), {
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    stroke(SMILE, shade(skin, -0.5), { 'stroke-width': 6, 'stroke-linecap': 'round' }),
    ...[318, 444].map((x) => ellipse(box(x, 372, 44, 30), '#c9503c', { opacity: 0.11 })),
  ].join('');
}

const LENS_RADIUS = { round: 30, square: 12 } as const;

/** Glasses with lenses of the given shape. */
export function glasses(shape: PortraitTraits['glasses']): string {
  if (shape === 'none') return '';
  const color = '#2b2f31';
  const rx = LENS_RADIUS[shape];
  return [
    ...[316, 414].map((x) =>
      rect(box(x, 304, 78, 60), 'rgba(255,255,255,0.16)', { rx, stroke: color, 'stroke-width': 6 }),
    ),
    stroke('M394 328C400 322 408 322 414 328', color, { 'stroke-width': 6 }),
    stroke('M316 326L280 318M492 326L524 318', color, { 'stroke-width': 5 }),
  ].join('');
}
