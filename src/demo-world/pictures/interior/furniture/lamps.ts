import { shade } from '../../paint/color.ts';
import { box, d, ellipse, path, rect } from '#src/lib/svg.ts';
import type { RoomScene } from '../scene/interior-scene.ts';
import { block, levelDisc, turnedSolid } from '../scene/solid-shapes.ts';
import { project, scaleAt } from '../scene/perspective.ts';
import type { InteriorPoint } from '../scene/perspective.ts';

/** Light round a lamp, over the wash of the evening; faint by day. */
function shine({ view, glows, daylight }: RoomScene, place: InteriorPoint, radius: number): void {
  const [x, y] = project(view, place);
  const reach = radius * scaleAt(view, place[2]) * (daylight.lampsOn ? 0.85 : 0.5);
  const opacity = daylight.lampsOn ? 0.8 : 0.35;
  glows.push(
    ellipse(box(x - reach, y - reach, reach * 2, reach * 2), 'url(#lamp-glow)', { opacity }),
  );
}

function shadeCone(
  scene: RoomScene,
  [x, y, z]: InteriorPoint,
  width: number,
  height: number,
): string {
  const { view, palette } = scene;
  const [middle, foot] = project(view, [x, y, z]);
  const half = (width * scaleAt(view, z)) / 2;
  const rise = height * scaleAt(view, z);
  const data = d`M${middle - half} ${foot}L${middle - half * 0.7} ${foot - rise}H${middle + half * 0.7}L${middle + half} ${foot}Z`;
  shine(scene, [x, y + height / 2, z], width * 2.2);
  return (
    path(data, shade(palette.linen, 0.2)) +
    path(data, '#ffdf9e', { opacity: 0.4 }) +
    path(data, 'url(#round-shade)', { opacity: 0.35 })
  );
}

/** A standing lamp of 1.6 m. */
export function floorLamp(scene: RoomScene, x: number, z: number): string {
  const { view, palette } = scene;
  const metal = shade(palette.metal, -0.25);
  return [
    turnedSolid(
      view,
      [x, 0, z],
      [
        [0.15, 0],
        [0.15, 0.025],
      ],
      metal,
    ),
    block(view, [x - 0.012, 0.02, z], [0.024, 1.3, 0.024], metal),
    shadeCone(scene, [x, 1.3, z], 0.42, 0.3),
  ].join('');
}

/** A lamp standing on a table at `place`. */
export function tableLamp(scene: RoomScene, [x, y, z]: InteriorPoint): string {
  const { view, palette, random } = scene;
  const color = random.pick([palette.accent, '#e8e2d6', palette.metal, palette.secondFabric]);
  return [
    turnedSolid(
      view,
      [x, y, z],
      [
        [0.07, 0],
        [0.1, 0.08],
        [0.09, 0.16],
        [0.03, 0.24],
        [0.02, 0.3],
      ],
      color,
    ),
    shadeCone(scene, [x, y + 0.28, z], 0.34, 0.22),
  ].join('');
}

/** A pendant hanging to `bottom` metres above the floor: dome, globe or drum. */
export function pendant(scene: RoomScene, [x, bottom, z]: InteriorPoint, width = 0.34): string {
  const { view, palette, appearance } = scene;
  const scale = scaleAt(view, z);
  const [middle, y] = project(view, [x, bottom, z]);
  const [, top] = project(view, [x, view.height, z]);
  const half = (width / 2) * scale;
  shine(scene, [x, bottom, z], width * 2.4);
  const cord = rect(box(middle - 1, top, 2, y - half - top), '#37322d');
  const plate = ellipse(levelDisc(view, [x, view.height, z], 0.06), '#d9d4cb');
  if (appearance.era === 'postwar') {
    const globe = box(middle - half, y - half * 2, half * 2, half * 2);
    return (
      cord +
      plate +
      ellipse(globe, '#fdf3d9') +
      ellipse(globe, 'url(#round-shade)', { opacity: 0.3 })
    );
  }
  const color =
    appearance.era === 'heritage'
      ? palette.metal
      : appearance.era === 'suburban'
        ? '#efe7d6'
        : '#2f3133';
  const dome = d`M${middle - half} ${y}Q${middle - half} ${y - half * 1.15} ${middle} ${y - half * 1.25}Q${middle + half} ${y - half * 1.15} ${middle + half} ${y}Z`;
  return [
    cord,
    plate,
    path(dome, color),
    path(dome, 'url(#round-shade)'),
    ellipse(box(middle - half, y - half * 0.13, half * 2, half * 0.26), '#fff0c4'),
  ].join('');
}

/** A hanging lamp with several arms. */
export function chandelier(scene: RoomScene, [x, bottom, z]: InteriorPoint): string {
  const { view, palette } = scene;
  const scale = scaleAt(view, z);
  const [middle, y] = project(view, [x, bottom, z]);
  const [, top] = project(view, [x, view.height, z]);
  const metal = shade(palette.metal, -0.15);
  const arms = [-0.42, -0.22, 0, 0.22, 0.42].map((share) => {
    const tip = middle + share * scale;
    const lift = y - (0.12 + Math.abs(share) * 0.1) * scale;
    const bulb = 0.05 * scale;
    return [
      path(d`M${middle} ${y - 4}Q${(middle + tip) / 2} ${y + 0.1 * scale} ${tip} ${lift}`, 'none', {
        stroke: metal,
        'stroke-width': 3,
      }),
      rect(box(tip - 2.5, lift - bulb, 5, bulb), '#f6efe0'),
      ellipse(box(tip - bulb * 0.5, lift - bulb * 2.3, bulb, bulb * 1.4), '#fff0c4'),
    ].join('');
  });
  shine(scene, [x, bottom + 0.2, z], 1.1);
  return [
    rect(box(middle - 1.5, top, 3, y - top), metal),
    ellipse(levelDisc(view, [x, view.height, z], 0.08), shade(palette.trim, -0.08)),
    ellipse(box(middle - 9, y - 16, 18, 26), metal),
    ...arms,
  ].join('');
}

/** Small recessed lights in the ceiling. */
export function potLights(
  scene: RoomScene,
  places: readonly (readonly [x: number, z: number])[],
): string {
  const { view } = scene;
  return places
    .map(([x, z]) => {
      const disc = levelDisc(view, [x, view.height, z], 0.07);
      shine(scene, [x, view.height - 0.04, z], 0.2);
      return (
        ellipse(disc, '#d8d4cc') + ellipse(levelDisc(view, [x, view.height, z], 0.05), '#fff8e4')
      );
    })
    .join('');
}
