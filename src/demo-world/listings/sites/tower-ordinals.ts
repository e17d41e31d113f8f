/** One in this many of a city's apartments is in a large building. */
const LARGE_SHARE = 3;
/** Fewer than the units of the smallest tower. */
const MAX_LARGE_TOWER_SHARE = 60;

/**
 * Distinct ordinals for a city's apartments that fill a few of its towers with dozens of homes and spread
 * the rest thinly: the remainder by the number of towers gives the tower. With more apartments than that
 * leaves room for, all towers fill alike.
 */
export function towerOrdinals(towers: number, apartments: number): () => number {
  const large = Math.ceil(apartments / LARGE_SHARE / MAX_LARGE_TOWER_SHARE);
  let next = 0;
  if (large * 2 >= towers) return () => next++;
  const others = towers - large;
  return () => {
    const isLarge = next % LARGE_SHARE === 0;
    const place = isLarge ? next / LARGE_SHARE : next - Math.ceil(next / LARGE_SHARE);
    next += 1;
    return isLarge
      ? Math.floor(place / large) * towers + (place % large)
      : Math.floor(place / others) * towers + large + (place % others);
  };
}
