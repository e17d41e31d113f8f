import type { FeatureCollection } from 'geojson';
import type { PolygonRings } from '#src/lib/geo/shapes.ts';
import { singleStep } from '#src/lib/sliced-work.ts';
import { type LandTest, landTest, type ShoreLayer } from './land-test.ts';
import type { BasemapOutlines } from './outlines.ts';
import { polygonsOf } from './polygons.ts';
import { expiringValue } from '../tiles/expiring-value.ts';

/** The land that may be built on. Areas of water do not overlap one another. */
export type Shore = LandTest & {
  readonly land: readonly PolygonRings[];
  readonly water: readonly PolygonRings[];
};

/** The land and the water of the outlines, which streets are laid on. */
export function shoreOf(outlines: Pick<BasemapOutlines, ShoreLayer>): Shore {
  const land = expiringValue(() => [
    ...areasOf(outlines.land),
    ...areasOf(outlines['lake-islands']),
    ...areasOf(outlines.islands),
  ]);
  const water = expiringValue(() => [
    ...areasOf(outlines.lakes),
    ...areasOf(outlines['water-areas']),
  ]);
  const { isLand, warmSteps } = landTest(outlines);
  return {
    isLand,
    warmSteps: [() => singleStep(land), () => singleStep(water), ...warmSteps],
    get land() {
      return land();
    },
    get water() {
      return water();
    },
  };
}

function areasOf({ features }: FeatureCollection): PolygonRings[] {
  return features
    .flatMap(({ geometry }) => polygonsOf(geometry))
    .map((rings) => rings.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng, lat] as const)));
}
