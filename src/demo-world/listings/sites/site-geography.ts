import type { Street } from '#src/server/places/streets/street-directory.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** A part of a city and its centre, degrees; `fsa` is the start of its postal codes where known. */
type CityPart = {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly fsa: string | null;
};

/** What the demo homes stand on: the streets of the map, and the parts of the gazetteer's cities. */
export type SiteGeography = {
  /** Every stretch of a city's streets, by a key such as "ON/toronto". */
  readonly streetsOf: (cityKey: string) => Iterable<Street>;
  /** Where the house of a number stands; undefined when there is none. */
  readonly locate: (street: Street, number: number) => LatLng | undefined;
  readonly partsOf: (cityKey: string) => readonly CityPart[];
  readonly isLand: (point: LatLng) => boolean;
};
