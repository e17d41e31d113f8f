import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import { boxAround, isUprightBox } from '#src/lib/geo/polygon.ts';
import { ringsTest } from '#src/lib/geo/ring-bands.ts';

/** Where a search looks, in millionths of a degree. A box alone needs no test of its rings. */
export type SearchArea = {
  readonly southE6: number;
  readonly northE6: number;
  readonly westE6: number;
  readonly eastE6: number;
  /** In degrees; empty when the box says it all. */
  readonly rings: MapArea;
  /** Whether a place, in degrees, lies in one of the rings. */
  readonly isInRings: (lng: number, lat: number) => boolean;
};

const toE6 = (degrees: number) => Math.round(degrees * 1e6);

/** The area of a `map` parameter. */
export function searchArea(rings: MapArea): SearchArea {
  const { minX, minY, maxX, maxY } = boxAround(rings);
  const isBox = rings.length === 1 && rings.every(isUprightBox);
  return {
    southE6: toE6(minY),
    northE6: toE6(maxY),
    westE6: toE6(minX),
    eastE6: toE6(maxX),
    rings: isBox ? [] : rings,
    isInRings: ringsTest(isBox ? [] : rings),
  };
}

type Places = { readonly latsE6: Int32Array; readonly lngsE6: Int32Array };

/** Keeps the selected rows that lie in the area; returns how many they are. */
export function keepInArea(
  { southE6, northE6, westE6, eastE6, rings, isInRings }: SearchArea,
  { latsE6, lngsE6 }: Places,
  selection: Int32Array,
  selectedCount: number,
): number {
  let count = 0;
  for (let at = 0; at < selectedCount; at += 1) {
    const row = selection[at] ?? 0;
    const lat = latsE6[row] ?? 0;
    const lng = lngsE6[row] ?? 0;
    selection[count] = row;
    count += +(lat >= southE6 && lat <= northE6 && lng >= westE6 && lng <= eastE6);
  }
  if (rings.length === 0) return count;
  const inBox = count;
  count = 0;
  for (let at = 0; at < inBox; at += 1) {
    const row = selection[at] ?? 0;
    selection[count] = row;
    count += +isInRings((lngsE6[row] ?? 0) / 1e6, (latsE6[row] ?? 0) / 1e6);
  }
  return count;
}
