import type { PixelPosition } from './map-features.ts';

const COLOR = '#15513f';

/** A pin whose tip stands at a position. */
export function pin([x, y]: PixelPosition): string {
  return [
    `<g transform="translate(${x} ${y})">`,
    '<ellipse rx="7" ry="2.6" fill="#14201d" opacity="0.28"/>',
    `<path d="M0 0C-4 -9 -13 -15 -13 -25A13 13 0 0 1 13 -25C13 -15 4 -9 0 0Z" fill="${COLOR}" stroke="#fff" stroke-width="2"/>`,
    '<circle cy="-25" r="4.6" fill="#fff"/>',
    '</g>',
  ].join('');
}
