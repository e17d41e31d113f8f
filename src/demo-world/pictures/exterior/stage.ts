import type { PaintRandom } from '../paint/random.ts';
import type { Atmosphere } from './light/atmosphere.ts';
import type { Camera } from './space/camera.ts';

/** The inputs of every drawing in one picture: random numbers, light and the viewer. */
export type Stage = {
  readonly random: PaintRandom;
  readonly air: Atmosphere;
  readonly camera: Camera;
};
