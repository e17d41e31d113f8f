import { box, CANVAS, ellipse, path, rect } from '#src/lib/svg.ts';
import { tufts } from '../garden/foliage.ts';
import type { Stage } from '../stage.ts';

/** A flat-bottomed summer cloud: soft puffs over a long base. */
function cloud({ random, air }: Stage, x: number, y: number, length: number): string {
  const puffs = Array.from({ length: 6 }, (_, index) => {
    const middle = 1 - Math.abs(index - 2.5) / 3.4;
    const width = length * random.between(0.34, 0.5);
    const height = length * (0.1 + 0.15 * middle);
    const left = x + (index - 2.5) * length * 0.17 - width / 2;
    return ellipse(box(left, y - height * 0.6, width, height), 'url(#cloud)');
  });
  const veil = path(
    tufts(random, { x, y: y + 6, rx: length * 0.42, ry: length * 0.02 }, 7, 1.5),
    air.cloud,
    { opacity: 0.1 },
  );
  return veil + puffs.join('');
}

/** Long thin streaks of high cloud. */
function streaks({ random, air }: Stage): string {
  return Array.from({ length: 4 }, () => {
    const width = random.between(280, 620);
    const y = random.between(40, 300);
    const area = box(random.between(-100, 1000), y, width, random.between(9, 20));
    return ellipse(area, air.cloud, { opacity: 0.16 });
  }).join('');
}

/** The sky with the glow of a sun at the upper left and a few clouds. */
export function sky(stage: Stage): string {
  const { random, air, camera } = stage;
  const glow = air.lampsOn
    ? box(-300, camera.horizonY - 250, 1100, 420)
    : box(-380, -260, 860, 860);
  const clouds = Array.from({ length: random.integer(2, 4) }, (_, index) =>
    cloud(
      stage,
      110 + index * 330 + random.between(-90, 90),
      random.between(60, 250),
      random.between(170, 320),
    ),
  );
  return [
    rect(box(0, 0, CANVAS.width, CANVAS.height), 'url(#sky)'),
    ellipse(glow, 'url(#sun)'),
    streaks(stage),
    ...clouds,
  ].join('');
}
