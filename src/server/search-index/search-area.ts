import type { MapArea } from '#src/contract/listings/search/values/map-area.ts';
import { boxAroundCircle, type Circle, distanceFrom } from '#src/lib/geo/great-circle.ts';
import { boxAround, isUprightBox } from '#src/lib/geo/polygon.ts';
import { ringsTest } from '#src/lib/geo/ring-bands.ts';
import type { BoxE6 } from './sums/sum-rows.ts';

type PlaceTest = (lng: number, lat: number) => boolean;

/** The area of a search, in millionths of a degree. A box alone needs no other test. */
export type SearchArea = BoxE6 & {
  /** In degrees; empty where the rings are the box, or there are none. */
  readonly rings: MapArea;
  /** Whether a place, in degrees, lies in one of the rings, or in all of them where that is asked. */
  readonly isInRings: PlaceTest;
  /** A circle that the places have to lie in as well. */
  readonly circle?: Circle;
  /** Whether a place, in degrees, lies in the circle. */
  readonly isInCircle: PlaceTest;
};

/** Whether the box is the whole area. */
export const isBoxAlone = ({ rings, circle }: SearchArea): boolean =>
  rings.length === 0 && circle === undefined;

const toE6 = (degrees: number) => Math.round(degrees * 1e6);
const anywhere = () => true;

function inAllRings(rings: MapArea): PlaceTest {
  const tests = rings.map((ring) => ringsTest([ring]));
  return (lng, lat) => tests.every((test) => test(lng, lat));
}

/** The area of a `map` parameter: places in one of the rings, or in all of them. */
export function searchArea(rings: MapArea, operator: 'AND' | 'OR' = 'OR'): SearchArea {
  const { minX, minY, maxX, maxY } = boxAround(rings);
  const isBox = rings.length === 1 && rings.every(isUprightBox);
  return {
    southE6: toE6(minY),
    northE6: toE6(maxY),
    westE6: toE6(minX),
    eastE6: toE6(maxX),
    rings: isBox ? [] : rings,
    isInRings: operator === 'AND' ? inAllRings(rings) : ringsTest(isBox ? [] : rings),
    isInCircle: anywhere,
  };
}

/** The places in a circle. */
export function circleArea(circle: Circle): SearchArea {
  const distanceKm = distanceFrom(circle.lat, circle.lng);
  return {
    ...boxAroundCircle(circle),
    rings: [],
    isInRings: anywhere,
    circle,
    isInCircle: (lng, lat) => distanceKm(lat, lng) <= circle.radiusKm,
  };
}

/** The places of an area that lie in a circle, too. */
export function areaInCircle(area: SearchArea, circle: SearchArea): SearchArea {
  return {
    ...circle,
    southE6: Math.max(area.southE6, circle.southE6),
    northE6: Math.min(area.northE6, circle.northE6),
    westE6: Math.max(area.westE6, circle.westE6),
    eastE6: Math.min(area.eastE6, circle.eastE6),
    rings: area.rings,
    isInRings: area.isInRings,
  };
}

type Places = { readonly latsE6: Int32Array; readonly lngsE6: Int32Array };

/** Keeps the selected rows whose place passes a test; returns their number. */
function keepPlaces(
  isIn: PlaceTest,
  { latsE6, lngsE6 }: Places,
  selection: Int32Array,
  selectedCount: number,
): number {
  let count = 0;
  for (let at = 0; at < selectedCount; at += 1) {
    const row = selection[at] ?? 0;
    selection[count] = row;
    count += +isIn((lngsE6[row] ?? 0) / 1e6, (latsE6[row] ?? 0) / 1e6);
  }
  return count;
}

/** Keeps the selected rows that lie in the area; returns their number. */
export function keepInArea(
  { southE6, northE6, westE6, eastE6, rings, isInRings, circle, isInCircle }: SearchArea,
  places: Places,
  selection: Int32Array,
  selectedCount: number,
): number {
  const { latsE6, lngsE6 } = places;
  let count = 0;
  for (let at = 0; at < selectedCount; at += 1) {
    const row = selection[at] ?? 0;
    const lat = latsE6[row] ?? 0;
    const lng = lngsE6[row] ?? 0;
    selection[count] = row;
    count += +(lat >= southE6 && lat <= northE6 && lng >= westE6 && lng <= eastE6);
  }
  if (rings.length > 0) count = keepPlaces(isInRings, places, selection, count);
  return circle ? keepPlaces(isInCircle, places, selection, count) : count;
}
