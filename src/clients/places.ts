import {
  type FoundPlace,
  geocodePlaceCall,
  getPlaceDatabaseCall,
  getPlacePolygonCall,
  type Location,
  type PlaceAtPoint,
  type PlaceDatabase,
  type PlacePolygon,
  type PlaceSuggestions,
  reverseGeocodeCall,
  suggestPlacesCall,
} from '#src/contract/places/calls.ts';
import type { CallOutcome } from '#src/contract/listings/realty-calls.ts';
import { call } from './http.ts';

type Typed = { readonly q: string; readonly near?: Location | undefined };

/** Places and neighbourhoods for what is typed so far, at most `limit` of each; near ones first. */
export function suggestPlaces(
  { q, near, limit }: Typed & { readonly limit: number },
  signal?: AbortSignal,
): Promise<CallOutcome<PlaceSuggestions>> {
  return call(suggestPlacesCall, { query: { q, ...near, limit }, signal });
}

/** The place that a text names; refused with 404 when it names none. */
export function geocodePlace(
  { q, near }: Typed,
  signal?: AbortSignal,
): Promise<CallOutcome<FoundPlace>> {
  return call(geocodePlaceCall, { query: { q, ...near }, signal });
}

/** What lies at a point; refused with 404 far from every town. */
export function reverseGeocode(
  point: Location,
  signal?: AbortSignal,
): Promise<CallOutcome<PlaceAtPoint>> {
  return call(reverseGeocodeCall, { query: point, signal });
}

/** The outline of a city by its key ("ON/toronto"), or of one of its neighbourhoods by name. */
export function getPlacePolygon(
  query: { readonly key: string; readonly neighbourhood?: string | undefined },
  signal?: AbortSignal,
): Promise<CallOutcome<PlacePolygon>> {
  return call(getPlacePolygonCall, { query, signal });
}

/** Every city and neighbourhood. */
export function getPlaceDatabase(signal?: AbortSignal): Promise<CallOutcome<PlaceDatabase>> {
  return call(getPlaceDatabaseCall, { query: {}, signal });
}
