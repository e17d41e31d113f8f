import type { Era } from '../../home-appearance.ts';
import { shade } from '../../paint/color.ts';
import { d, path } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { face, line, project } from '../scene/perspective.ts';
import { facing, panel, raisedPanel, widenOpening } from '../shell/wall-plane.ts';
import type { Opening, WallPlane } from '../shell/wall-plane.ts';

/** Bars of one sash in each era: columns and rows of panes, and how thick frame and bars are. */
const SASHES: Record<Era, { columns: number; rows: number; frame: number; bar: number }> = {
  heritage: { columns: 2, rows: 2, frame: 0.055, bar: 0.02 },
  postwar: { columns: 1, rows: 1, frame: 0.05, bar: 0.02 },
  suburban: { columns: 2, rows: 3, frame: 0.05, bar: 0.014 },
  contemporary: { columns: 1, rows: 1, frame: 0.035, bar: 0.02 },
};

const REVEAL = -0.1;

function glassOutline({ view }: RoomScene, plane: WallPlane, opening: Opening): string {
  const { from, to, bottom, top } = opening;
  const corners = [
    plane(from, bottom, REVEAL),
    plane(to, bottom, REVEAL),
    plane(to, top, REVEAL),
    plane(from, top, REVEAL),
  ];
  return `${line(view, corners)}Z`;
}

/** The view outside, clipped to the glass. */
export function outlookThrough(scene: RoomScene, plane: WallPlane, opening: Opening): string {
  const outline = glassOutline(scene, plane, opening);
  const [x, y] = project(scene.view, plane(opening.from, opening.bottom));
  const id = `pane-${Math.round(x + 2000)}-${Math.round(y + 2000)}`;
  return [
    `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
    `<use href="#outside" clip-path="url(#${id})"/>`,
    path(outline, 'url(#glass-sheen)', { opacity: scene.daylight.lampsOn ? 0.45 : 0.8 }),
  ].join('');
}

function casing(scene: RoomScene, plane: WallPlane, opening: Opening): string {
  const { view, appearance, palette } = scene;
  const around =
    appearance.era === 'contemporary' ? 0.035 : appearance.era === 'heritage' ? 0.13 : 0.09;
  const isDark = palette.windowFrame.startsWith('#2');
  const color = isDark ? palette.windowFrame : palette.trim;
  const outer = widenOpening(opening, around);
  const head = {
    ...outer,
    from: outer.from - 0.03,
    to: outer.to + 0.03,
    bottom: opening.top + 0.03,
  };
  return [
    raisedPanel(
      view,
      plane,
      { ...outer, bottom: outer.bottom - 0.03, out: 0 },
      shade(color, -0.12),
    ),
    panel(view, plane, outer, color),
    appearance.era === 'heritage'
      ? raisedPanel(view, plane, { ...head, top: outer.top + 0.06, out: 0.02 }, shade(color, 0.1))
      : '',
    panel(view, plane, opening, shade(color, isDark ? 0.08 : -0.16)),
  ].join('');
}

function sill(
  { view, palette }: RoomScene,
  plane: WallPlane,
  { from, to, bottom }: Opening,
): string {
  const top = bottom + 0.012;
  const low = bottom - 0.035;
  const lip = [
    plane(from - 0.1, top, 0.07),
    plane(to + 0.1, top, 0.07),
    plane(to + 0.1, low, 0.07),
    plane(from - 0.1, low, 0.07),
  ];
  const ledge = [
    plane(from, top, REVEAL),
    plane(to, top, REVEAL),
    plane(to + 0.1, top, 0.07),
    plane(from - 0.1, top, 0.07),
  ];
  const shadow = { from: from - 0.08, to: to + 0.1, bottom: low - 0.05, top: low };
  return [
    panel(view, plane, shadow, 'url(#corner-shade)'),
    face(view, ledge, shade(palette.trim, 0.4)),
    face(view, lip, shade(palette.trim, -0.03)),
  ].join('');
}

function sashBars(scene: RoomScene, plane: WallPlane, sash: Opening): string {
  const { view, appearance, palette } = scene;
  const { columns, rows, frame, bar } = SASHES[appearance.era];
  const color = palette.windowFrame;
  const strips: Opening[] = [
    { ...sash, to: sash.from + frame },
    { ...sash, from: sash.to - frame },
    { ...sash, top: sash.bottom + frame },
    { ...sash, bottom: sash.top - frame },
  ];
  for (let index = 1; index < columns; index += 1) {
    const at = sash.from + ((sash.to - sash.from) * index) / columns;
    strips.push({ ...sash, from: at - bar / 2, to: at + bar / 2 });
  }
  for (let index = 1; index < rows; index += 1) {
    const at = sash.bottom + ((sash.top - sash.bottom) * index) / rows;
    // The meeting rail of a double-hung window is thicker than its bars.
    const half = appearance.era === 'heritage' ? 0.028 : bar / 2;
    strips.push({ ...sash, bottom: at - half, top: at + half });
  }
  return strips
    .map((strip) => raisedPanel(view, plane, { ...strip, out: REVEAL + 0.03 }, color))
    .join('');
}

/** A window of `sashes` side by side in any wall, with casing and sill. */
export function windowIn(
  scene: RoomScene,
  plane: WallPlane,
  opening: Opening,
  sashes: number,
): string {
  const step = (opening.to - opening.from) / sashes;
  const bars = Array.from({ length: sashes }, (_, index) =>
    sashBars(scene, plane, {
      ...opening,
      from: opening.from + index * step,
      to: opening.from + (index + 1) * step,
    }),
  );
  return [
    casing(scene, plane, opening),
    outlookThrough(scene, plane, opening),
    ...bars,
    opening.bottom > 0.2 ? sill(scene, plane, opening) : '',
  ].join('');
}

/** A window in the wall facing the viewer, with the shine it leaves on the floor. */
export function backWindow(scene: RoomScene, opening: Opening, sashes: number): string {
  return windowIn(scene, facing(scene.view.depth), opening, sashes);
}

/** The sun through a window of the left wall, as bright patches on the floor. */
export function sunPatches(
  { view, daylight }: RoomScene,
  { from, to }: Opening,
  columns: number,
): string {
  if (daylight.sunOpacity === 0) return '';
  const step = (to - from) / columns;
  const reach = Math.min(2.1, view.width * 0.45);
  return Array.from({ length: columns }, (_, index) => {
    const near = from + index * step + 0.07;
    const far = near + step - 0.14;
    const corners = [
      [0.35, 0.002, near - 0.2],
      [reach, 0.002, near - 0.75],
      [reach, 0.002, far - 0.75],
      [0.35, 0.002, far - 0.2],
    ] as const;
    return face(view, corners, daylight.sun, daylight.sunOpacity * 0.75);
  }).join('');
}

/** The pale reflection of a back window on a polished floor. */
export function floorSheen({ view, daylight }: RoomScene, { from, to }: Opening): string {
  const corners = [
    [from, 0.001, view.depth - 0.1],
    [to, 0.001, view.depth - 0.1],
    [to + 0.3, 0.001, view.depth - 1.9],
    [from + 0.1, 0.001, view.depth - 1.9],
  ] as const;
  return face(view, corners, daylight.lampsOn ? '#ffe0b0' : '#ffffff', 0.16);
}

/** Data of one hanging curtain between two heights, with a slight waist. */
function curtain(scene: RoomScene, [from, to]: readonly [number, number], top: number): string {
  const { view, palette } = scene;
  const z = view.depth - 0.08;
  const [left, y] = project(view, [from, top, z]);
  const [right, foot] = project(view, [to, 0.03, z]);
  const folds = 5;
  const step = (right - left) / folds;
  const cloth = palette.linen;
  return Array.from({ length: folds }, (_, index) => {
    const x = left + index * step;
    const data = d`M${x} ${y}H${x + step}Q${x + step + 2} ${(y + foot) / 2} ${x + step} ${foot}H${x}Q${x + 2} ${(y + foot) / 2} ${x} ${y}Z`;
    return path(data, shade(cloth, [-0.02, -0.1, -0.04, -0.12, -0.06][index] ?? 0));
  }).join('');
}

/** A pair of curtains and their rod before a back window. */
export function curtains(scene: RoomScene, { from, to, top }: Opening): string {
  const { view, palette } = scene;
  const rod = Math.min(top + 0.2, view.height - 0.14);
  const plane = facing(view.depth - 0.08);
  return [
    curtain(scene, [from - 0.45, from + 0.03], rod),
    curtain(scene, [to - 0.03, to + 0.45], rod),
    panel(
      view,
      plane,
      { from: from - 0.52, to: to + 0.52, bottom: rod, top: rod + 0.03 },
      shade(palette.metal, -0.35),
    ),
  ].join('');
}
