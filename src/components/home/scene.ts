import { mulberry32 } from '#src/lib/random.ts';

// Shapes of the drawn street, in the units of its 1600 × 900 picture.

const WIDTH = 1600;
const BOTTOM = 900;

type Point = readonly [x: number, y: number];

const svgPath = (points: readonly Point[]) => points.map(([x, y]) => `${x} ${y}`).join('L');

/** Peaks and saddles of a mountain chain from left to right, over a base line. */
function crest(
  seed: number,
  base: number,
  { height, peaks }: { height: number; peaks: number },
): Point[] {
  const next = mulberry32(seed);
  const step = WIDTH / peaks;
  return Array.from({ length: peaks * 4 + 1 }, (_, index): Point => {
    const rise = [0.1, 0.48, 0.82, 0.4][index % 4] ?? 0;
    const share = rise * (0.7 + next() * 0.5);
    const x = index * (step / 4) + (next() - 0.5) * step * 0.16;
    return [Math.round(x), Math.round(base - height * share)];
  });
}

/** A mountain chain as a closed path. */
export function ridge(seed: number, base: number, size: { height: number; peaks: number }): string {
  return `M-60 ${BOTTOM}L-60 ${base}L${svgPath(crest(seed, base, size))}L${WIDTH + 60} ${base}V${BOTTOM}Z`;
}

/** The snow on the summits of the chain that the same numbers draw. */
export function snow(seed: number, base: number, size: { height: number; peaks: number }): string {
  const points = crest(seed, base, size);
  return points
    .flatMap((summit, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (index % 4 !== 2 || !before || !after) return [];
      const left = between(summit, before, 0.5);
      const right = between(summit, after, 0.42);
      const [x, y] = summit;
      const drop = Math.round((left[1] - y) * 0.55);
      return [
        `M${svgPath([left, summit, right])}L${x + 12} ${y + drop}L${x - 2} ${y + drop * 2}L${x - 16} ${y + drop}Z`,
      ];
    })
    .join('');
}

function between([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [Math.round(x1 + (x2 - x1) * share), Math.round(y1 + (y2 - y1) * share)];
}

/** One conifer: tiers that widen towards the ground. */
export function conifer(x: number, base: number, height: number): string {
  const half = height * 0.21;
  const tiers = [0.34, 0.6, 0.8, 1];
  const side = (direction: 1 | -1) =>
    tiers.map((tier) => {
      const y = base - height * (1 - tier * 0.93);
      const out = half * tier * direction;
      return `${Math.round(x + out)} ${Math.round(y)}L${Math.round(x + out * 0.52)} ${Math.round(y - height * 0.025)}`;
    });
  const back = side(-1)
    .reverse()
    .map((pair) => pair.split('L').reverse().join('L'));
  return `M${x} ${Math.round(base - height)}L${side(1).join('L')}L${back.join('L')}Z`;
}

/** A wood of conifers along a base line, tallest at random. */
export function wood(seed: number, base: number, size: { trees: number; height: number }): string {
  const next = mulberry32(seed);
  const step = (WIDTH + 80) / size.trees;
  return Array.from({ length: size.trees }, (_, index) =>
    conifer(
      Math.round(index * step - 40 + (next() - 0.5) * step * 0.8),
      Math.round(base + next() * 14),
      Math.round(size.height * (0.6 + next() * 0.4)),
    ),
  ).join('');
}

/** Faint points of light in the upper sky: centre and radius. */
export function stars(seed: number, count: number): { x: number; y: number; r: number }[] {
  const next = mulberry32(seed);
  return Array.from({ length: count }, () => ({
    x: Math.round(next() * WIDTH),
    y: Math.round(next() * 380),
    r: Number((0.8 + next() * 1.1).toFixed(1)),
  }));
}
