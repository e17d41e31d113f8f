import type { LegacyFeature, LegacyTile } from 'geojson-vt';
import type { DrawnWorld } from '../streets/build-street-world.ts';
import { streetLabel } from '#src/server/places/streets/street-label.ts';
import type { StreetClass } from '#src/server/places/streets/street-directory.ts';
import { clockwise } from './clockwise.ts';
import { houseFootprint } from './houses.ts';
import { type TileFrame, tileFrame } from '#src/server/basemap/tiles/tile-frame.ts';
import { treesIn } from './trees.ts';

/** The first tile zoom that includes each class of street. */
const FROM_ZOOM = { arterial: 9, collector: 12, local: 13 } as const;
const PARKS_FROM_ZOOM = 13;
const HOUSES_FROM_ZOOM = 15;
const TREES_FROM_ZOOM = 16;

/** The layers of a tile that come from the street world: roads, local parks, houses, trees. */
export function streetLayers(
  world: DrawnWorld,
  { z, x, y }: { z: number; x: number; y: number },
): Record<string, LegacyTile> {
  if (z < FROM_ZOOM.arterial) return {};
  const frame = tileFrame(z, x, y);
  const layers: Record<string, LegacyTile> = {};
  const put = (name: string, features: LegacyFeature[]) => {
    if (features.length > 0) layers[name] = { features };
  };
  put('roads', roads(world, frame, z));
  if (z >= PARKS_FROM_ZOOM) put('parks', localParks(world, frame));
  if (z >= HOUSES_FROM_ZOOM) {
    const lots = world.lotsIn(frame.box);
    put(
      'houses',
      lots.map((lot) => houseFootprint(lot, frame)),
    );
    if (z >= TREES_FROM_ZOOM) put('trees', treesIn(lots, world.parksIn(frame.box), frame));
  }
  return layers;
}

/** The lowest class of street in tiles of a zoom. */
export function lowestStreetClass(z: number): StreetClass {
  if (z >= FROM_ZOOM.local) return 'local';
  return z >= FROM_ZOOM.collector ? 'collector' : 'arterial';
}

function roads(world: DrawnWorld, frame: TileFrame, z: number): LegacyFeature[] {
  return world.streetsIn(frame.box, lowestStreetClass(z)).flatMap((street): LegacyFeature[] => {
    const geometry = frame.line(street.path);
    if (geometry.length === 0) return [];
    const tags = {
      class: street.class,
      name: streetLabel(street),
      ...(street.isBridge ? { bridge: true } : {}),
    };
    return [{ type: 2, geometry, tags }];
  });
}

function localParks(world: DrawnWorld, frame: TileFrame): LegacyFeature[] {
  return world.parksIn(frame.box).map(({ name, ring }) => ({
    type: 3,
    geometry: [clockwise(ring.map(frame.toUnits))],
    tags: { name, kind: 'park' },
  }));
}
