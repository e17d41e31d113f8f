import { mix, shade } from '../../paint/color.ts';
import { path, stroke } from '#src/lib/svg.ts';
import { tone } from '../light/tone.ts';
import { extent, linePath, on, outlinePath, panelPath, spanAt } from '../space/face.ts';
import type { Face } from '../space/face.ts';
import type { Stage } from '../stage.ts';

type MaterialKind =
  'brick' | 'siding' | 'batten' | 'stone' | 'stucco' | 'wood' | 'concrete' | 'shingle' | 'seam';
export type Material = { readonly kind: MaterialKind; readonly color: string };

/** Finer than this, pixels, lines melt into a grey and only cost time. */
const FINEST_PX = 4.5;

type Courses = { readonly stepM: number; readonly axis: 0 | 1 };

function pxPerMetreAt({ camera }: Stage, face: Face): number {
  const [u0, v0, u1, v1] = extent(face.outline);
  return camera.pxPerMetre(camera.depthOf(on(face, (u0 + u1) / 2, (v0 + v1) / 2)));
}

/** The values at which lines cross the face, never closer than can be seen. */
function courseValues(stage: Stage, face: Face, { stepM, axis }: Courses): number[] {
  const [u0, v0, u1, v1] = extent(face.outline);
  const [low, high] = axis === 0 ? [u0, u1] : [v0, v1];
  const step = Math.max(stepM, FINEST_PX / pxPerMetreAt(stage, face));
  const count = Math.max(0, Math.ceil((high - low) / step) - 1);
  return Array.from({ length: count }, (_, index) => low + (index + 1) * step);
}

function lines(stage: Stage, face: Face, courses: Courses): string {
  return courseValues(stage, face, courses)
    .map((value) => {
      const span = spanAt(face.outline, courses.axis, value);
      if (!span) return '';
      const [from, to] = span;
      return courses.axis === 1
        ? linePath(stage.camera, on(face, from, value), on(face, to, value))
        : linePath(stage.camera, on(face, value, from), on(face, value, to));
    })
    .join('');
}

type Blocks = { readonly courseM: number; readonly lengthM: readonly [number, number] };

/** The given share of single blocks in some courses, as one path. */
function blocks(stage: Stage, face: Face, { courseM, lengthM }: Blocks, share: number): string {
  const { random, camera } = stage;
  const values = courseValues(stage, face, { stepM: courseM, axis: 1 });
  const height = (values[1] ?? 0) - (values[0] ?? 0);
  if (height <= 0) return '';
  const parts: string[] = [];
  for (const top of values) {
    const span = spanAt(face.outline, 1, top);
    if (!span) continue;
    for (let u = span[0]; u < span[1]; u += lengthM[0]) {
      if (!random.chance(share)) continue;
      const end = Math.min(span[1], u + random.between(...lengthM));
      if (spanAt(face.outline, 0, (u + end) / 2)) {
        parts.push(panelPath(camera, face, [u, top - height, end, top]));
      }
    }
  }
  return parts.join('');
}

type Texture = (stage: Stage, face: Face, color: string) => string;

const course = (stepM: number, axis: 0 | 1, amount: number, opacity: number): Texture => {
  return (stage, face, color) =>
    stroke(lines(stage, face, { stepM, axis }), shade(color, amount), {
      'stroke-opacity': opacity,
      'stroke-width': 1.3,
    });
};

/** Single blocks show only near their real size; farther off, courses do. */
function showsBlocks(stage: Stage, face: Face, { courseM }: Blocks): boolean {
  return FINEST_PX / pxPerMetreAt(stage, face) < 2 * courseM;
}

const masonry = (bricks: Blocks, contrast: number, share: number): Texture => {
  return (stage, face, color) =>
    !showsBlocks(stage, face, bricks)
      ? ''
      : path(blocks(stage, face, bricks, share), shade(color, -contrast), { opacity: 0.75 }) +
        path(blocks(stage, face, bricks, share), shade(color, contrast), { opacity: 0.75 });
};

const TEXTURES: Record<MaterialKind, readonly Texture[]> = {
  brick: [
    masonry({ courseM: 0.15, lengthM: [0.3, 0.34] }, 0.11, 0.13),
    course(0.15, 1, 0.35, 0.34),
  ],
  siding: [course(0.2, 1, -0.3, 0.5)],
  batten: [course(0.42, 0, -0.26, 0.55)],
  stone: [masonry({ courseM: 0.3, lengthM: [0.4, 0.9] }, 0.12, 0.42), course(0.3, 1, 0.3, 0.3)],
  stucco: [],
  wood: [masonry({ courseM: 0.15, lengthM: [1.6, 2.8] }, 0.09, 0.3), course(0.15, 1, -0.4, 0.45)],
  concrete: [course(3, 1, -0.3, 0.4)],
  shingle: [
    masonry({ courseM: 0.26, lengthM: [0.5, 1] }, 0.09, 0.16),
    course(0.26, 1, -0.42, 0.42),
  ],
  seam: [course(0.5, 0, 0.3, 0.5)],
};

/** A face in its material: light by its direction, courses or boards, a little weight at its foot. */
export function paintFace(stage: Stage, face: Face, { kind, color }: Material): string {
  const base = tone(stage, color, face.normal);
  const outline = outlinePath(
    stage.camera,
    face.outline.map(([u, v]) => on(face, u, v)),
  );
  return [
    path(outline, base, { stroke: base, 'stroke-width': 0.8 }),
    ...TEXTURES[kind].map((texture) => texture(stage, face, base)),
    path(outline, 'url(#weight)'),
  ].join('');
}

/** Snow on a slope: the surface beneath shows a little at the edges. */
export const SNOW = '#f2f6fa';

/** A surface seen from above: under snow in winter, else in its material. */
export function paintSlope(stage: Stage, face: Face, material: Material): string {
  if (stage.air.season !== 'winter') return paintFace(stage, face, material);
  const color = tone(stage, SNOW, face.normal);
  const outline = outlinePath(
    stage.camera,
    face.outline.map(([u, v]) => on(face, u, v, 0.1)),
  );
  const bare = tone(stage, material.color, face.normal);
  return [
    path(outline, mix(color, bare, 0.04), { stroke: color, 'stroke-width': 2 }),
    stroke(lines(stage, face, { stepM: 1.3, axis: 1 }), shade(color, -0.08), {
      'stroke-opacity': 0.35,
      'stroke-width': 2,
    }),
  ].join('');
}
