import { shade } from '../../paint/color.ts';
import { flooring } from './flooring.ts';
import type { Floor } from './flooring.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { face } from '../scene/perspective.ts';
import type { InteriorPoint } from '../scene/perspective.ts';
import { facing, facingLeft, facingRight, panel, raisedPanel } from './wall-plane.ts';
import type { Opening, WallPlane } from './wall-plane.ts';

type Strip = { bottom: number; top: number; out?: number; tone: number };

/** One horizontal moulding along the three visible walls. */
function strip({ view, palette }: RoomScene, { bottom, top, out = 0, tone }: Strip): string {
  const { near, width, depth } = view;
  const side = { from: near, to: depth, bottom, top, out };
  const color = shade(palette.trim, tone);
  return [
    raisedPanel(view, facingRight(0), side, shade(color, -0.08)),
    raisedPanel(view, facingLeft(width), side, shade(color, -0.14)),
    raisedPanel(view, facing(depth), { from: 0, to: width, bottom, top, out }, color),
  ].join('');
}

function mouldings(scene: RoomScene): string {
  const { height } = scene.view;
  switch (scene.appearance.era) {
    case 'heritage':
      return [
        strip(scene, { bottom: 0, top: 0.22, tone: 0 }),
        strip(scene, { bottom: 0.19, top: 0.22, tone: -0.1 }),
        strip(scene, { bottom: height - 0.16, top: height, tone: -0.04 }),
        strip(scene, { bottom: height - 0.16, top: height - 0.13, tone: -0.14 }),
        strip(scene, { bottom: height - 0.07, top: height - 0.05, tone: -0.1 }),
      ].join('');
    case 'contemporary':
      return strip(scene, { bottom: 0, top: 0.08, tone: -0.02 });
    case 'suburban':
      return [
        strip(scene, { bottom: 0, top: 0.14, tone: 0 }),
        strip(scene, { bottom: height - 0.09, top: height, tone: -0.03 }),
      ].join('');
    default:
      return strip(scene, { bottom: 0, top: 0.11, tone: 0 });
  }
}

function shadedCorner(scene: RoomScene, plane: WallPlane, along: Opening): string {
  return panel(scene.view, plane, along, 'url(#corner-shade)');
}

/** Surfaces of the room. `feature` paints the back wall in the home's second wall colour. */
export function roomShell(scene: RoomScene, floor: Floor, hasFeature = false): string {
  const { view } = scene;
  const { width, height, depth, near } = view;
  const ceiling: InteriorPoint[] = [
    [0, height, near],
    [width, height, near],
    [width, height, depth],
    [0, height, depth],
  ];
  const side = { from: near, to: depth, bottom: 0, top: height };
  const back = { from: 0, to: width, bottom: 0, top: height };
  return [
    face(view, ceiling, 'url(#ceiling)'),
    panel(view, facingRight(0), side, 'url(#left-wall)'),
    panel(view, facingLeft(width), side, 'url(#right-wall)'),
    panel(view, facing(depth), back, hasFeature ? 'url(#feature-wall)' : 'url(#back-wall)'),
    shadedCorner(scene, facing(depth), { ...back, bottom: height - 0.5 }),
    flooring(scene, floor),
    mouldings(scene),
    panel(
      view,
      facing(depth),
      { from: 0, to: 0.012, bottom: 0, top: height },
      'rgba(40,30,20,0.22)',
    ),
    panel(
      view,
      facing(depth),
      { from: width - 0.012, to: width, bottom: 0, top: height },
      'rgba(40,30,20,0.22)',
    ),
  ].join('');
}
