import { shade } from '../paint/color.ts';
import type { Random } from '../paint/random.ts';
import { box, ellipse, path, rect, stroke } from '../paint/svg.ts';
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
  const { jacket, scarf } = colors;
  return [
    blazer(colors),
    path('M384 612L402 600L420 612L414 640H390Z', scarf),
    path('M390 640H414L432 760L402 798L372 760Z', shade(scarf, -0.1)),
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

/** Shoulders in one of four kinds of clothing. */
export function clothing(random: Random, colors: PortraitColors): string {
  return random.pick([blazer, sweater, shirtAndTie, openShirt, blazer])(colors);
}

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

/** The least a friendly face needs: brows, eyes, a nose line and a smile. */
export function face({ skin, hair }: PortraitColors, random: Random): string {
  const ink = shade(skin, -0.62);
  const brow = shade(hair, -0.2);
  const smile = random.pick([
    'M362 428C384 450 420 450 442 428',
    'M366 430C386 444 418 444 438 430',
    'M360 424C382 456 422 456 444 424',
  ]);
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
    stroke(smile, shade(skin, -0.5), { 'stroke-width': 6, 'stroke-linecap': 'round' }),
    ...[318, 444].map((x) => ellipse(box(x, 372, 44, 30), '#c9503c', { opacity: 0.11 })),
  ].join('');
}

export function glasses(random: Random): string {
  const color = random.pick(['#2b2f31', '#6b4a33', '#8a7a4a', '#35506a']);
  const rx = random.pick([12, 26, 30]);
  return [
    ...[316, 414].map((x) =>
      rect(box(x, 304, 78, 60), 'rgba(255,255,255,0.16)', { rx, stroke: color, 'stroke-width': 6 }),
    ),
    stroke('M394 328C400 322 408 322 414 328', color, { 'stroke-width': 6 }),
    stroke('M316 326L280 318M492 326L524 318', color, { 'stroke-width': 5 }),
  ].join('');
}

export function beard({ hair }: PortraitColors): string {
  return [
    path(
      'M282 340C284 430 326 516 402 518C478 516 520 430 522 340C512 400 484 404 462 400C436 388 368 388 342 400C320 404 292 400 282 340Z',
      hair,
    ),
    path('M360 424C382 414 422 414 444 424C430 448 374 448 360 424Z', '#8a4a3c', { opacity: 0.85 }),
  ].join('');
}
