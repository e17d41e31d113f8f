import { shade } from '../../paint/color.ts';
import { box, d, ellipse, path } from '#src/lib/svg.ts';
import type { SvgBox } from '#src/lib/svg.ts';
import { face, project, scaleAt } from './perspective.ts';
import type { InteriorPoint, Size, View } from './perspective.ts';

function sideFace(
  view: View,
  [x, y, z]: InteriorPoint,
  size: Size,
): { corners: InteriorPoint[]; tone: number } {
  const [width, height, depth] = size;
  const facesRight = x + width < view.eyeX;
  const edge = facesRight ? x + width : x;
  const corners: InteriorPoint[] = [
    [edge, y, z],
    [edge, y + height, z],
    [edge, y + height, z + depth],
    [edge, y, z + depth],
  ];
  return { corners, tone: facesRight ? -0.2 : -0.1 };
}

function levelFace(
  view: View,
  [x, y, z]: InteriorPoint,
  size: Size,
): { corners: InteriorPoint[]; tone: number } {
  const [width, height, depth] = size;
  const isSeenFromAbove = y + height < view.eyeY;
  const level = isSeenFromAbove ? y + height : y;
  const corners: InteriorPoint[] = [
    [x, level, z],
    [x + width, level, z],
    [x + width, level, z + depth],
    [x, level, z + depth],
  ];
  return { corners, tone: isSeenFromAbove ? 0.16 : -0.32 };
}

/** The visible faces of a box whose lower left near corner is `at`, lit from the left and above. */
export function block(view: View, at: InteriorPoint, size: Size, color: string): string {
  const [x, y, z] = at;
  const [width, height] = size;
  const front: InteriorPoint[] = [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + height, z],
    [x, y + height, z],
  ];
  const side = sideFace(view, at, size);
  const level = levelFace(view, at, size);
  const hasSide = x > view.eyeX || x + width < view.eyeX;
  const hasLevel = y > view.eyeY || y + height < view.eyeY;
  return [
    hasSide ? face(view, side.corners, shade(color, side.tone)) : '',
    hasLevel ? face(view, level.corners, shade(color, level.tone)) : '',
    face(view, front, color),
  ].join('');
}

/** The canvas box of an upright rectangle whose lower left corner is at `place`, in metres. */
export function frontBox(view: View, place: InteriorPoint, width: number, height: number): SvgBox {
  const [x, y] = project(view, place);
  const scale = scaleAt(view, place[2]);
  return box(x, y - height * scale, width * scale, height * scale);
}

/** The canvas box of a level disc round `centre`, radius in metres. */
export function levelDisc(view: View, centre: InteriorPoint, radius: number): SvgBox {
  const [x, y, z] = centre;
  const [middle] = project(view, centre);
  const nearY = project(view, [x, y, z - radius])[1];
  const farY = project(view, [x, y, z + radius])[1];
  const half = radius * scaleAt(view, z);
  return box(middle - half, Math.min(nearY, farY), half * 2, Math.abs(nearY - farY));
}

/** A turned body: `profile` gives its radius at each height above `foot`, from the bottom up. */
export function turnedSolid(
  view: View,
  foot: InteriorPoint,
  profile: readonly (readonly [radius: number, height: number])[],
  color: string,
): string {
  const [x, y, z] = foot;
  const edge = (side: number) =>
    profile.map(([radius, height]) => project(view, [x + side * radius, y + height, z]));
  const outline = [...edge(-1), ...edge(1).reverse()];
  const data = `M${outline.map(([px, py]) => d`${px} ${py}`).join('L')}Z`;
  const [topRadius, topHeight] = profile.at(-1) ?? [0, 0];
  const [footRadius, footHeight] = profile[0] ?? [0, 0];
  const rim = levelDisc(view, [x, y + topHeight, z], topRadius);
  const base = levelDisc(view, [x, y + footHeight, z], footRadius);
  const isSeenFromAbove = y + topHeight < view.eyeY;
  return [
    ellipse(base, shade(color, -0.16)),
    path(data, color),
    path(data, 'url(#round-shade)'),
    isSeenFromAbove ? ellipse(rim, shade(color, 0.14)) : '',
  ].join('');
}

/** A soft shadow on the floor round (x, z), in metres. */
export function floorShadow(
  view: View,
  [x, z]: readonly [x: number, z: number],
  width: number,
  depth: number,
): string {
  const [middle] = project(view, [x, 0, z]);
  const half = (width * scaleAt(view, z)) / 2;
  const nearY = project(view, [x, 0, z - depth / 2])[1];
  const farY = project(view, [x, 0, z + depth / 2])[1];
  return ellipse(box(middle - half, farY, half * 2, nearY - farY), 'url(#shadow)');
}

/** The contact shadow of a box with the given footprint: darkest at its foot. */
export function boxShadow(view: View, [x, , z]: InteriorPoint, [width, , depth]: Size): string {
  return [0.24, 0.15, 0.06]
    .map((growth) =>
      face(
        view,
        [
          [x - growth * 0.4, 0, z - growth * 0.8],
          [x + width + growth, 0, z - growth * 0.8],
          [x + width + growth, 0, z + depth],
          [x - growth * 0.4, 0, z + depth],
        ],
        '#1d130a',
        0.11,
      ),
    )
    .join('');
}
