import { mix, shade } from '../../paint/color.ts';
import { fadingSpot, linearGradient } from '../../paint/gradient.ts';
import { SNOW } from '../building/material.ts';
import type { Atmosphere } from './atmosphere.ts';

/** The gradients that every outdoor picture refers to. `horizonShare` is the horizon's height from the top, 0 to 1. */
export function outdoorDefinitions(air: Atmosphere, horizonShare: number): string {
  const grass = air.season === 'winter' ? SNOW : air.grass;
  const far = air.season === 'winter' ? mix(grass, '#cfdae6', 0.5) : shade(grass, 0.14);
  return [
    linearGradient('sky', 'down', [
      [0, air.skyTop],
      [horizonShare * 0.62, air.skyMiddle],
      [horizonShare, air.skyLow],
    ]),
    linearGradient('lawn', 'down', [
      [0, mix(air.lit(far), air.haze, 0.3)],
      [0.35, air.lit(grass)],
      [1, air.lit(shade(grass, air.season === 'winter' ? -0.1 : -0.26))],
    ]),
    linearGradient('glass', 'diagonal', [
      [0, air.lit(mix(air.skyMiddle, '#ffffff', 0.12))],
      [0.42, air.lit(mix(air.skyMiddle, '#33475a', 0.55))],
      [1, air.lit('#2e3f4e')],
    ]),
    linearGradient('glow', 'down', [
      [0, '#ffedc4'],
      [0.55, '#fcd08a'],
      [1, '#e7a75c'],
    ]),
    linearGradient('weight', 'down', [
      [0, '#ffffff', 0.05],
      [0.5, '#000000', 0],
      [1, '#10131f', 0.13],
    ]),
    linearGradient('haze', 'down', [
      [0, air.haze, 0],
      [0.6, air.haze, 0.5],
      [1, air.haze, 0],
    ]),
    linearGradient('veil', 'diagonal', [
      [0, '#ffc26e', 0.12],
      [0.7, '#ffc26e', 0],
    ]),
    fadingSpot('sun', air.sun, 0.5),
    fadingSpot('cloud', air.cloud, air.lampsOn ? 0.35 : 0.7),
    fadingSpot('shadow', air.season === 'winter' ? '#33415f' : '#16210f', air.shadow + 0.1),
    fadingSpot('lamp', '#ffd890', 0.75),
    fadingSpot('pool', '#ffcf85', 0.3),
  ].join('');
}
