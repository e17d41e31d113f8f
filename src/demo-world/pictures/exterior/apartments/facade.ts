import { group } from '#src/lib/svg.ts';
import { sidesOf } from '../building/block.ts';
import type { BuildingBlock } from '../building/block.ts';
import { balcony } from '../building/shelf.ts';
import type { Guard } from '../building/shelf.ts';
import { isVisible, on } from '../space/face.ts';
import type { Face, Panel } from '../space/face.ts';
import type { Stage } from '../stage.ts';
import { deck, slabShade } from './deck.ts';
import { baysAcross, panelGrid, panes } from './panes.ts';

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

function hasBalcony(index: number, { balconyEvery, balconyFrom }: Floors): boolean {
  return balconyEvery > 0 && index % balconyEvery === balconyFrom % balconyEvery;
}

/** Higher buildings stand too far off for the bars of a balcony, and have too many of them. */
const DETAILED_FLOORS = 6;

function farBalcony(stage: Stage, face: Face, [u0, v0, u1]: Panel, guard: Guard): string {
  const { outM, slab, rail, glass } = guard;
  const [, y] = on(face, 0, v0);
  const edge = [on(face, u0, 0), on(face, u0, 0, outM), on(face, u1, 0, outM), on(face, u1, 0)];
  const style = { slab, rail, guard: glass ? 'glass' : 'bars' } as const;
  return (
    slabShade(stage, face, [u0, u1], [v0 - 0.2]) +
    deck(
      stage,
      edge.map(([x, , z]) => [x, z] as const),
      y - 0.2,
      style,
    )
  );
}

function wallOf(stage: Stage, face: Face, floors: Floors): string {
  if (!isVisible(stage.camera, face)) return '';
  const [count, bay] = baysAcross(face, floors.bayM);
  const panels = panelGrid(face, { ...floors, floors: floors.count });
  const draw = floors.count > DETAILED_FLOORS ? farBalcony : balcony;
  const balconies = panels.map((_, at) => {
    const [floor, index] = [Math.floor(at / count), at % count];
    if (!hasBalcony(index, floors)) return '';
    const level = floor * floors.heightM + 0.12;
    const span = [index * bay + 0.12, (index + 1) * bay - 0.12] as const;
    return draw(stage, face, [span[0], level, span[1], level + 1.05], floors.guard);
  });
  const style = { frame: floors.frame, columns: 2, rows: 1 };
  return panes(stage, face, panels, style) + balconies.join('');
}

/** Windows and balconies on the visible sides of a block, tagged with the number of floors. */
export function apartmentFloors(stage: Stage, block: BuildingBlock, floors: Floors): string {
  const { left, right, front } = sidesOf({ ...block, roof: 'none' });
  const content = [left, right, front].map((face) => wallOf(stage, face, floors)).join('');
  return group(content, { 'data-floors': floors.count });
}
