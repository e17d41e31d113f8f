import { fadingSpot, linearGradient } from '../paint/gradient.ts';
import { box, CANVAS, ellipse, rect } from '../paint/svg.ts';
import type { Atmosphere } from './atmosphere.ts';
import type { Scene } from './scene.ts';

export function skyDefinitions(light: Atmosphere): string {
  return [
    linearGradient('sky', 'down', [
      [0, light.skyTop],
      [0.5, light.skyMiddle],
      [1, light.skyLow],
    ]),
    fadingSpot('sun', light.sun, 0.85),
    fadingSpot('cloud', light.cloud, 0.8),
  ].join('');
}

function cloud({ random }: Scene, x: number, y: number): string {
  const length = random.between(170, 330);
  const puffs = [0, 1, 2, 3, 4].map((index) => {
    const middle = 1 - Math.abs(index - 2) / 3;
    const width = length * random.between(0.4, 0.6);
    const height = length * (0.13 + 0.17 * middle);
    const left = x + (index - 2) * length * 0.2 - width / 2;
    return ellipse(box(left, y - height * random.between(0.5, 0.65), width, height), 'url(#cloud)');
  });
  return puffs.join('');
}

/** The sky down to behind the ground, with the glow of a sun at the left and soft clouds. */
export function sky(scene: Scene): string {
  const { random } = scene;
  const clouds = Array.from({ length: random.whole(2, 4) }, (_, index) =>
    cloud(scene, 120 + index * 330 + random.between(-90, 90), random.between(60, 230)),
  );
  return [
    rect(box(0, 0, CANVAS.width, 640), 'url(#sky)'),
    ellipse(box(-260, 60, 760, 760), 'url(#sun)'),
    ...clouds,
  ].join('');
}
