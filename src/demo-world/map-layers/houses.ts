import type { LegacyFeature } from 'geojson-vt';
import { fnv1a } from '#src/lib/random.ts';
import type { StreetLot } from '../streets/street-lots.ts';
import { localPlane } from '#src/lib/geo/local-plane.ts';
import type { TileFrame, TilePosition } from '#src/server/basemap/tiles/tile-frame.ts';
import { clockwise } from './clockwise.ts';

const ROOFS = 6;
const GAP_M = 2.4;
const WIDTH_M = { min: 6, max: 12.5 } as const;
const DEPTH_M = { least: 9.5, more: 4.5 } as const;
/** Share of houses with a wing. */
const WITH_WING = 0.4;

/** The footprint of the house on a lot, with its number and one of six roofs. */
export function houseFootprint(lot: StreetLot, frame: TileFrame): LegacyFeature {
  const hash = fnv1a(`${lot.street.id}/${lot.number}`);
  const share = (bits: number) => ((hash >>> bits) & 0xff) / 256;
  const widthM = Math.min(WIDTH_M.max, Math.max(WIDTH_M.min, lot.frontM - GAP_M - share(0) * 2));
  const depthM = DEPTH_M.least + share(8) * DEPTH_M.more;
  const outline = share(16) < WITH_WING ? withWing(widthM, depthM, share(4)) : box(widthM, depthM);
  const plane = localPlane(lot.at);
  const [east, north] = lot.along;
  const ring = outline.map(([along, back]): TilePosition => {
    // Back is away from the street: right of the path for even numbers.
    const off = back * lot.side;
    return frame.toUnits(
      plane.toLngLat([(east * along + north * off) / 1000, (north * along - east * off) / 1000]),
    );
  });
  const [first] = ring;
  return {
    type: 3,
    geometry: [clockwise(first === undefined ? ring : [...ring, first])],
    tags: { roof: hash % ROOFS, number: lot.number },
  };
}

type Metres = readonly [along: number, back: number];

function box(widthM: number, depthM: number): Metres[] {
  const [w, d] = [widthM / 2, depthM / 2];
  return [
    [-w, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ];
}

/** A garage in front of one half, or an addition behind it. */
function withWing(widthM: number, depthM: number, share: number): Metres[] {
  const [w, d] = [widthM / 2, depthM / 2];
  const wing = share < 0.5 ? -d - 2.6 : -d + 2.6;
  const split = (share - 0.5) * w;
  return [
    [-w, wing],
    [split, wing],
    [split, -d],
    [w, -d],
    [w, d],
    [-w, d],
  ];
}
