import type { Feature, Polygon } from 'geojson';
import { roundPositions } from '#src/lib/geo/rings.ts';
import type { DrawnWorld } from '../streets/build-street-world.ts';

const MIN_ZOOM = 7;
const DECIMALS = 5;

/** The built-up land of every town and city, one feature an area. */
export function builtUp(world: DrawnWorld): Feature<Polygon>[] {
  return world.builtUp().map((area) => ({
    type: 'Feature',
    properties: { minZoom: MIN_ZOOM },
    geometry: {
      type: 'Polygon',
      coordinates: area.map((ring) =>
        roundPositions(
          ring.map(([lng, lat]) => [lng, lat]),
          DECIMALS,
        ),
      ),
    },
  }));
}
