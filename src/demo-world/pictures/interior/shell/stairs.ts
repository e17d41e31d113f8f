import { shade } from '../../paint/color.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, boxShadow } from '../scene/solid-shapes.ts';
import { line } from '../scene/perspective.ts';
import { stroke } from '#src/lib/svg.ts';

const RISE = 0.19;
const RUN = 0.25;
const WIDTH = 0.95;

/** A straight flight along the left wall, rising away from the viewer, with a railing. */
export function stairs({ view, palette }: RoomScene): string {
  const start = 1.0;
  const steps = Math.min(12, Math.floor((view.depth - start) / RUN));
  const treads = Array.from({ length: steps }, (_, index) => steps - 1 - index).map((index) => {
    const z = start + index * RUN;
    const top = (index + 1) * RISE;
    return [
      block(view, [0, 0, z], [WIDTH, top - 0.03, RUN], palette.trim),
      block(
        view,
        [0, top - 0.03, z - 0.03],
        [WIDTH + 0.02, 0.03, RUN + 0.03],
        shade(palette.floor, 0.05),
      ),
    ].join('');
  });
  const rail = line(view, [
    [WIDTH - 0.05, RISE + 0.9, start],
    [WIDTH - 0.05, steps * RISE + 0.9, start + (steps - 1) * RUN],
  ]);
  const balusters = Array.from({ length: steps }, (_, index) => {
    const z = start + index * RUN + 0.1;
    const foot = (index + 1) * RISE;
    return line(view, [
      [WIDTH - 0.05, foot, z],
      [WIDTH - 0.05, foot + 0.9, z],
    ]);
  });
  return [
    boxShadow(view, [0, 0, start], [WIDTH, 0, view.depth - start]),
    ...treads,
    stroke(balusters.join(''), shade(palette.trim, -0.1), { 'stroke-width': 4 }),
    stroke(rail, palette.wood, { 'stroke-width': 8, 'stroke-linecap': 'round' }),
    block(view, [WIDTH - 0.1, 0, start - 0.06], [0.1, RISE + 0.98, 0.1], palette.wood),
  ].join('');
}
