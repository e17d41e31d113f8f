import type { PointOfInterest } from '#src/domain/places/nearest-points.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';

/** The source of schools, transit, parks and shops. */
export type PointsOfInterest = {
  /** The owner of the data, to be shown beside it; null when no credit is required. */
  readonly credit: string | null;
  /** The points in a box. A large one may appear as several points of one id. */
  pointsIn(box: Bounds): Promise<readonly PointOfInterest[]>;
  /** Whether all points are loaded, which may take a while after the start. */
  isReady(): boolean;
};

/** No points of interest at all. */
export const noPoints: PointsOfInterest = {
  credit: null,
  pointsIn: async () => [],
  isReady: () => true,
};
