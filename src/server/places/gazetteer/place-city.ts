/** A part of a city and its centre, degrees; `fsa` is its postal prefix, two or three characters. */
export type Neighbourhood = {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly fsa: string | null;
};

/** A town or city of Canada with its known parts. */
export type PlaceCity = {
  /** Province code and slug, for example "ON/st-catharines"; no two cities share one. */
  readonly key: string;
  readonly name: string;
  /** Two-letter code, for example ON. */
  readonly province: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  /** Beginnings of its postal codes, two or three characters; empty when unknown. */
  readonly fsa: readonly string[];
  readonly neighbourhoods: readonly Neighbourhood[];
};

/** The market cities first, then every other town with a population, the largest first. */
export type CanadianPlaces = { readonly cities: readonly PlaceCity[] };
