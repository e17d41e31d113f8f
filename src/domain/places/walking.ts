/** 4.8 km/h: the lower end of what Finnis and Walton measured of city walkers (Ergonomics, 2008). */
const METRES_A_MINUTE = 80;
/** How much longer a walk is than the straight line: in a street grid 4 / π, 1.27, on average. */
const DETOUR = 1.3;

/** For a longer walk people take a car or a bus. */
export const MAX_WALK_MINUTES = 30;

/** The straight-line distance of the longest walk. */
export const WALKING_DISTANCE_METRES = (MAX_WALK_MINUTES * METRES_A_MINUTE) / DETOUR;

/**
 * The approximate minutes of a walk along a straight-line distance: the line times 1.3 at 80 metres a
 * minute. At least a minute.
 */
export function walkMinutes(distanceMetres: number): number {
  return Math.max(1, Math.round((distanceMetres * DETOUR) / METRES_A_MINUTE));
}
