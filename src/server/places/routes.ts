import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import {
  geocodePlace,
  getPlaceDatabase,
  getPlacePolygon,
  listNeighbourhoods,
  reverseGeocode,
  suggestPlaces,
} from '#src/contract/places/places.ts';
import { listNearbyPoints } from '#src/contract/places/nearby.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { type IdentifyViewer, mount } from '../http/mount.ts';
import { mountForViewer } from '../http/mount-for-viewer.ts';
import { SentAs } from '../http/replies/replies.ts';
import type { PlacesService } from './service.ts';

const CACHE_CONTROL = 'public, max-age=86400';
/** Sent while the streets or points are still being listed, or while their provider is down. */
const SHORT_CACHE_CONTROL = 'public, max-age=10';

type Near = { lat?: number | undefined; lng?: number | undefined };

function pointOf({ lat, lng }: Near) {
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

function orNotFound<Value>(value: Value | undefined, param: string, msg: string): Value {
  if (value === undefined) throw new RefusedRequest(404, [{ param, msg }]);
  return value;
}

/** Autocomplete, geocoding both ways, outlines, and the places for the browser's database. */
export function placesRoutes(
  app: FastifyInstance,
  { places, identify }: { places: PlacesService; identify: IdentifyViewer },
): void {
  // Read after the answer, as the answer itself may show that a provider is down.
  const cacheControl = () => (places.isAnswering() ? CACHE_CONTROL : SHORT_CACHE_CONTROL);
  mountForViewer(app, { identify }, suggestPlaces, async ({ query, setCacheControl }) => {
    const suggestions = await places.suggest({
      text: query.q,
      near: pointOf(query),
      limit: query.limit,
    });
    setCacheControl(places.isWarm() ? CACHE_CONTROL : SHORT_CACHE_CONTROL);
    return suggestions;
  });
  mountForViewer(app, { identify }, geocodePlace, async ({ query, setCacheControl }) => {
    const place = await places.geocode(query.q, pointOf(query));
    setCacheControl(cacheControl());
    return orNotFound(place, 'q', 'does not name a place in Canada');
  });
  mount(app, reverseGeocode, async ({ query, reply }) => {
    const place = await places.reverse(query);
    reply.header('cache-control', cacheControl());
    return orNotFound(place, 'lat', 'there is no town near this point');
  });
  mount(app, getPlacePolygon, async ({ query, reply }) => {
    const polygon = places.polygon(query.key, query.neighbourhood);
    reply.header('cache-control', CACHE_CONTROL);
    return orNotFound(polygon, 'key', 'there is no outline for this place');
  });
  mount(app, listNeighbourhoods, async ({ query, reply }) => {
    reply.header('cache-control', CACHE_CONTROL);
    return { neighbourhoods: places.neighbourhoodsIn(query) };
  });
  mountForViewer(app, { identify }, listNearbyPoints, async ({ query, setCacheControl }) => {
    setCacheControl(places.arePointsReady() ? CACHE_CONTROL : SHORT_CACHE_CONTROL);
    return places.nearby(query, query.limit);
  });
  databaseRoute(app, places);
}

/** The database is serialized once; its tag is made from that text. */
function databaseRoute(app: FastifyInstance, places: PlacesService): void {
  let cachedReply: { text: string; tag: string } | undefined;
  mount(app, getPlaceDatabase, async ({ reply }) => {
    const database = places.database();
    cachedReply ??= withTag(JSON.stringify(database));
    reply.header('cache-control', CACHE_CONTROL).header('etag', cachedReply.tag);
    reply.type('application/json; charset=utf-8');
    return new SentAs(database, cachedReply.text);
  });
}

/** A weak tag, as the compressed answer carries it too. */
function withTag(text: string): { text: string; tag: string } {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { text, tag: `W/"${digest}"` };
}
