import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';

/** What tells of schools, transit, parks and shops. */
export type PointsOfInterest = {
  /** Whom the data is of, to be shown beside it; null where nobody asks for that. */
  readonly credit: string | null;
  /** Those in a box. What is large may have several points of one id. */
  pointsIn(box: Bounds): Promise<readonly PointOfInterest[]>;
  /** Whether all there are can be told, which may take a while after the start. */
  isReady(): boolean;
};

/** Nothing is known of what lies around a home. */
export const noPoints: PointsOfInterest = {
  credit: null,
  pointsIn: async () => [],
  isReady: () => true,
};
