import type { Street } from '#src/server/places/streets/street-directory.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';

/** A part of a city and its centre, degrees; `fsa` is the start of its postal codes where known. */
type CityPart = {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly fsa: string | null;
};

/** The ground of the demo homes: the streets of the map, and the parts of the gazetteer's cities. */
export type SiteGeography = {
  /** Every stretch of a city's streets, by a key such as "ON/toronto". */
  readonly streetsOf: (cityKey: string) => Iterable<Street>;
  /** The point of the house with a number; undefined when there is none. */
  readonly locate: (street: Street, number: number) => LatLng | undefined;
  readonly partsOf: (cityKey: string) => readonly CityPart[];
  readonly isLand: (point: LatLng) => boolean;
};
