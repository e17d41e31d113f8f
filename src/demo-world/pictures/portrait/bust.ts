import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import { shade } from '../paint/color.ts';
import { box, ellipse, path, stroke } from '#src/lib/svg.ts';
import type { PortraitColors } from './portrait-colors.ts';

const SHOULDERS =
  'M110 800C116 668 176 598 306 566C346 556 456 556 496 566C626 598 686 668 692 800Z';

function collar({ shirt, skin }: PortraitColors): string {
  return [
    path('M330 560L402 690L474 560L452 540H350Z', shirt),
    path('M352 540L402 616L450 540Z', shade(skin, -0.08)),
    path('M330 556L352 532L402 616L366 660Z', shade(shirt, 0.08)),
    path('M474 556L450 532L402 616L438 660Z', shade(shirt, -0.08)),
  ].join('');
}

function blazer(colors: PortraitColors): string {
  const { jacket } = colors;
  return [
    path(SHOULDERS, jacket),
    path('M310 566L402 800H494L494 566C456 556 346 556 310 566Z', colors.shirt),
    collar(colors),
    path('M300 566C330 620 366 690 402 800H250C240 720 260 620 300 566Z', shade(jacket, 0.08)),
    path('M504 566C474 620 438 690 402 800H554C564 720 544 620 504 566Z', shade(jacket, -0.12)),
    path('M300 566L268 664L316 668L300 700L402 800C370 690 338 620 306 564Z', shade(jacket, 0.16)),
    path('M504 566L536 664L488 668L504 700L402 800C434 690 466 620 498 564Z', shade(jacket, -0.04)),
  ].join('');
}

function sweater({ jacket, skin }: PortraitColors): string {
  return [
    path(SHOULDERS, jacket),
    path('M318 560C340 622 464 622 486 560L468 540H336Z', shade(skin, -0.08)),
    stroke('M312 562C336 640 468 640 492 562', shade(jacket, 0.14), {
      'stroke-width': 22,
      'stroke-linecap': 'round',
    }),
    path('M496 566C626 598 686 668 692 800H560C570 700 556 620 496 566Z', '#10181a', {
      opacity: 0.12,
    }),
  ].join('');
}

function shirtAndTie(colors: PortraitColors): string {
  const { jacket, accent } = colors;
  return [
    blazer(colors),
    path('M384 612L402 600L420 612L414 640H390Z', accent),
    path('M390 640H414L432 760L402 798L372 760Z', shade(accent, -0.1)),
    stroke('M250 800C240 720 262 640 300 570', shade(jacket, -0.15), { 'stroke-width': 2 }),
  ].join('');
}

function openShirt(colors: PortraitColors): string {
  const { jacket } = colors;
  return [
    path(SHOULDERS, jacket),
    path('M352 546L402 660L450 546Z', shade(colors.skin, -0.08)),
    path('M326 562L352 534L402 660L372 706Z', shade(jacket, 0.16)),
    path('M478 562L450 534L402 660L432 706Z', shade(jacket, 0.04)),
    stroke('M402 660V800', shade(jacket, -0.2), { 'stroke-width': 3 }),
    ...[704, 754].map((y) => ellipse(box(396, y, 12, 12), shade(jacket, 0.4))),
    path('M496 566C626 598 686 668 692 800H560C570 700 556 620 496 566Z', '#10181a', {
      opacity: 0.12,
    }),
  ].join('');
}

/** Shoulders in each kind of clothing. */
export const CLOTHING: Readonly<
  Record<PortraitTraits['clothing'], (colors: PortraitColors) => string>
> = { blazer, sweater, 'shirt-and-tie': shirtAndTie, 'open-shirt': openShirt };

/** Neck, head and ears; the light comes from the upper left. */
export function head({ skin }: PortraitColors): string {
  return [
    path('M342 440H462V560C462 610 342 610 342 560Z', shade(skin, -0.12)),
    path('M342 470C372 516 432 516 462 470V500C430 548 374 548 342 500Z', shade(skin, -0.24), {
      opacity: 0.7,
    }),
    ellipse(box(258, 314, 42, 74), shade(skin, -0.06)),
    ellipse(box(504, 314, 42, 74), shade(skin, -0.14)),
    path(
      'M276 316C276 220 330 172 402 172C474 172 528 220 528 316C528 420 480 498 402 498C324 498 276 420 276 316Z',
      skin,
    ),
    path(
      'M528 316C528 420 480 498 402 498C448 470 490 410 488 300C490 240 474 200 452 182C502 200 528 250 528 316Z',
      shade(skin, -0.1),
      { opacity: 0.8 },
    ),
  ].join('');
}
