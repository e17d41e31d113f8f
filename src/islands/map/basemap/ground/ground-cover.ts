import RenderFeature from 'ol/render/Feature.js';
import { halfRoof, octagon, shiftRing } from './cover-shapes.ts';

/** Towards the south-east, in shares of a tree's radius. */
const TREE_SHADOW_SHIFT = 0.55;
const HOUSE_SHADOW_METRES = 1.6;
const CROWN_TONES = 3;

type Rings = { flat: number[]; ends: number[] };

/**
 * Adds what only the aerial view shows of the houses and trees of a tile: shadows, the darker half
 * of each roof, crowns. They are gathered into a few large shapes, as thousands of small ones
 * would cost a frame; the points of the trees, which no style draws, are left out.
 *
 * @param metre length of a metre in the units of the features' coordinates
 */
export function withGroundCover(
  features: readonly RenderFeature[],
  metre: number,
): RenderFeature[] {
  const cover = { shadows: rings(), shades: rings(), crowns: tones() };
  const visibleFeatures: RenderFeature[] = [];
  for (const feature of features) {
    const layer: unknown = feature.get('layer');
    if (layer === 'trees') addTree(feature, cover, metre);
    else visibleFeatures.push(feature);
    if (layer === 'houses') addHouse(feature, cover, metre);
  }
  return [
    ...visibleFeatures,
    ...shape(cover.shadows, { layer: 'shadows' }),
    ...shape(cover.shades, { layer: 'roof-shades' }),
    ...cover.crowns.flatMap((crowns, tone) => shape(crowns, { layer: 'tree-crowns', tone })),
  ];
}

type Cover = { shadows: Rings; shades: Rings; crowns: Rings[] };

function addTree(feature: RenderFeature, cover: Cover, metre: number): void {
  const [x = 0, y = 0] = feature.getFlatCoordinates();
  const size: unknown = feature.get('size');
  const radius = (typeof size === 'number' ? size : 3) * metre;
  const shift = radius * TREE_SHADOW_SHIFT;
  const tone = Math.abs(Math.round((x + y) / metre)) % CROWN_TONES;
  add(cover.shadows, octagon(x + shift, y - shift, radius));
  const crowns = cover.crowns[tone];
  if (crowns) add(crowns, octagon(x, y, radius));
}

function addHouse(feature: RenderFeature, cover: Cover, metre: number): void {
  const outline = feature.getFlatCoordinates().slice(0, endOfFirstRing(feature));
  add(cover.shadows, shiftRing(outline, HOUSE_SHADOW_METRES * metre));
  const half = halfRoof(outline);
  if (half) add(cover.shades, half);
}

function endOfFirstRing(feature: RenderFeature): number | undefined {
  return feature.getEnds()?.flat()[0];
}

function add({ flat, ends }: Rings, ring: readonly number[]): void {
  flat.push(...ring);
  ends.push(flat.length);
}

function shape({ flat, ends }: Rings, properties: Record<string, unknown>): RenderFeature[] {
  if (ends.length === 0) return [];
  return [new RenderFeature('Polygon', flat, ends, 2, properties, undefined)];
}

function rings(): Rings {
  return { flat: [], ends: [] };
}

function tones(): Rings[] {
  return Array.from({ length: CROWN_TONES }, rings);
}
