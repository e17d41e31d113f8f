import type { Ring } from '#src/contract/listings/search/values/map-area.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';

/** The corners of an area drawn by hand. */
export type DrawnArea = readonly LatLng[];

/** Areas of one search; their points together fit into the address of a saved search. */
export const DRAWN_AREAS_LIMIT = 5;
/** Most corners that a drawn line is reduced to. */
const CORNERS_DRAWN = 40;
/** Most corners of an area in an address. */
const CORNERS_LIMIT = 60;
/** Most corners of all areas together: more would not fit into the address of the server's request. */
const ALL_CORNERS_LIMIT = DRAWN_AREAS_LIMIT * CORNERS_DRAWN;
export const MIN_CORNERS = 3;
/** Decimals of a corner: about ten metres. */
const DECIMALS = 4;
const BETWEEN_CORNERS = '_';
const BETWEEN_NUMBERS = '*';
const PARAMETER = 'area';

function readCorner(text: string): LatLng | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,6})?)\*(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text);
  if (!match) return undefined;
  const [lat, lng] = [Number(match[1]), Number(match[2])];
  return Math.abs(lat) <= 85 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

function readArea(text: string): DrawnArea | undefined {
  const texts = text.split(BETWEEN_CORNERS);
  if (texts.length < MIN_CORNERS || texts.length > CORNERS_LIMIT) return undefined;
  const corners = texts.map(readCorner).filter((corner) => corner !== undefined);
  return corners.length === texts.length ? corners : undefined;
}

/**
 * Reads the areas of `area=43.65*-79.38_…` in an address, without duplicates; unreadable areas and those
 * above the limit are left out.
 */
export function readDrawnAreas(query: URLSearchParams): readonly DrawnArea[] {
  const areas = query.getAll(PARAMETER).map(readArea);
  return areas
    .filter((area) => area !== undefined)
    .slice(0, DRAWN_AREAS_LIMIT)
    .filter((_, at, all) => all.slice(0, at + 1).flat().length <= ALL_CORNERS_LIMIT);
}

const inDegrees = (value: number) => String(Number(value.toFixed(DECIMALS)) + 0);
const rounded = ({ lat, lng }: LatLng): LatLng => ({
  lat: Number(inDegrees(lat)),
  lng: Number(inDegrees(lng)),
});

/** Areas as `readDrawnAreas` reads them: the values of the parameter. */
export function drawnAreaTexts(areas: readonly DrawnArea[]): string[] {
  return areas.map((area) =>
    area
      .map(({ lat, lng }) => [lat, lng].map(inDegrees).join(BETWEEN_NUMBERS))
      .join(BETWEEN_CORNERS),
  );
}

/** Writes areas into an address in place of its present ones. */
export function writeDrawnAreas(areas: readonly DrawnArea[], query: URLSearchParams): void {
  query.delete(PARAMETER);
  for (const text of drawnAreaTexts(areas)) query.append(PARAMETER, text);
}

/** A drawn line as an area, rounded to the precision of addresses; undefined when it encloses nothing. */
export function areaOfLine(line: readonly LatLng[]): DrawnArea | undefined {
  const step = Math.ceil(line.length / CORNERS_DRAWN);
  const corners = line.filter((_, index) => index % step === 0).map(rounded);
  const distinct = corners.filter(
    ({ lat, lng }, index) =>
      index === 0 || lat !== corners[index - 1]?.lat || lng !== corners[index - 1]?.lng,
  );
  return distinct.length < MIN_CORNERS ? undefined : distinct;
}

/** The view of a map, as a drawn area. */
export function areaOfView({ north, south, east, west }: Bounds): DrawnArea {
  const corners: [number, number][] = [
    [north, west],
    [south, west],
    [south, east],
    [north, east],
  ];
  return corners.map(([lat, lng]) => rounded({ lat, lng }));
}

/** The ring of an area, [lng, lat], in the form a search takes. */
export function ringOfArea(area: DrawnArea): Ring {
  return area.map(({ lat, lng }) => [lng, lat] as const);
}

/** The `map` parameter that finds the homes of any of the areas. */
export function mapOfAreas(areas: readonly DrawnArea[]): [number, number][][] {
  return areas.map((area) => area.map(({ lat, lng }): [number, number] => [lng, lat]));
}
