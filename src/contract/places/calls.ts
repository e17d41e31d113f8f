import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import type { GeocodeQuery, NeighbourhoodsQuery, PolygonQuery, SuggestQuery } from './places.ts';

export const Location = z.object({ lat: z.number(), lng: z.number() });
export type Location = z.infer<typeof Location>;

export const PlaceKind = z.enum(['city', 'neighbourhood', 'postal', 'street', 'address']);
export type PlaceKind = z.infer<typeof PlaceKind>;

/** A suggestion that may be picked in a search box. */
export const PlaceSuggestion = z.object({
  type: z.enum(['locations', 'neighborhood']),
  kind: PlaceKind,
  place_id: z.string(),
  /** "Annex, Toronto, ON, Canada". */
  description: z.string(),
  structured_formatting: z.object({ main_text: z.string(), secondary_text: z.string() }),
  city: z.string(),
  /** Key of the city, which `getPlacePolygon` takes. */
  cityKey: z.string(),
  state: z.string(),
  location: Location,
  /** Zoom of the map that shows it. */
  zoom: z.number(),
  /** The homes that were asked for with it, as typed, and the query of a list or a map that finds them. */
  homes: z.optional(z.object({ text: z.string(), filters: z.string() })),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

export const PlaceSuggestions = z.object({
  locations: z.array(PlaceSuggestion),
  neighborhoods: z.array(PlaceSuggestion),
});
export type PlaceSuggestions = z.infer<typeof PlaceSuggestions>;

export const FoundPlace = z.object({
  kind: PlaceKind,
  name: z.string(),
  /** The unit of an address, as it was typed; its name and label omit it. */
  unit: z.optional(z.string()),
  label: z.string(),
  point: Location,
  zoom: z.number(),
  city: z.string(),
  cityKey: z.string(),
  province: z.string(),
  bounds: z.optional(
    z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  ),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

const Position = z.tuple([z.number(), z.number()]);

/** The outline of a city or neighbourhood; `path` is its GeoJSON geometry. */
export const PlacePolygon = z.object({
  name: z.string(),
  type: z.enum(['city', 'neighborhood']),
  city: z.string(),
  state: z.string(),
  center: Location,
  /** Derived from centres and built-up land, not surveyed. */
  approximate: z.boolean(),
  path: z.object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(Position))),
  }),
});
export type PlacePolygon = z.infer<typeof PlacePolygon>;

export const DatabaseCity = z.object({
  key: z.string(),
  name: z.string(),
  state: z.string(),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
  /** Name, latitude and longitude of each. */
  neighborhoods: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

/** Every city and neighbourhood, for a database in the browser. */
export const PlaceDatabase = z.object({ cities: z.array(DatabaseCity) });
export type PlaceDatabase = z.infer<typeof PlaceDatabase>;

/** A neighbourhood and its middle. */
export const MapNeighbourhood = z.object({
  name: z.string(),
  /** Key of its city, which `getPlacePolygon` takes. */
  cityKey: z.string(),
  location: Location,
});
export type MapNeighbourhood = z.infer<typeof MapNeighbourhood>;

export const Neighbourhoods = z.object({ neighbourhoods: z.array(MapNeighbourhood) });

export const listNeighbourhoodsCall: ClientCall<
  typeof Neighbourhoods,
  { query: typeof NeighbourhoodsQuery }
> = {
  method: 'GET',
  path: '/api/places/neighbourhoods',
  reply: Neighbourhoods,
};

export const suggestPlacesCall: ClientCall<
  typeof PlaceSuggestions,
  { query: typeof SuggestQuery }
> = {
  method: 'GET',
  path: '/api/places/suggestions',
  reply: PlaceSuggestions,
};

export const geocodePlaceCall: ClientCall<typeof FoundPlace, { query: typeof GeocodeQuery }> = {
  method: 'GET',
  path: '/api/places/geocode',
  reply: FoundPlace,
};

export const getPlacePolygonCall: ClientCall<typeof PlacePolygon, { query: typeof PolygonQuery }> =
  {
    method: 'GET',
    path: '/api/places/polygon',
    reply: PlacePolygon,
  };

export const getPlaceDatabaseCall: ClientCall<typeof PlaceDatabase, Record<never, never>> = {
  method: 'GET',
  path: '/api/places/database',
  reply: PlaceDatabase,
};
