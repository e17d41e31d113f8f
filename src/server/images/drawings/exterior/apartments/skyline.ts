import { box, d, path, rect } from '../../paint/svg.ts';
import { hazy } from '../picture.ts';
import type { Stage } from '../stage.ts';

/** Hazy towers far behind, standing on the horizon. */
export function skyline(stage: Stage): string {
  const { random, air, camera } = stage;
  const y = camera.horizonY + 6;
  const parts: string[] = [];
  for (const haze of [0.8, 0.62]) {
    for (let x = -40; x < 1220; x += random.between(62, 120)) {
      const width = random.between(52, 100);
      const height = random.between(90, 300) * (haze > 0.7 ? 1.15 : 0.7);
      const color = hazy(stage, random.pick(['#66788c', '#7f858e', '#8d8079']), haze);
      const rows = Array.from({ length: Math.floor(height / 17) }, (_, row) => {
        const top = y - height + 9 + row * 17;
        return d`M${x + width * 0.36} ${top}H${x + width - 5}V${top + 6}H${x + width * 0.36}Z`;
      });
      parts.push(
        rect(box(x, y - height, width, height), color),
        rect(box(x, y - height, width * 0.3, height), '#ffffff', { opacity: 0.12 }),
        path(rows.join(''), air.lampsOn ? '#ffdf9f' : '#2f455c', {
          opacity: air.lampsOn ? 0.22 : 0.1,
        }),
      );
    }
  }
  return parts.join('');
}
