import type { PlaceCity } from '../gazetteer/place-city.ts';

export type PlaceEntryKind = 'city' | 'neighbourhood' | 'postal' | 'street';

/** Something that can be found by its name. A city's own entry names itself as its city. */
export type PlaceEntry = {
  readonly kind: PlaceEntryKind;
  /** "Toronto", "Annex", "M5V" or "Queen Street W". */
  readonly name: string;
  readonly city: string;
  readonly cityKey: string;
  /** Two-letter code. */
  readonly province: string;
  readonly lat: number;
  readonly lng: number;
  /** The population of its city. */
  readonly population: number;
};

/** The entry of a city itself. */
function cityEntry({ key, name, province, lat, lng, population }: PlaceCity): PlaceEntry {
  return { kind: 'city', name, city: name, cityKey: key, province, lat, lng, population };
}

/** The entry of something in a city. */
export function entryIn(
  city: PlaceCity,
  place: Pick<PlaceEntry, 'kind' | 'name' | 'lat' | 'lng'>,
): PlaceEntry {
  const { kind, name, lat, lng } = place;
  return { ...cityEntry(city), kind, name, lat, lng };
}

/** Every city and neighbourhood. */
export function placeEntries(cities: readonly PlaceCity[]): PlaceEntry[] {
  return cities.flatMap((city) => [
    cityEntry(city),
    ...city.neighbourhoods.map((part) => entryIn(city, { kind: 'neighbourhood', ...part })),
  ]);
}

/** "Annex, Toronto, ON"; a city's own label is "Toronto, ON". */
export function labelOf({ kind, name, city, province }: PlaceEntry): string {
  return kind === 'city' ? `${name}, ${province}` : `${name}, ${city}, ${province}`;
}
