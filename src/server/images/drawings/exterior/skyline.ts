import { mix } from '../paint/color.ts';
import { box, rect } from '../paint/svg.ts';
import type { Scene } from './scene.ts';

/** Hazy towers behind the one on sale, standing on y. */
export function skyline(scene: Scene, y: number): string {
  const { random, light } = scene;
  const parts: string[] = [];
  for (const haze of [0.72, 0.5]) {
    for (let x = -40; x < 1200; x += random.between(70, 120)) {
      const width = random.between(56, 104);
      const height = random.between(120, 360) * (haze > 0.6 ? 1.15 : 0.7);
      const color = mix(
        light.lit(random.pick(['#6f8296', '#8a8f98', '#9a8d86'])),
        light.skyLow,
        haze,
      );
      parts.push(rect(box(x, y - height, width, height), color));
      parts.push(rect(box(x, y - height, width * 0.32, height), '#ffffff', { opacity: 0.1 }));
      parts.push(windowBands(x, y - height, width, height));
    }
  }
  return parts.join('');
}

function windowBands(x: number, top: number, width: number, height: number): string {
  const count = Math.floor(height / 24);
  return Array.from({ length: count }, (_, index) =>
    rect(box(x + 6, top + 10 + index * 24, width - 12, 7), '#31475c', { opacity: 0.1 }),
  ).join('');
}
