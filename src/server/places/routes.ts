import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import {
  geocodePlace,
  getPlaceDatabase,
  getPlacePolygon,
  reverseGeocode,
  suggestPlaces,
} from '#src/contract/places/places.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { mount } from '../http/mount.ts';
import type { PlacesService } from './service.ts';

const CACHE_CONTROL = 'public, max-age=86400';
/** Of suggestions while the streets are still being listed. */
const SHORT_CACHE_CONTROL = 'public, max-age=10';

type Near = { lat?: number | undefined; lng?: number | undefined };

function pointOf({ lat, lng }: Near) {
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

function found<Value>(value: Value | undefined, param: string, msg: string): Value {
  if (value === undefined) throw new RefusedRequest(404, [{ param, msg }]);
  return value;
}

/** Autocomplete, geocoding both ways, outlines, and the places for the browser's database. */
export function placesRoutes(app: FastifyInstance, places: PlacesService): void {
  mount(app, suggestPlaces, async ({ query, reply }) => {
    const request = { text: query.q, near: pointOf(query), limit: query.limit };
    const cacheControl = places.isWarm() ? CACHE_CONTROL : SHORT_CACHE_CONTROL;
    return reply.header('cache-control', cacheControl).send(await places.suggest(request));
  });
  mount(app, geocodePlace, async ({ query, reply }) => {
    const place = await places.geocode(query.q, pointOf(query));
    const body = found(place, 'q', 'names no place in Canada');
    return reply.header('cache-control', CACHE_CONTROL).send(body);
  });
  mount(app, reverseGeocode, async ({ query, reply }) => {
    const body = found(places.reverse(query), 'lat', 'there is no town near this point');
    return reply.header('cache-control', CACHE_CONTROL).send(body);
  });
  mount(app, getPlacePolygon, async ({ query, reply }) => {
    const polygon = places.polygon(query.key, query.neighbourhood);
    const body = found(polygon, 'key', 'there is no outline of this place');
    return reply.header('cache-control', CACHE_CONTROL).send(body);
  });
  databaseRoute(app, places);
}

/** The database is made into text once; its tag is of that text. */
function databaseRoute(app: FastifyInstance, places: PlacesService): void {
  let kept: { text: string; tag: string } | undefined;
  mount(app, getPlaceDatabase, async ({ request, reply }) => {
    kept ??= tagged(JSON.stringify(places.database()));
    reply.header('cache-control', CACHE_CONTROL).header('etag', kept.tag);
    if (request.headers['if-none-match']?.includes(kept.tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(kept.text);
  });
}

/** The tag is weak, as the compressed answer has it too. */
function tagged(text: string): { text: string; tag: string } {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { text, tag: `W/"${digest}"` };
}
