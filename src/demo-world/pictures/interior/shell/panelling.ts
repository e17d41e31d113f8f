import { shade } from '../../paint/color.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { facing, facingLeft, facingRight, panel } from './wall-plane.ts';
import type { WallPlane } from './wall-plane.ts';

const RAIL = 0.95;

function wainscot(
  { view, palette }: RoomScene,
  plane: WallPlane,
  length: number,
  tone: number,
): string {
  const color = shade(palette.trim, tone);
  const count = Math.max(2, Math.round(length / 0.62));
  const step = length / count;
  const panels = Array.from({ length: count }, (_, index) => {
    const from = index * step + 0.07;
    const area = { from, to: from + step - 0.14, bottom: 0.32, top: RAIL - 0.12 };
    return (
      panel(view, plane, area, shade(color, -0.1)) +
      panel(
        view,
        plane,
        { ...area, from: from + 0.014, top: area.top - 0.014 },
        shade(color, -0.02),
      )
    );
  });
  return [
    panel(view, plane, { from: 0, to: length, bottom: 0.2, top: RAIL }, color),
    ...panels,
    panel(view, plane, { from: 0, to: length, bottom: RAIL - 0.05, top: RAIL }, shade(color, 0.2)),
    panel(
      view,
      plane,
      { from: 0, to: length, bottom: RAIL - 0.065, top: RAIL - 0.05 },
      shade(color, -0.16),
    ),
  ].join('');
}

/** Panelled wainscot around the room, in heritage homes; nothing in others. */
export function panelling(scene: RoomScene): string {
  if (scene.appearance.era !== 'heritage') return '';
  const { width, depth } = scene.view;
  return [
    wainscot(scene, facingRight(0), depth, -0.08),
    wainscot(scene, facingLeft(width), depth, -0.13),
    wainscot(scene, facing(depth), width, -0.01),
  ].join('');
}
