import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { GazetteerPlace } from './cities.ts';
import { movedSections } from './market-cities.ts';
import type { PlaceCity } from './place-city.ts';
import { searchText } from '#src/domain/places/search-text.ts';

/** Sections nearer than this to a known neighbourhood are the same one under another name. */
const SAME_PLACE_M = 700;
/** Places of the same name nearer than this are one place. */
const SAME_NAME_M = 8000;
const MAX_REACH_KM = 28;
/** A place beside a smaller town is a village of its own more often than a part of the town. */
const SMALLEST_WITH_SECTIONS = 20_000;

/** Census divisions with city borders that distance alone would get wrong. */
const STRICT_DIVISIONS = new Set(['3506', '3518', '3519', '3520', '3521', '3524', '3525']);

export type DividedCity = { readonly city: PlaceCity; readonly division: string | undefined };

/**
 * The cities with the sections of the gazetteer that lie in them. A section goes to the city with the least
 * distance / population^0.28: fitted so that large cities reach further. A place that is already a town, or
 * a neighbourhood of any city, is not added again.
 */
export function withSections(
  cities: readonly DividedCity[],
  sections: readonly GazetteerPlace[],
): PlaceCity[] {
  const placesByText = Map.groupBy(namedPlaces(cities), ({ name }) => searchText(name));
  const isUnknown = (section: GazetteerPlace) =>
    !/\d/.test(section.name) &&
    (placesByText.get(searchText(section.name)) ?? []).every(
      (place) => metres(place, section) > SAME_NAME_M,
    );
  const addedSections = Map.groupBy(sections.filter(isUnknown), (section) =>
    cityKeyOf(section, cities),
  );
  return cities.map(({ city }) => {
    const neighbourhoods = [...city.neighbourhoods];
    for (const { name, lat, lng } of addedSections.get(city.key) ?? []) {
      const section = { name, lat, lng, fsa: null };
      if (isNew(section, neighbourhoods)) neighbourhoods.push(section);
    }
    return { ...city, neighbourhoods };
  });
}

type NamedPoint = { readonly name: string; readonly lat: number; readonly lng: number };

function namedPlaces(cities: readonly DividedCity[]): NamedPoint[] {
  return cities.flatMap(({ city }) => [city, ...city.neighbourhoods]);
}

function cityKeyOf(section: GazetteerPlace, cities: readonly DividedCity[]): string | null {
  let nearest: { city: PlaceCity; cost: number } | undefined;
  for (const { city, division } of cities) {
    if (city.province !== section.province || Math.abs(city.lat - section.lat) > 0.3) continue;
    if (division !== section.division && STRICT_DIVISIONS.has(section.division)) continue;
    const km = metres(city, section) / 1000;
    if (km > Math.min(MAX_REACH_KM, 4 + Math.sqrt(city.population) / 45)) continue;
    const cost = km / city.population ** 0.28;
    if (!nearest || cost < nearest.cost) nearest = { city, cost };
  }
  if (!nearest) return null;
  const { key, population } = nearest.city;
  const newPlace = movedSections.get(`${key}|${section.name}`);
  if (newPlace !== undefined) return newPlace;
  return population >= SMALLEST_WITH_SECTIONS ? key : null;
}

function isNew(section: NamedPoint, sections: readonly NamedPoint[]): boolean {
  const text = searchText(section.name);
  return sections.every(
    (place) => searchText(place.name) !== text && metres(place, section) > SAME_PLACE_M,
  );
}

function metres(one: NamedPoint, other: NamedPoint): number {
  return metresBetween([one.lng, one.lat], [other.lng, other.lat]);
}
