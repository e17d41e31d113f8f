import { mix, shade } from '../paint/color.ts';
import type { PaintRandom } from '../paint/random.ts';
import { box, d, ellipse, path, polygon, rect } from '#src/lib/svg.ts';
import { ART } from './art-document.ts';

export function artSky(sun: readonly [x: number, y: number]): string {
  const [x, y] = sun;
  return (
    rect(box(0, 0, ART.width, ART.height), 'url(#sky)') +
    ellipse(box(x - 460, y - 460, 920, 920), 'url(#sun)')
  );
}

/** Flat-bottomed clouds; `count` of them spread over the width. */
export function clouds(random: PaintRandom, count: number, color: string): string {
  return Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) * (ART.width / count) + random.between(-70, 70);
    const y = random.between(70, 180);
    const size = random.between(0.7, 1.25);
    const data = d`M${x - 90 * size} ${y}C${x - 90 * size} ${y - 30 * size} ${x - 46 * size} ${y - 34 * size} ${x - 38 * size} ${y - 26 * size}C${x - 24 * size} ${y - 58 * size} ${x + 26 * size} ${y - 56 * size} ${x + 34 * size} ${y - 28 * size}C${x + 56 * size} ${y - 40 * size} ${x + 92 * size} ${y - 26 * size} ${x + 90 * size} ${y}Z`;
    return path(data, color, { opacity: 0.72 });
  }).join('');
}

/** A range of rounded hills from edge to edge, its crest round `crest`. */
export function hills(random: PaintRandom, crest: number, height: number, color: string): string {
  let data = d`M-20 ${crest + height}`;
  let x = -20;
  let y = crest + random.between(0, height);
  data += d`L${x} ${y}`;
  while (x < ART.width + 20) {
    const width = random.between(150, 260);
    const next = crest + random.between(0, height);
    data += d`C${x + width * 0.35} ${y} ${x + width * 0.65} ${next} ${x + width} ${next}`;
    x += width;
    y = next;
  }
  return path(`${data}V${ART.height}H-20Z`, color);
}

/** A city far off, standing on y between two x's; its tallest towers in the middle. */
export function farCity(
  random: PaintRandom,
  [from, to]: readonly [number, number],
  y: number,
  color: string,
): string {
  const parts: string[] = [];
  for (let x = from; x < to; x += random.between(9, 18)) {
    const middle = 1 - Math.abs((x - from) / (to - from) - 0.5) * 2;
    const height = random.between(10, 24) + middle * random.between(14, 62);
    const width = random.between(9, 17);
    parts.push(rect(box(x, y - height, width, height), shade(color, random.between(-0.06, 0.1))));
    parts.push(rect(box(x, y - height, width * 0.35, height), '#ffffff', { opacity: 0.14 }));
  }
  const spire = (from + to) / 2 + 14;
  parts.push(
    polygon(
      [
        [spire - 2.4, y],
        [spire - 0.8, y - 118],
        [spire + 0.8, y - 118],
        [spire + 2.4, y],
      ],
      color,
    ),
  );
  parts.push(ellipse(box(spire - 7, y - 82, 14, 8), color));
  return parts.join('');
}

/** Still water between two heights with a few bright streaks. */
export function lake(random: PaintRandom, top: number, foot: number, color: string): string {
  const streaks = Array.from({ length: 16 }, () => {
    const y = random.between(top + 4, foot - 4);
    const x = random.between(0, ART.width);
    return rect(box(x, y, random.between(40, 150), 2), '#ffffff', { opacity: 0.35, rx: 1 });
  });
  return rect(box(0, top, ART.width, foot - top), color) + streaks.join('');
}

/** A hazy wood of rounded crowns standing on `foot`. */
export function farWoods(random: PaintRandom, top: number, foot: number, color: string): string {
  const crowns = Array.from({ length: 40 }, (_, index) => {
    const size = random.between(18, 32);
    return ellipse(
      box(index * 32 - 30, top + random.between(0, 14), size * 2, size * 2),
      shade(color, random.between(-0.07, 0.07)),
    );
  });
  return crowns.join('') + rect(box(0, top + 24, ART.width, foot - top - 24), color);
}

/** A clump of garden shrubs with the odd flower, its foot on y. */
export function shrubs(
  random: PaintRandom,
  [from, to]: readonly [number, number],
  y: number,
  color: string,
): string {
  const parts: string[] = [ellipse(box(from - 10, y - 8, to - from + 30, 18), 'url(#shadow)')];
  for (let x = from; x < to; x += 15) {
    const size = random.between(13, 22);
    parts.push(
      ellipse(
        box(x - size, y - size * 1.5, size * 2, size * 1.6),
        shade(color, random.between(-0.16, 0.12)),
      ),
    );
    parts.push(
      ellipse(box(x - size * 0.7, y - size * 1.45, size, size * 0.7), '#ffffff', { opacity: 0.08 }),
    );
  }
  for (let index = 0; index < (to - from) / 16; index += 1) {
    const size = random.between(4, 7);
    const flower = random.pick(['#f3ecdc', '#e3a0a8', '#e0b04c', '#c96a4a']);
    parts.push(
      ellipse(box(random.between(from, to), y - random.between(4, 24), size, size), flower),
    );
  }
  return parts.join('');
}

/** Short strokes that make a lawn of a green plane; they grow towards the viewer. */
export function grass(
  random: PaintRandom,
  [top, foot]: readonly [number, number],
  color: string,
  count = 260,
): string {
  const blades = Array.from({ length: count }, () => {
    const y = top + (foot - top) * random.between(0, 1) ** 0.8;
    const height = 3 + ((y - top) / (foot - top)) * 8;
    return d`M${random.between(0, ART.width)} ${y}l${random.between(-2, 2)} ${-height}`;
  });
  return path(blades.join(''), 'none', {
    stroke: mix(color, '#20361c', 0.3),
    'stroke-width': 1.3,
    'stroke-opacity': 0.5,
  });
}
