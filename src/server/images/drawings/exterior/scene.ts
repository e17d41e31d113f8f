import { fadingSpot, linearGradient } from '../paint/gradient.ts';
import { seededRandom } from '../paint/random.ts';
import type { Random } from '../paint/random.ts';
import { mirrored, svgDocument } from '../paint/svg.ts';
import { chooseAtmosphere } from './atmosphere.ts';
import type { Atmosphere } from './atmosphere.ts';
import { sky, skyDefinitions } from './sky.ts';
import { glassDefinitions } from './window.ts';

export type Scene = { random: Random; light: Atmosphere };
export type Layers = { definitions: string; body: string };

function sharedDefinitions({ light }: Scene): string {
  return [
    skyDefinitions(light),
    glassDefinitions(light),
    fadingSpot('shadow', '#16210f', 0.5),
    linearGradient('across-shade', 'across', [
      [0, '#fff3d6', 0.13],
      [0.5, '#000000', 0],
      [1, '#0d1020', 0.22],
    ]),
    linearGradient('eave-shade', 'down', [
      [0, '#0d0f1a', 0.42],
      [1, '#0d0f1a', 0],
    ]),
    linearGradient('side-shade', 'across', [
      [0, '#0d0f1a', 0.34],
      [1, '#0d0f1a', 0],
    ]),
  ].join('');
}

/**
 * A whole outdoor picture: sky behind, then what `draw` returns, all mirrored for half of the
 * seeds. The sun always stands on the left before mirroring.
 */
export function outdoorPicture(seed: number, draw: (scene: Scene) => Layers): string {
  const random = seededRandom(seed);
  const scene = { random, light: chooseAtmosphere(random) };
  const flip = random.chance(0.5);
  const background = sky(scene);
  const { definitions, body } = draw(scene);
  const content = background + body;
  return svgDocument(sharedDefinitions(scene) + definitions, flip ? mirrored(content) : content);
}
