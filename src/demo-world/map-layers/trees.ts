import type { LegacyFeature } from 'geojson-vt';
import { fnv1a, mulberry32 } from '#src/lib/random.ts';
import type { LocalPark } from '../streets/blocks/block-streets.ts';
import type { StreetLot } from '../streets/street-lots.ts';
import { boxRound, localPlane } from '#src/lib/geo/local-plane.ts';
import { isInArea } from '#src/lib/geo/inside-areas.ts';
import type { LngLat } from '#src/lib/geo/shapes.ts';
import type { TileFrame } from '#src/server/basemap/tiles/tile-frame.ts';

const STREET_TREES = 0.35;
const GARDEN_TREES = 0.6;
const STREET_TREE_M = -12.5;
const GARDEN_TREE_M = 14;
const PARK_TREES_APART = 0.00017;
const PARK_TREES = 0.32;
const SIZE_M = { least: 2, more: 3.5 } as const;

/** Trees in front of and behind the houses, and in the parks; `size` is the radius in metres. */
export function treesIn(
  lots: readonly StreetLot[],
  parks: readonly LocalPark[],
  frame: TileFrame,
): LegacyFeature[] {
  return [
    ...lots.flatMap((lot) => treesOn(lot, frame)),
    ...parks.flatMap((park) => parkTrees(park, frame)),
  ];
}

function treesOn(lot: StreetLot, frame: TileFrame): LegacyFeature[] {
  const random = mulberry32(fnv1a(`${lot.street.id}/${lot.number}/trees`));
  const trees: LegacyFeature[] = [];
  const plane = localPlane(lot.at);
  const [east, north] = lot.along;
  const plant = (alongM: number, backM: number) => {
    const off = backM * lot.side;
    const at = plane.toLngLat([
      (east * alongM + north * off) / 1000,
      (north * alongM - east * off) / 1000,
    ]);
    trees.push(tree(at, random(), frame));
  };
  if (random() < STREET_TREES) plant((random() - 0.5) * lot.frontM, STREET_TREE_M);
  if (random() < GARDEN_TREES) plant((random() - 0.5) * lot.frontM, GARDEN_TREE_M + random() * 8);
  return trees;
}

function parkTrees({ ring }: LocalPark, frame: TileFrame): LegacyFeature[] {
  const { west, south, east, north } = boxRound(ring);
  const random = mulberry32(fnv1a(`${west}/${south}`));
  const trees: LegacyFeature[] = [];
  for (let lng = west; lng < east; lng += PARK_TREES_APART * 1.35) {
    for (let lat = south; lat < north; lat += PARK_TREES_APART) {
      const at: LngLat = [
        lng + (random() - 0.5) * PARK_TREES_APART,
        lat + (random() - 0.5) * PARK_TREES_APART,
      ];
      const [grows, size] = [random() < PARK_TREES, random()];
      if (grows && isInArea([ring], at)) trees.push(tree(at, size, frame));
    }
  }
  return trees;
}

function tree(at: LngLat, share: number, frame: TileFrame): LegacyFeature {
  const size = Math.round((SIZE_M.least + SIZE_M.more * share) * 10) / 10;
  return { type: 1, geometry: [frame.toUnits(at)], tags: { size } };
}
