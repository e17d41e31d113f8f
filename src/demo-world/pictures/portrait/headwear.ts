import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import { shade } from '../paint/color.ts';
import { path, stroke } from '#src/lib/svg.ts';
import type { HeadLayers } from './hair.ts';
import type { PortraitColors } from './portrait-colors.ts';

const hijab = ({ accent }: PortraitColors): HeadLayers => ({
  behind: path(
    'M236 400C214 206 300 118 402 118C506 118 588 206 566 400C572 500 600 560 596 640H206C202 560 230 500 236 400Z',
    shade(accent, -0.12),
  ),
  before:
    path(
      'M240 380C224 206 308 122 402 122C498 122 578 206 562 380C566 470 520 540 470 570C430 590 372 590 330 566C282 540 236 470 240 380ZM402 196C326 196 288 250 288 330C288 420 336 478 402 478C468 478 516 420 516 330C516 250 478 196 402 196Z',
      accent,
      { 'fill-rule': 'evenodd' },
    ) +
    path(
      'M316 486C356 530 450 530 490 484C540 540 520 620 470 660C420 640 330 600 300 560Z',
      shade(accent, 0.07),
    ) +
    stroke('M316 486C340 560 400 610 470 660', shade(accent, -0.2), { 'stroke-width': 4 }),
});

const turban = ({ accent }: PortraitColors): HeadLayers => ({
  behind: '',
  before:
    path(
      'M256 306C226 178 300 92 402 92C504 92 578 178 548 306C520 262 452 222 402 204C352 222 284 262 256 306Z',
      accent,
    ) +
    path('M256 306C262 226 340 150 470 112C440 176 340 214 256 306Z', shade(accent, 0.12)) +
    path('M548 306C548 238 500 170 412 138C460 186 510 232 548 306Z', shade(accent, -0.1)) +
    stroke(
      'M270 262C320 204 380 172 440 150M300 190C336 150 380 128 420 118',
      shade(accent, -0.18),
      { 'stroke-width': 3 },
    ) +
    path('M402 204C388 190 386 172 402 160C418 172 416 190 402 204Z', shade(accent, 0.2)),
});

/** The drawing of each kind of headwear; it replaces the hair. */
export const HEADWEAR: Readonly<
  Record<Exclude<PortraitTraits['headwear'], 'none'>, (colors: PortraitColors) => HeadLayers>
> = { hijab, turban };
