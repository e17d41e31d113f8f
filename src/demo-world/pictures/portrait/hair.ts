import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import { shade } from '../paint/color.ts';
import { box, ellipse, path, stroke } from '#src/lib/svg.ts';
import type { PortraitColors } from './portrait-colors.ts';

/** Hair or headwear in two layers: behind the head and before it. The face is centred on (400, 330). */
export type HeadLayers = {
  readonly behind: string;
  readonly before: string;
};

type Draw = (colors: PortraitColors) => HeadLayers;

const NONE = '';

/** The hair line over the forehead, from temple to temple. */
const CAP =
  'M276 326C262 214 322 152 402 152C486 152 540 216 524 326C516 288 506 268 490 254C440 262 372 262 336 232C312 254 288 282 276 326Z';

const short: Draw = ({ hair }) => ({ behind: NONE, before: path(CAP, hair) });

const sideParting: Draw = ({ hair }) => ({
  behind: NONE,
  before:
    path(
      'M274 330C258 210 320 146 408 146C494 148 542 214 526 328C520 292 510 272 496 262C452 258 398 240 366 204C344 242 296 262 274 330Z',
      hair,
    ) +
    stroke('M366 204C372 186 386 170 404 160', shade(hair, 0.18), {
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
});

const bob: Draw = ({ hair }) => ({
  behind: path(
    'M262 340C248 200 318 138 402 138C490 138 554 204 538 342C534 396 540 424 528 448C488 462 316 462 274 448C262 424 266 396 262 340Z',
    shade(hair, -0.16),
  ),
  before: path(
    'M262 402C248 214 316 140 402 140C490 140 552 212 538 402C526 400 522 392 520 372C518 300 500 258 478 240C432 268 342 266 310 252C290 282 282 320 280 372C278 392 274 400 262 402Z',
    hair,
  ),
});

const long: Draw = ({ hair }) => ({
  behind: path(
    'M256 360C236 196 318 134 402 134C492 134 564 200 544 360C540 440 566 520 546 574C500 600 300 600 254 574C234 520 260 440 256 360Z',
    shade(hair, -0.16),
  ),
  before: path(
    'M262 450C244 214 312 138 404 138C494 138 556 214 538 450C528 440 522 420 520 376C516 300 484 250 424 212C390 256 318 272 282 344C280 400 274 440 262 450Z',
    hair,
  ),
});

const bun: Draw = ({ hair }) => ({
  behind: ellipse(box(340, 74, 120, 112), shade(hair, -0.1)),
  before:
    path(
      'M274 322C262 206 322 148 402 148C484 148 540 208 526 322C518 276 492 236 402 230C314 236 284 276 274 322Z',
      hair,
    ) +
    stroke('M352 120C372 100 426 100 446 122', shade(hair, 0.14), {
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
});

const curly: Draw = ({ hair }) => {
  const curls = [
    [282, 300, 52],
    [276, 240, 56],
    [312, 186, 60],
    [370, 158, 62],
    [434, 158, 62],
    [490, 190, 60],
    [524, 242, 56],
    [520, 302, 52],
  ] as const;
  const ring = curls
    .map(([x, y, radius]) => ellipse(box(x - radius, y - radius, radius * 2, radius * 2), hair))
    .join('');
  const shine = curls
    .slice(1, 4)
    .map(([x, y]) => ellipse(box(x - 26, y - 30, 40, 34), shade(hair, 0.12)))
    .join('');
  return {
    behind: ring + ellipse(box(282, 160, 236, 250), shade(hair, -0.14)),
    before:
      path(
        'M278 318C280 250 330 226 402 226C474 226 522 250 524 318C546 250 530 150 402 140C276 150 258 250 278 318Z',
        hair,
      ) + shine,
  };
};

const afro: Draw = ({ hair }) => ({
  behind:
    ellipse(box(218, 94, 366, 350), hair) + ellipse(box(246, 110, 250, 190), shade(hair, 0.07)),
  before: path(
    'M278 322C270 250 330 214 402 214C474 214 532 250 524 322C546 250 524 150 402 148C280 150 256 250 278 322Z',
    hair,
  ),
});

const braids: Draw = ({ hair }) => {
  const strand = (x: number, lean: number) =>
    Array.from({ length: 7 }, (_, index) =>
      ellipse(
        box(x + lean * index - 24, 388 + index * 34, 48, 44),
        shade(hair, index % 2 === 0 ? 0 : 0.09),
      ),
    ).join('');
  return {
    behind: path('M262 400C240 210 318 140 402 140C490 140 562 210 540 400Z', shade(hair, -0.15)),
    before:
      strand(268, -2) +
      strand(534, 2) +
      path(
        'M262 404C250 210 316 142 402 142C490 142 552 210 540 404C526 380 520 330 502 290C480 250 440 228 402 206C364 228 324 250 300 290C282 330 276 380 262 404Z',
        hair,
      ) +
      stroke('M402 206V150', shade(hair, 0.2), { 'stroke-width': 4 }),
  };
};

const bald: Draw = ({ hair }) => ({
  behind: NONE,
  before:
    path('M276 356C268 320 270 296 280 270C288 300 288 330 290 352Z', hair, { opacity: 0.55 }) +
    path('M526 356C534 320 532 296 522 270C514 300 514 330 512 352Z', hair, { opacity: 0.55 }),
});

const ponytail: Draw = ({ hair }) => ({
  behind: path(
    'M500 190C600 200 606 330 570 460C556 500 530 510 520 486C548 410 540 320 480 250Z',
    shade(hair, -0.14),
  ),
  before: path(
    'M274 324C262 206 322 146 402 146C486 146 540 208 526 324C518 284 504 262 470 240C420 246 350 240 330 226C300 252 284 284 274 324Z',
    hair,
  ),
});

const wavy: Draw = ({ hair }) => ({
  behind: path(
    'M258 350C234 196 318 132 402 132C494 132 566 198 542 350C566 400 532 430 552 480C520 520 282 520 250 480C272 430 236 400 258 350Z',
    shade(hair, -0.16),
  ),
  before: path(
    'M264 430C222 390 262 360 258 310C262 204 318 140 402 140C490 140 544 206 542 312C540 360 580 390 538 430C534 360 528 300 486 258C466 238 446 224 436 204C408 246 330 256 300 296C278 330 276 380 264 430Z',
    hair,
  ),
});

/** The drawing of each kind of hair. */
export const HAIR_STYLES: Readonly<Record<NonNullable<PortraitTraits['hair']>, Draw>> = {
  short,
  'side-parting': sideParting,
  curly,
  afro,
  bob,
  long,
  wavy,
  braids,
  bun,
  ponytail,
  bald,
};
