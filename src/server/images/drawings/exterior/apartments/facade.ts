import { group, path } from '../../paint/svg.ts';
import { sidesOf } from '../building/block.ts';
import type { Block } from '../building/block.ts';
import { balcony } from '../building/shelf.ts';
import type { Guard } from '../building/shelf.ts';
import { tone } from '../light/tone.ts';
import { isVisible, panelPath } from '../space/face.ts';
import type { Face, Panel } from '../space/face.ts';
import type { Stage } from '../stage.ts';

/** How the floors of an apartment building look from the street. */
export type Floors = {
  readonly count: number;
  readonly heightM: number;
  /** Width of one bay, metres: a window, or a glazed door behind a balcony. */
  readonly bayM: number;
  /** Share of a bay that is glass. */
  readonly glassShare: number;
  /** Floor to sill, metres. */
  readonly sillM: number;
  readonly frame: string;
  /** Which bays have balconies: every n-th, from an offset. */
  readonly balconyEvery: number;
  readonly balconyFrom: number;
  readonly guard: Guard;
};

type Bay = {
  readonly panel: Panel;
  readonly floor: number;
  readonly index: number;
  readonly u0: number;
  readonly u1: number;
};

function baysOf(face: Face, floors: Floors): Bay[] {
  const width = face.outline[1]?.[0] ?? 0;
  const count = Math.max(1, Math.round(width / floors.bayM));
  const bay = width / count;
  return Array.from({ length: count * floors.count }, (_, at): Bay => {
    const [floor, index] = [Math.floor(at / count), at % count];
    const margin = (bay * (1 - floors.glassShare)) / 2;
    const low = floor * floors.heightM + floors.sillM;
    const [u0, u1] = [index * bay, (index + 1) * bay];
    const high = (floor + 1) * floors.heightM - 0.4;
    return { panel: [u0 + margin, low, u1 - margin, high], floor, index, u0, u1 };
  });
}

function hasBalcony({ index }: Bay, { balconyEvery, balconyFrom }: Floors): boolean {
  return balconyEvery > 0 && index % balconyEvery === balconyFrom % balconyEvery;
}

/** All glass of a wall in few paths: dark panes, lit panes, blinds, frames. */
function glass(stage: Stage, face: Face, bays: readonly Bay[], floors: Floors): string {
  const { camera, random, air } = stage;
  const lit = bays.filter(() => air.lampsOn && random.chance(0.5));
  const blinds = bays.filter(() => random.chance(0.3));
  const paths = (chosen: readonly Bay[], shape: (panel: Panel) => Panel) =>
    chosen.map(({ panel }) => panelPath(camera, face, shape(panel))).join('');
  const whole = paths(bays, (panel) => panel);
  const bars = bays.flatMap(({ panel: [u0, v0, u1, v1] }) =>
    [0, 0.5, 1].map((share) => {
      const u = u0 + (u1 - u0) * share;
      return panelPath(camera, face, [u - 0.05, v0, u + 0.05, v1]);
    }),
  );
  const casing = paths(bays, ([u0, v0, u1, v1]) => [u0 - 0.07, v0 - 0.1, u1 + 0.07, v1 + 0.08]);
  return [
    path(casing, tone(stage, floors.frame, face.normal)),
    path(whole, 'url(#glass)'),
    path(
      paths(lit, (panel) => panel),
      'url(#glow)',
    ),
    path(
      paths(blinds, ([u0, v0, u1, v1]) => [u0, v1 - (v1 - v0) * 0.4, u1, v1]),
      '#f1ece0',
      { opacity: 0.4 },
    ),
    path(
      paths(bays, ([u0, , u1, v1]) => [u0, v1 - 0.25, u1, v1]),
      '#10131f',
      { opacity: 0.3 },
    ),
    path(bars.join(''), tone(stage, floors.frame, face.normal)),
  ].join('');
}

function wallOf(stage: Stage, face: Face, floors: Floors): string {
  if (!isVisible(stage.camera, face)) return '';
  const bays = baysOf(face, floors);
  const hung = bays.filter((bay) => hasBalcony(bay, floors));
  const balconies = hung.map(({ u0, u1, floor }) => {
    const level = floor * floors.heightM + 0.12;
    return balcony(stage, face, [u0 + 0.12, level, u1 - 0.12, level + 1.05], floors.guard);
  });
  return glass(stage, face, bays, floors) + balconies.join('');
}

/** Windows and balconies on the visible sides of a block, tagged with the number of floors. */
export function apartmentFloors(stage: Stage, block: Block, floors: Floors): string {
  const { left, right, front } = sidesOf({ ...block, roof: 'none' });
  const content = [left, right, front].map((face) => wallOf(stage, face, floors)).join('');
  return group(content, { 'data-floors': floors.count });
}
