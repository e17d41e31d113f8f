import { mix, shade } from '../../paint/color.ts';
import type { Stage } from '../stage.ts';
import { dot } from '../space/place.ts';
import type { ExteriorPoint } from '../space/place.ts';

/** The colour of a surface with that normal: full in the sun, cool and darker away from it. */
export function tone({ air, camera }: Stage, color: string, normal: ExteriorPoint): string {
  const facing = Math.max(0, dot(camera.sun, normal));
  const lit = air.lit(color);
  const shadeColor = mix(shade(lit, -0.2), '#2f3a58', 0.16);
  const sunny = mix(shade(lit, 0.05), air.beam, air.beamShare * facing);
  return mix(shadeColor, sunny, Math.min(1, facing * 1.25));
}
