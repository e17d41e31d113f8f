import type { PlaceDatabase } from '#src/contract/places/calls.ts';
import { slug } from '#src/lib/text/fold.ts';
import type { PlaceEntry } from '../search/place-entry.ts';
import type { PlacesService } from '../service.ts';

/** The number of homes of one kind on the market in a part of a city. */
export type LocationCount = {
  readonly boardId: number;
  readonly class: string;
  readonly area: string | null;
  /** As a URL segment. */
  readonly neighbourhood: string | null;
  readonly count: number;
};

export type LocationDependencies = {
  readonly places: Pick<PlacesService, 'database' | 'polygon' | 'search'>;
  /**
   * Resolves once homes have been counted, which takes seconds after a start; nothing else may be called
   * before.
   */
  readonly whenCounted: () => Promise<unknown>;
  /** The counts of a city by its key, for example "ON/toronto". */
  readonly activeCounts: (cityKey: string) => readonly LocationCount[];
  /** When the listings last changed, an ISO time. */
  readonly updatedOn: () => string | null;
};

/** A city or a part of one. */
export type ListedPlace = {
  readonly id: string;
  readonly type: 'city' | 'neighborhood';
  readonly name: string;
  /** Its name as a URL segment. */
  readonly segment: string;
  readonly cityKey: string;
  readonly city: string;
  readonly state: string;
  readonly lat: number;
  readonly lng: number;
};

function cityPlaces({
  key,
  name,
  state,
  lat,
  lng,
  neighborhoods,
}: PlaceDatabase['cities'][number]) {
  const id = `CA.${key.replace('/', '.')}`;
  const place = { cityKey: key, city: name, state };
  const city: ListedPlace = { ...place, id, type: 'city', name, segment: slug(name), lat, lng };
  const parts = neighborhoods.map(([part, partLat, partLng]): ListedPlace => {
    const segment = slug(part);
    const partPlace = { name: part, segment, lat: partLat, lng: partLng };
    return { ...place, ...partPlace, id: `${id}.${segment}`, type: 'neighborhood' };
  });
  return [city, ...parts];
}

/** Every city with its parts after it. */
export function listedPlaces(places: Pick<PlacesService, 'database'>): readonly ListedPlace[] {
  return places.database().cities.flatMap(cityPlaces);
}

/** The id of a place that was found by name. */
export function placeId({ kind, cityKey, name }: PlaceEntry): string {
  const city = `CA.${cityKey.replace('/', '.')}`;
  return kind === 'neighbourhood' ? `${city}.${slug(name)}` : city;
}

/** The number of homes on the market in a place, of all kinds unless `isCounted` selects some. */
export function countOf(
  { type, cityKey, segment }: ListedPlace,
  { activeCounts }: LocationDependencies,
  isCounted: (count: LocationCount) => boolean = () => true,
): number {
  return activeCounts(cityKey)
    .filter((one) => type === 'city' || one.neighbourhood === segment)
    .filter(isCounted)
    .reduce((sum, { count }) => sum + count, 0);
}

/** The region that listings give for a city; null when they give none. */
export function areaOf(
  { cityKey }: ListedPlace,
  { activeCounts }: LocationDependencies,
): string | null {
  return activeCounts(cityKey).find(({ area }) => area !== null)?.area ?? null;
}

/** The outer rings of a place's outline; undefined when it is unknown. */
export function outlineOf(
  { type, cityKey, name }: ListedPlace,
  { places }: LocationDependencies,
): [number, number][][] | undefined {
  const polygon = places.polygon(cityKey, type === 'city' ? undefined : name);
  return polygon?.path.coordinates.flatMap((rings) => rings.slice(0, 1));
}
