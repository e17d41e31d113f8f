import type { HomeAppearance } from '../../home-appearance.ts';
import { fadingSpot, linearGradient, radialGradient } from '../../paint/gradient.ts';
import { shade } from '../../paint/color.ts';
import { seededRandom } from '../../paint/random.ts';
import type { PaintRandom } from '../../paint/random.ts';
import { box, CANVAS, ellipse, group, mirror, rect, svgDocument } from '#src/lib/svg.ts';
import { daylightOf } from '../windows/daylight.ts';
import type { Daylight } from '../windows/daylight.ts';
import { interiorPalette } from './interior-palette.ts';
import type { InteriorPalette } from './interior-palette.ts';
import { outlook, outlookDefinitions } from '../windows/outlook.ts';
import type { View } from './perspective.ts';

export type RoomScene = {
  readonly appearance: HomeAppearance;
  readonly view: View;
  readonly palette: InteriorPalette;
  readonly daylight: Daylight;
  readonly random: PaintRandom;
  /** Lights over the evening's wash, for example lamps: collected while the room is drawn. */
  readonly glows: string[];
};

/** Which room of the home: rooms of different kinds must not share their random numbers. */
type RoomKey = {
  readonly kind: number;
  readonly view: number;
  /** Whether the colours alone carry the light of the hour, as on a balcony. */
  readonly isOutdoors?: boolean;
};

function roomDefinitions({ palette, appearance }: RoomScene): string {
  const { wall, feature } = palette;
  const down = (id: string, color: string, tones: readonly [number, number]) =>
    linearGradient(id, 'down', [
      [0, shade(color, tones[0])],
      [1, shade(color, tones[1])],
    ]);
  const across = (id: string, from: number, to: number) =>
    linearGradient(id, 'across', [
      [0, shade(wall, from)],
      [1, shade(wall, to)],
    ]);
  return [
    down('back-wall', wall, [0.1, -0.06]),
    down('feature-wall', feature, [0.08, -0.08]),
    down('ceiling', palette.ceiling, [-0.14, 0.1]),
    across('left-wall', -0.12, -0.05),
    across('right-wall', 0, -0.13),
    linearGradient('floor-light', 'down', [
      [0, '#ffffff', 0.2],
      [0.4, '#ffffff', 0],
      [1, '#1d1208', 0.24],
    ]),
    linearGradient('round-shade', 'across', [
      [0, '#1d130a', 0.1],
      [0.3, '#ffffff', 0.18],
      [1, '#1d130a', 0.34],
    ]),
    linearGradient('corner-shade', 'down', [
      [0, '#2a1d10', 0.16],
      [1, '#2a1d10', 0],
    ]),
    linearGradient('glass-sheen', 'diagonal', [
      [0, '#ffffff', 0.34],
      [0.45, '#ffffff', 0.04],
      [1, '#ffffff', 0.16],
    ]),
    fadingSpot('shadow', '#1d130a', 0.5),
    fadingSpot('lamp-glow', '#ffe3a6', 0.7),
    radialGradient('vignette', [
      [0.5, '#24160c', 0],
      [1, '#24160c', 1],
    ]),
    outlookDefinitions(appearance),
  ].join('');
}

const WHOLE = box(0, 0, CANVAS.width, CANVAS.height);
/** Enlarged so that its corners, not its sides, take the dark of the vignette. */
const ROUND_WHOLE = box(-170, -115, CANVAS.width + 340, CANVAS.height + 230);

/** Evening dims the room before its lamps are lit; the afternoon sun warms it. */
function ambientWash({ appearance }: RoomScene): string {
  const vignette = (opacity: number) => rect(ROUND_WHOLE, 'url(#vignette)', { opacity });
  if (appearance.light === 'day') return vignette(0.1);
  if (appearance.light === 'golden')
    return rect(WHOLE, '#f0a049', { opacity: 0.08 }) + vignette(0.16);
  const warmth = ellipse(box(60, -160, 1080, 980), 'url(#lamp-glow)', { opacity: 0.2 });
  return rect(WHOLE, '#6b3d18', { opacity: 0.12 }) + warmth + vignette(0.36);
}

type IndoorLayers = { readonly definitions: string; readonly content: string };

/** The layers of an indoor picture, for framing in another size. */
export function indoorLayers(
  appearance: HomeAppearance,
  key: RoomKey,
  view: View,
  draw: (scene: RoomScene) => string,
): IndoorLayers {
  const scene: RoomScene = {
    appearance,
    view,
    palette: interiorPalette(appearance),
    daylight: daylightOf(appearance),
    random: seededRandom(appearance.seed * 1000 + key.kind * 40 + key.view),
    glows: [],
  };
  const body = draw(scene);
  const wash = key.isOutdoors === true ? '' : ambientWash(scene);
  return {
    definitions: `${roomDefinitions(scene)}<g id="outside">${outlook(appearance, key.view)}</g>`,
    content: group(body + wash + scene.glows.join('')),
  };
}

/** A whole indoor picture, mirrored for half of the homes so that all their rooms agree. */
export function indoorPicture(
  appearance: HomeAppearance,
  key: RoomKey,
  view: View,
  draw: (scene: RoomScene) => string,
): string {
  const { definitions, content } = indoorLayers(appearance, key, view, draw);
  return svgDocument(definitions, appearance.seed % 2 === 0 ? content : mirror(content));
}

/** The random numbers that choose a room's size and layout before it is drawn. */
export function layoutRandom(appearance: HomeAppearance, { kind, view }: RoomKey): PaintRandom {
  return seededRandom(appearance.seed * 77 + kind * 1013 + view * 131 + 7);
}
