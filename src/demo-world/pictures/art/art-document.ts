import { fadingSpot, linearGradient } from '../paint/gradient.ts';

/** Marketing art is drawn on a canvas of this size and shown at 1600x1000. */
export const ART = { width: 1200, height: 750 } as const;

export function artDefinitions(sky: readonly [top: string, middle: string, low: string]): string {
  return [
    linearGradient('sky', 'down', [
      [0, sky[0]],
      [0.55, sky[1]],
      [1, sky[2]],
    ]),
    linearGradient('across', 'across', [
      [0, '#fff3d6', 0.16],
      [0.5, '#000000', 0],
      [1, '#0d1020', 0.2],
    ]),
    linearGradient('eave', 'down', [
      [0, '#0d0f1a', 0.36],
      [1, '#0d0f1a', 0],
    ]),
    linearGradient('glass', 'diagonal', [
      [0, '#b9d3df'],
      [0.45, '#6f8fa2'],
      [1, '#41596b'],
    ]),
    linearGradient('lit-glass', 'down', [
      [0, '#ffe9b8'],
      [1, '#f0b25f'],
    ]),
    linearGradient('fade-down', 'down', [
      [0, '#1d2a14', 0],
      [1, '#1d2a14', 0.26],
    ]),
    fadingSpot('sun', '#fffaf0', 0.7),
    fadingSpot('shadow', '#16210f', 0.5),
    fadingSpot('glow', '#ffd48a', 0.75),
    '<pattern id="siding" width="40" height="7" patternUnits="userSpaceOnUse"><path d="M0 6.5H40" stroke="#1d130a" stroke-opacity="0.16"/></pattern>',
    '<pattern id="brick" width="16" height="10" patternUnits="userSpaceOnUse"><path d="M0 0.5H16M0 5.5H16M4 0V5M12 5V10" stroke="#fff3e0" stroke-opacity="0.24" stroke-width="0.9"/></pattern>',
  ].join('');
}

/** The part of the canvas that the art shows: its height follows from 16:10. */
export type Crop = { readonly x: number; readonly y: number; readonly width: number };

const WHOLE: Crop = { x: 0, y: 0, width: ART.width };

export function artDocument(definitions: string, body: string, crop: Crop = WHOLE): string {
  const height = (crop.width * ART.height) / ART.width;
  const box = `viewBox="${crop.x} ${crop.y} ${crop.width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" ${box}><defs>${definitions}</defs>${body}</svg>`;
}
