import type { ListingLocationQuery } from '#src/contract/places/listing-locations.ts';
import type { BoardLocations } from '#src/contract/places/realty-location.ts';
import { BOARDS, OUTLINE_BOARD_ID } from '#src/domain/listing/boards.ts';
import { pauseWork } from '../../scheduling/request-work.ts';
import {
  type LocationCount,
  areaOf,
  countOf,
  type ListedPlace,
  type LocationDependencies,
  outlineOf,
} from './locations-list.ts';

/** The most cities with outlines in one answer, as outlines make a reply large. */
const CITY_LIMIT = 10;
const CLASSES = ['residential', 'condo', 'commercial'] as const;
const NO_AREA = 'Other';

type BoardChoice = Pick<ListingLocationQuery, 'boardId' | 'class'>;
type BoardCity = BoardLocations[number]['classes'][number]['areas'][number]['cities'][number];

/** A city with its chosen parts; a part chosen alone brings its city. */
function groupByBoard(places: readonly ListedPlace[]) {
  return [...Map.groupBy(places, ({ cityKey }) => cityKey).values()].slice(0, CITY_LIMIT);
}

type OutlineOf = (place: ListedPlace) => BoardCity['coordinates'];

type CountedPlaces = {
  readonly isCounted: (count: LocationCount) => boolean;
  readonly coordinatesOf: OutlineOf;
};

const noOutline: OutlineOf = () => null;

/** Makes the outlines of places one after the other, as those of large cities take long. */
async function madeOutlines(
  places: readonly ListedPlace[],
  dependencies: LocationDependencies,
): Promise<OutlineOf> {
  const outlines = new Map<string, BoardCity['coordinates']>();
  for (const place of places) {
    await pauseWork();
    outlines.set(place.id, outlineOf(place, dependencies) ?? null);
  }
  return ({ id }) => outlines.get(id) ?? null;
}

/** A city and its chosen parts. */
function withCity(members: readonly ListedPlace[]): ListedPlace[] {
  const [first] = members;
  if (!first || members.some(({ type }) => type === 'city')) return [...members];
  const id = first.id.split('.').slice(0, -1).join('.');
  return [{ ...first, id, type: 'city', name: first.city, segment: '' }, ...members];
}

function cityOf(
  members: readonly ListedPlace[],
  { isCounted, coordinatesOf }: CountedPlaces,
  dependencies: LocationDependencies,
): BoardCity[] {
  const listedPlace = (place: ListedPlace) => ({
    name: place.name,
    activeCount: countOf(place, dependencies, isCounted),
    location: { lat: place.lat, lng: place.lng },
    coordinates: coordinatesOf(place),
  });
  const city = members.find(({ type }) => type === 'city');
  if (!city) return [];
  const neighborhoods = members.filter(({ type }) => type === 'neighborhood').map(listedPlace);
  return [{ ...listedPlace(city), state: city.state, neighborhoods }];
}

/**
 * Places by board, class and area. Outlines appear only under the outline board, whichever board has the
 * listings, and only once: with the first class.
 */
export async function boardLocations(
  places: readonly ListedPlace[],
  choice: BoardChoice,
  dependencies: LocationDependencies,
): Promise<BoardLocations> {
  const boards = BOARDS.filter(({ id }) => !choice.boardId || choice.boardId.includes(id));
  const cities = groupByBoard(places).map(withCity);
  const hasOutlines = boards.some(({ id }) => id === OUTLINE_BOARD_ID);
  const outlines = hasOutlines ? await madeOutlines(cities.flat(), dependencies) : noOutline;
  const names = choice.class ?? CLASSES;
  return boards.map(({ id, name }) => ({
    boardId: id,
    name,
    updatedOn: dependencies.updatedOn(),
    classes: names.map((kind, at) => {
      const isCounted = (one: LocationCount) => one.boardId === id && one.class === kind;
      const coordinatesOf = id === OUTLINE_BOARD_ID && at === 0 ? outlines : noOutline;
      const counting = { isCounted, coordinatesOf };
      const byArea = Map.groupBy(
        cities,
        ([first]) => (first && areaOf(first, dependencies)) ?? NO_AREA,
      );
      return {
        name: kind,
        areas: [...byArea].map(([area, members]) => ({
          name: area,
          cities: members.flatMap((city) => cityOf(city, counting, dependencies)),
        })),
      };
    }),
  }));
}
