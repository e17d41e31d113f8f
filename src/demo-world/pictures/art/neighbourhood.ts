import { shade } from '../paint/color.ts';
import { seededRandom } from '../paint/random.ts';
import type { PaintRandom } from '../paint/random.ts';
import { box, d, ellipse, path, polygon, rect, stroke } from '#src/lib/svg.ts';
import { ART, artDefinitions, artDocument } from './art-document.ts';
import { artSky, farCity } from './landscape.ts';
import { larch } from './larch.ts';

const GROUND = 610;

type Shop = {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly color: string;
  readonly awning: string;
};

const SHOPS: readonly Shop[] = [
  { x: -30, width: 190, top: 236, color: '#6f4a44', awning: '#15513f' },
  { x: 160, width: 170, top: 286, color: '#7d6a58', awning: '#a8402a' },
  { x: 330, width: 220, top: 210, color: '#5d4a52', awning: '#c98a1b' },
  { x: 550, width: 160, top: 300, color: '#546069', awning: '#35605a' },
  { x: 710, width: 200, top: 246, color: '#74503f', awning: '#2f4f73' },
  { x: 910, width: 160, top: 290, color: '#66605a', awning: '#8c4a34' },
  { x: 1070, width: 170, top: 226, color: '#5f4a44', awning: '#15513f' },
];

function upperWindows(random: PaintRandom, { x, width, top }: Shop): string {
  const columns = Math.round(width / 58);
  const step = width / columns;
  const parts: string[] = [];
  for (let y = top + 44; y < GROUND - 220; y += 88) {
    for (let column = 0; column < columns; column += 1) {
      const area = box(x + column * step + step / 2 - 15, y, 30, 54);
      const isLit = random.chance(0.45);
      parts.push(
        rect(box(area.x - 4, area.y - 4, 38, 62), '#d8cdbd'),
        rect(area, isLit ? 'url(#lit-glass)' : '#3c4a66'),
        rect(box(area.x, area.y + 26, 30, 2.4), '#d8cdbd'),
        rect(box(area.x - 6, area.y + 57, 42, 5), '#b9ae9e'),
      );
    }
  }
  return parts.join('');
}

function awning(x: number, y: number, width: number, color: string): string {
  const count = Math.round(width / 22);
  const step = width / count;
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * step;
    const fill = index % 2 === 0 ? color : '#efe6d6';
    const spread = (at: number) => x - 6 + ((at - x) / width) * (width + 12);
    return (
      polygon(
        [
          [left, y],
          [left + step, y],
          [spread(left + step), y + 38],
          [spread(left), y + 38],
        ],
        fill,
      ) +
      path(
        d`M${spread(left)} ${y + 38}q${step / 2} 14 ${spread(left + step) - spread(left)} 0Z`,
        shade(fill, -0.1),
      )
    );
  }).join('');
}

/** A shop window with goods in silhouette, and a glazed door. */
function shopFront(random: PaintRandom, { x, width, awning: color }: Shop): string {
  const top = GROUND - 130;
  const doorX = x + width - 54;
  const glass = box(x + 16, top, width - 82, 106);
  const goods = Array.from({ length: 6 }, (_, index) => {
    const height = random.between(14, 46);
    const left = glass.x + 8 + (index * (glass.width - 26)) / 6;
    return rect(
      box(left, glass.y + glass.height - height, (glass.width - 30) / 7, height),
      '#8a5a34',
      { opacity: 0.5, rx: 3 },
    );
  });
  return [
    rect(box(x + 6, top - 20, width - 12, 152), shade(color, -0.35)),
    rect(glass, 'url(#lit-glass)'),
    ...goods,
    path(
      d`M${glass.x} ${glass.y + 70}L${glass.x + 60} ${glass.y}h26L${glass.x} ${glass.y + 102}Z`,
      '#ffffff',
      { opacity: 0.16 },
    ),
    rect(box(doorX, top, 38, 130), shade(color, -0.15)),
    rect(box(doorX + 5, top + 6, 28, 88), 'url(#lit-glass)'),
    ellipse(box(doorX + 30, top + 66, 4, 8), '#e0b04c'),
    rect(box(x + 6, top - 52, width - 12, 34), shade(color, -0.5)),
    rect(box(x + width * 0.2, top - 39, width * 0.6, 8), '#e9d5a5', { rx: 4, opacity: 0.85 }),
    awning(x + 8, top - 18, width - 16, color),
    ellipse(box(x - 10, GROUND - 26, width + 20, 90), 'url(#glow)', { opacity: 0.55 }),
  ].join('');
}

function building(random: PaintRandom, shop: Shop): string {
  const { x, width, top, color } = shop;
  const height = GROUND - top;
  return [
    rect(box(x, top, width, height), color),
    rect(box(x, top, width, height), 'url(#brick)', { opacity: 0.5 }),
    rect(box(x, top, width, height), 'url(#across)'),
    rect(box(x - 4, top - 8, width + 8, 20), shade(color, 0.24)),
    rect(box(x, top + 12, width, 12), 'url(#eave)'),
    upperWindows(random, shop),
    shopFront(random, shop),
  ].join('');
}

function streetLamp(x: number, y: number): string {
  return [
    ellipse(box(x - 90, y - 300, 180, 180), 'url(#glow)'),
    rect(box(x - 3, y - 196, 6, 196), '#23282b'),
    rect(box(x - 8, y - 14, 16, 14), '#23282b'),
    polygon(
      [
        [x - 13, y - 222],
        [x + 13, y - 222],
        [x + 9, y - 194],
        [x - 9, y - 194],
      ],
      '#ffe9b8',
    ),
    polygon(
      [
        [x - 17, y - 222],
        [x + 17, y - 222],
        [x, y - 238],
      ],
      '#23282b',
    ),
  ].join('');
}

function bench(x: number, y: number): string {
  return [
    ellipse(box(x - 10, y - 6, 140, 14), 'url(#shadow)'),
    ...[0, 11, 22].map((up) => rect(box(x, y - 58 + up, 116, 7), '#8a6544', { rx: 2 })),
    rect(box(x - 3, y - 28, 122, 8), '#7a5638', { rx: 2 }),
    ...[8, 100].map((dx) => rect(box(x + dx, y - 60, 6, 60), '#2a2e30')),
  ].join('');
}

/** A main street of small shops on an early evening. Returns SVG. */
export function neighbourhood(): string {
  const random = seededRandom(53);
  const lights = Array.from({ length: 25 }, (_, index) => {
    const share = index / 24;
    const y = 150 + Math.abs(Math.sin(share * Math.PI * 2)) * 60;
    return { x: share * ART.width, y };
  });
  return artDocument(
    artDefinitions(['#33477a', '#8a80a6', '#f3b98a']),
    [
      artSky([420, 980]),
      farCity(random, [480, 760], 330, '#6d6c92'),
      ...SHOPS.map((shop) => building(random, shop)),
      rect(box(0, GROUND, ART.width, 46), '#8f8784'),
      rect(box(0, GROUND, ART.width, 46), '#ffcf86', { opacity: 0.16 }),
      rect(box(0, GROUND + 46, ART.width, 8), '#a39b96'),
      rect(box(0, GROUND + 54, ART.width, 100), '#494a58'),
      ...SHOPS.map(({ x, width }) =>
        ellipse(box(x + 10, GROUND + 60, width - 20, 70), 'url(#glow)', { opacity: 0.3 }),
      ),
      stroke(
        Array.from({ length: 9 }, (_, index) => d`M${index * 150 - 30} 716h80`).join(''),
        '#d9c9a0',
        { 'stroke-width': 4, 'stroke-opacity': 0.6 },
      ),
      stroke(`M${lights.map(({ x, y }) => d`${x} ${y}`).join('L')}`, '#2a2a3a', {
        'stroke-width': 1.6,
      }),
      ...lights.map(
        ({ x, y }) =>
          ellipse(box(x - 16, y - 14, 32, 32), 'url(#glow)') +
          ellipse(box(x - 3.5, y - 1, 7, 9), '#fff0c4'),
      ),
      larch(random, { x: 352, y: GROUND + 40, size: 250 }, '#c48f3c'),
      larch(random, { x: 900, y: GROUND + 40, size: 270 }, '#b98538'),
      streetLamp(170, GROUND + 44),
      streetLamp(640, GROUND + 44),
      streetLamp(1060, GROUND + 44),
      bench(430, GROUND + 44),
      bench(740, GROUND + 44),
    ].join(''),
  );
}
