import { mix, shade } from '../paint/color.ts';
import { linearGradient } from '../paint/gradient.ts';
import { CANVAS, d, path, rect, box, stroke } from '../paint/svg.ts';
import { groundDefinitions } from './ground.ts';
import { outdoorPicture } from './scene.ts';
import type { Scene } from './scene.ts';
import { conifer, gardenTree, treeLine } from './tree.ts';

const HORIZON = 440;

function hills({ random, light }: Scene): string {
  return [0.75, 0.55]
    .map((haze) => {
      const peak = HORIZON - random.between(60, 140) * (haze > 0.6 ? 1.5 : 0.8);
      const low = HORIZON - random.between(20, 50);
      const crest = random.between(250, 900);
      const data = d`M0 ${low}C${crest - 260} ${low - 10} ${crest - 170} ${peak} ${crest} ${peak}S${crest + 300} ${low} 1200 ${low - 30}V${HORIZON + 20}H0Z`;
      return path(data, mix(light.lit('#4f7590'), light.skyLow, haze));
    })
    .join('');
}

function field({ random, light }: Scene): string {
  const grass = light.lit(light.grass);
  const bands = Array.from({ length: 5 }, (_, index) => {
    const y = HORIZON + 36 + index * index * 15;
    const sway = random.between(-14, 14);
    const data = d`M0 ${y}Q600 ${y - 22 + sway} 1200 ${y + sway}V${CANVAS.height}H0Z`;
    return path(data, shade(grass, 0.12 - index * 0.07), { opacity: 0.75 });
  });
  return rect(box(0, HORIZON, CANVAS.width, 360), 'url(#lawn)') + bands.join('');
}

function tufts({ random, light }: Scene): string {
  const blades = (count: number) =>
    Array.from({ length: count }, () => {
      const y = HORIZON + 70 + random.between(0, 1) * 280;
      const size = ((y - HORIZON) / 360) * 20;
      const x = random.between(0, 1200);
      return d`M${x} ${y}q${-size * 0.2} ${-size * 0.6} ${-size * 0.5} ${-size}M${x} ${y}v${-size * 1.15}M${x} ${y}q${size * 0.2} ${-size * 0.6} ${size * 0.5} ${-size}`;
    }).join('');
  const width = { 'stroke-width': 1.6 };
  return (
    stroke(blades(50), light.lit(shade(light.grass, -0.32)), width) +
    stroke(blades(40), light.lit(shade(light.grass, 0.22)), width)
  );
}

/** A country road that winds from the lower edge to the horizon. */
function road({ light }: Scene, gravel: boolean): string {
  const color = light.lit(gravel ? '#b8a88e' : '#77797e');
  const data =
    'M640 800C700 690 900 640 860 560C830 510 760 490 772 452L780 452C778 488 880 505 930 556C1010 640 950 700 960 800Z';
  const verge =
    'M610 800C676 690 884 640 846 562C818 512 750 490 768 450L784 450C788 486 892 502 944 554C1030 640 976 700 990 800Z';
  const middle = 'M800 800C822 690 955 640 896 558C856 508 772 488 777 454';
  const dashes = { 'stroke-width': 5, 'stroke-dasharray': '26 24', 'stroke-opacity': 0.85 };
  return [
    path(verge, light.lit('#a39d7c')),
    path(data, color),
    gravel ? '' : stroke(middle, light.lit('#f1e4b8'), dashes),
  ].join('');
}

function fence({ light }: Scene): string {
  const wood = light.lit('#8b7458');
  const posts = Array.from({ length: 8 }, (_, index) => {
    const share = index / 7;
    const near = share * share;
    const x = 640 - near * 660 - share * 60;
    const y = 492 + near * 190 + share * 26;
    return { x, y, height: 20 + near * 66 + share * 12 };
  });
  const rails = [0.25, 0.62].map((level) =>
    stroke(
      posts
        .map(({ x, y, height }, index) =>
          d`${x} ${y - height * (1 - level)}`.replace(/^/, index === 0 ? 'M' : 'L'),
        )
        .join(''),
      wood,
      { 'stroke-width': 4 },
    ),
  );
  const uprights = posts.map(({ x, y, height }) => {
    const width = 3 + height * 0.09;
    return rect(box(x - width / 2, y - height, width, height), shade(wood, -0.12));
  });
  return [...rails, ...uprights].join('');
}

function copse(scene: Scene): string {
  const { random } = scene;
  const spots = Array.from({ length: 6 }, (_, index) => ({
    x: 60 + index * 88 + random.between(-24, 24),
    y: 486 + random.between(-14, 26),
    size: random.between(130, 210),
  })).sort((first, second) => first.y - second.y);
  return spots
    .map((spot) => (random.chance(0.5) ? conifer(scene, spot) : gardenTree(scene, spot)))
    .join('');
}

/** An empty lot in open country: field, trees, hills and a road. Returns SVG. */
export function land(seed: number): string {
  return outdoorPicture(seed, (scene) => {
    const { random, light } = scene;
    const parts = [
      hills(scene),
      treeLine(scene, HORIZON + 16, [60, 120]),
      field(scene),
      tufts(scene),
      copse(scene),
      road(scene, random.chance(0.5)),
      random.chance(0.6) ? fence(scene) : '',
      gardenTree(scene, { x: random.between(1085, 1130), y: 640, size: random.between(300, 380) }),
    ];
    const haze = linearGradient('haze', 'down', [
      [0, light.skyLow, 0],
      [1, light.skyLow, 0.5],
    ]);
    return { definitions: groundDefinitions(light) + haze, body: parts.join('') };
  });
}
