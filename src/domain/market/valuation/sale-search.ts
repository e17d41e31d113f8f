/** How comparable sales are looked for: in wider circles until there are enough. */

/** Kilometres around the home, one after the other. */
export const SEARCH_RADII_KM = [2, 5, 10, 25] as const;
/** With so many sales no wider circle is looked in. */
const ENOUGH_SALES = 40;
/** Of a circle with more, the latest. */
export const LATEST_SALES = 120;
/** How far back sales are looked for. */
export const SALE_MONTHS = 12;

/** Whether a circle has enough sales, or none wider is looked in. */
export function isLastCircle(radiusKm: number, salesCount: number): boolean {
  return salesCount >= ENOUGH_SALES || radiusKm === SEARCH_RADII_KM.at(-1);
}
