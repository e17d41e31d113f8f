import { shade } from '../paint/color.ts';
import { box, rect } from '../paint/svg.ts';
import { GROUND_Y } from './ground.ts';

/** A covered porch's posts, beam and deck; its roof is drawn by the caller above `beamY`. */
export type Porch = { left: number; right: number; beamY: number; posts: number };

/** What lies in the porch's shade, drawn before the door and windows. */
export function porchShade({ left, right, beamY }: Porch): string {
  return rect(box(left, beamY, right - left, GROUND_Y - beamY), '#0d0f1a', { opacity: 0.14 });
}

export function porchFrame({ left, right, beamY, posts }: Porch, color: string): string {
  const gap = (right - left - 14) / (posts - 1);
  const columns = Array.from({ length: posts }, (_, index) => {
    const x = left + index * gap;
    const height = GROUND_Y - 14 - beamY;
    return [
      rect(box(x, beamY, 14, height), color),
      rect(box(x + 9, beamY, 5, height), shade(color, -0.16)),
      rect(box(x - 4, beamY + height - 10, 22, 10), color),
      rect(box(x - 4, beamY + 12, 22, 6), color),
    ].join('');
  });
  return [
    ...columns,
    rect(box(left - 8, beamY, right - left + 16, 13), color),
    rect(box(left - 8, beamY + 11, right - left + 16, 3), shade(color, -0.25)),
    rect(box(left - 8, GROUND_Y - 16, right - left + 16, 6), shade('#b8b1a5', 0.08)),
    rect(box(left - 8, GROUND_Y - 10, right - left + 16, 12), '#918a80'),
  ].join('');
}
