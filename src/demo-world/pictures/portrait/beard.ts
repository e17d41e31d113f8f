import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import { shade } from '../paint/color.ts';
import { path } from '#src/lib/svg.ts';
import type { PortraitColors } from './portrait-colors.ts';

const MOUSTACHE =
  'M402 396C378 388 352 398 338 420C356 422 384 420 402 412C420 420 448 422 466 420C452 398 426 388 402 396Z';

/** From ear to ear along the jaw, open round the mouth, which the face draws over it. */
const SHORT =
  'M282 350C286 436 330 510 402 512C474 510 518 436 522 350C512 396 496 420 470 424C460 398 344 398 334 424C308 420 292 396 282 350ZM402 414C440 414 456 424 448 440C430 462 374 462 356 440C348 424 364 414 402 414Z';

const FULL =
  'M280 336C278 452 322 562 402 566C482 562 526 452 524 336C514 396 492 416 466 412C436 394 368 394 338 412C312 416 290 396 280 336ZM402 416C432 416 448 424 440 438C426 454 378 454 364 438C356 424 372 416 402 416Z';

/** Hair on the face, drawn below its features. */
export function beard(kind: PortraitTraits['beard'], { hair }: PortraitColors): string {
  const evenOdd = { 'fill-rule': 'evenodd' } as const;
  switch (kind) {
    case 'none':
      return '';
    case 'moustache':
      return path(MOUSTACHE, hair);
    case 'short':
      return path(SHORT, shade(hair, 0.05), { ...evenOdd, opacity: 0.92 });
    case 'full':
      return path(FULL, hair, evenOdd) + path(MOUSTACHE, shade(hair, -0.06));
  }
}
