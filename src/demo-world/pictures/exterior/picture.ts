import type { HomeAppearance } from '../home-appearance.ts';
import { mix } from '../paint/color.ts';
import { seededRandom } from '../paint/random.ts';
import type { PaintRandom } from '../paint/random.ts';
import { box, CANVAS, ellipse, group, path, rect, svgDocument } from '#src/lib/svg.ts';
import type { SvgBox } from '#src/lib/svg.ts';
import { boundsOf } from './building/block.ts';
import type { BuildingBlock } from './building/block.ts';
import { fallenLeaves, lawn, square, street } from './garden/ground.ts';
import { treeLine } from './garden/tree-line.ts';
import { rearTrees } from './houses/yard.ts';
import { atmosphereOf } from './light/atmosphere.ts';
import { outdoorDefinitions } from './light/definitions.ts';
import { castShadow } from './light/shadow.ts';
import { sky } from './light/sky.ts';
import { fittedCamera } from './space/camera.ts';
import type { ExteriorPoint } from './space/place.ts';
import type { Stage } from './stage.ts';

/** The objects on a lot; every part draws itself once the viewer's place is known. */
export type Model = {
  /** Blocks that fill the picture. */
  readonly blocks: readonly BuildingBlock[];
  /** The blocks that throw shadows, when they differ from the drawn ones. */
  readonly shadows?: readonly BuildingBlock[];
  /** Between the sky and the lawn: what lies behind the lot. */
  readonly beyond?: (stage: Stage) => string;
  /** Paving, before the shadows. */
  readonly ground?: (stage: Stage) => string;
  readonly building: (stage: Stage) => string;
  /** Planting and trees before the building. */
  readonly garden?: (stage: Stage) => string;
  readonly facts?: Readonly<Record<string, string | number>>;
};

export type PictureSetting = {
  /** Keeps the random numbers of a home's families of pictures apart. */
  readonly salt: number;
  readonly area?: SvgBox;
  readonly eyeM?: number;
  /** Angles between the view and the front wall, degrees. */
  readonly turnDeg?: readonly [number, number];
  /** Distance as a multiple of the building's width. */
  readonly distance?: number;
  readonly hasStreet?: boolean;
  readonly hasRearTrees?: boolean;
  readonly ground?: 'lawn' | 'meadow' | 'paved';
};

const AREA = box(125, 76, 950, 550);

function viewOf(blocks: readonly BuildingBlock[], setting: PictureSetting, random: PaintRandom) {
  const bounds = blocks.flatMap(boundsOf);
  const xs = bounds.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const height = Math.max(...bounds.map(([, y]) => y));
  const turn = (random.between(...(setting.turnDeg ?? [13, 23])) * Math.PI) / 180;
  const distance = Math.max(17, (right - left) * (setting.distance ?? 1.25), height * 1.5);
  const middle = (left + right) / 2;
  const target: ExteriorPoint = [middle, 0, 2];
  const eye: ExteriorPoint = [
    middle - Math.sin(turn) * distance,
    setting.eyeM ?? random.between(1.9, 2.5),
    2 - Math.cos(turn) * distance,
  ];
  return fittedCamera(
    { eye, target, isMirrored: random.chance(0.5) },
    bounds,
    setting.area ?? AREA,
  );
}

/** A warm veil from the sun's side in golden light; at dusk the windows' light on the ground. */
function glow(stage: Stage, { blocks, shadows = blocks }: Model): string {
  const { air, camera } = stage;
  if (!air.lampsOn) return rect(box(0, 0, CANVAS.width, CANVAS.height), 'url(#veil)');
  const pools = shadows.slice(0, 2).map(({ x0, x1, z0 }) => {
    const [left, y] = camera.project([x0, 0, z0 - 0.6]);
    const [right] = camera.project([x1, 0, z0 - 0.6]);
    const width = Math.abs(right - left);
    const middle = (left + right) / 2;
    const depth = camera.pxPerMetre(camera.depthOf([(x0 + x1) / 2, 0, z0])) * 2.4;
    return ellipse(box(middle - width * 0.55, y - depth * 0.25, width * 1.1, depth), 'url(#pool)');
  });
  return pools.join('');
}

function surface(stage: Stage, kind: 'lawn' | 'meadow' | 'paved'): string {
  return kind === 'paved' ? square(stage) : lawn(stage, kind === 'lawn') + fallenLeaves(stage);
}

/** A whole outdoor picture of 1200x800: sky, what lies beyond, the lot and the building on it. */
export function outdoorPicture(
  appearance: HomeAppearance,
  setting: PictureSetting,
  modelOf: (random: PaintRandom) => Model,
): string {
  const random = seededRandom(appearance.seed * 61 + setting.salt);
  const model = modelOf(random);
  const camera = viewOf(model.blocks, setting, random);
  const air = atmosphereOf(appearance, random);
  const stage: Stage = { random, camera, air };
  const beyond = model.beyond ?? ((at: Stage) => treeLine(at, camera.horizonY + 4, [110, 190]));
  const haze = path(`M0 ${camera.horizonY - 60}H1200V${camera.horizonY + 40}H0Z`, 'url(#haze)');
  const layers = [
    sky(stage),
    beyond(stage),
    haze,
    surface(stage, setting.ground ?? 'lawn'),
    setting.hasStreet === false ? '' : street(stage),
    setting.hasRearTrees === false ? '' : rearTrees(stage),
    model.ground?.(stage) ?? '',
    castShadow(stage, model.shadows ?? model.blocks),
    model.building(stage),
    model.garden?.(stage) ?? '',
    appearance.light === 'day' ? '' : glow(stage, model),
  ];
  const definitions = outdoorDefinitions(air, camera.horizonY / CANVAS.height);
  return svgDocument(definitions, group(layers.join(''), model.facts ?? {}));
}

/** A colour seen through the air of some distance. */
export function withHaze({ air }: Stage, color: string, share: number): string {
  return mix(air.lit(color), air.haze, share);
}
