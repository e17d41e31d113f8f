import type { ListingLocationQuery } from '#src/contract/locations.ts';
import type { BoardLocations } from '#src/contract/realty-location.ts';
import { BOARDS, OUTLINE_BOARD_ID } from '#src/domain/boards.ts';
import {
  type ActiveCount,
  areaOf,
  countOf,
  type ListedPlace,
  type LocationParts,
  outlineOf,
} from './locations-list.ts';

/** Outlines make a reply large: so many cities are given with theirs. */
const CITY_LIMIT = 10;
const CLASSES = ['residential', 'condo', 'commercial'] as const;
const NO_AREA = 'Other';

export type BoardChoice = Pick<ListingLocationQuery, 'boardId' | 'class'>;
type BoardCity = BoardLocations[number]['classes'][number]['areas'][number]['cities'][number];

/** A city with those of its parts that were chosen; a part that was chosen alone brings its city. */
function grouped(places: readonly ListedPlace[]) {
  return [...Map.groupBy(places, ({ cityKey }) => cityKey).values()].slice(0, CITY_LIMIT);
}

type Counted = {
  readonly isCounted: (count: ActiveCount) => boolean;
  readonly hasOutlines: boolean;
};

function cityOf(
  members: readonly ListedPlace[],
  { isCounted, hasOutlines }: Counted,
  parts: LocationParts,
): BoardCity[] {
  const listed = (place: ListedPlace) => ({
    name: place.name,
    activeCount: countOf(place, parts, isCounted),
    location: { lat: place.lat, lng: place.lng },
    coordinates: hasOutlines ? (outlineOf(place, parts) ?? null) : null,
  });
  const [first] = members;
  if (!first) return [];
  const own = members.find(({ type }) => type === 'city');
  const city = own ?? { ...first, type: 'city' as const, name: first.city, segment: '' };
  const neighborhoods = members.filter(({ type }) => type === 'neighborhood').map(listed);
  return [{ ...listed(city), state: city.state, neighborhoods }];
}

/**
 * Places by board, class and area. Outlines are those of the outline board, whichever board has the
 * listings, and are given once: with the first class.
 */
export function boardLocations(
  places: readonly ListedPlace[],
  choice: BoardChoice,
  parts: LocationParts,
): BoardLocations {
  const boards = BOARDS.filter(({ id }) => !choice.boardId || choice.boardId.includes(id));
  const cities = grouped(places);
  const names = choice.class ?? CLASSES;
  return boards.map(({ id, name }) => ({
    boardId: id,
    name,
    updatedOn: parts.updatedOn(),
    classes: names.map((kind, at) => {
      const isCounted = (one: ActiveCount) => one.boardId === id && one.class === kind;
      const counted = { isCounted, hasOutlines: id === OUTLINE_BOARD_ID && at === 0 };
      const byArea = Map.groupBy(cities, ([first]) => (first && areaOf(first, parts)) ?? NO_AREA);
      return {
        name: kind,
        areas: [...byArea].map(([area, members]) => ({
          name: area,
          cities: members.flatMap((city) => cityOf(city, counted, parts)),
        })),
      };
    }),
  }));
}
