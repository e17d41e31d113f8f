/** How comparable sales are looked for: in wider circles until there are enough. */

/** Kilometres around the home, tried in turn. */
export const SEARCH_RADII_KM = [2, 5, 10, 25] as const;
/** With this many sales no wider circle is searched. */
const ENOUGH_SALES = 40;
/** In a circle with more sales, only the latest count. */
export const LATEST_SALES = 120;
/** How far back sales are looked for. */
export const SALE_MONTHS = 12;

/** Whether a circle has enough sales, or is the widest. */
export function isLastCircle(radiusKm: number, salesCount: number): boolean {
  return salesCount >= ENOUGH_SALES || radiusKm === SEARCH_RADII_KM.at(-1);
}
