import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { wholeNumber } from '../listings/search/values/query-values.ts';

export const BASEMAP_MAX_ZOOM = 16;

/** One vector tile of the embedded basemap. */
export const getBasemapTile = endpoint(
  { method: 'GET', path: '/basemap/:z/:x/:y.mvt', reply: z.unknown() },
  {
    params: z.object({
      z: wholeNumber(0, BASEMAP_MAX_ZOOM),
      x: wholeNumber(0, 2 ** BASEMAP_MAX_ZOOM - 1),
      y: wholeNumber(0, 2 ** BASEMAP_MAX_ZOOM - 1),
    }),
    query: z.optional(z.unknown()),
  },
  {
    summary: 'Download a tile of the map',
    tag: 'Images',
    replyTypes: ['application/vnd.mapbox-vector-tile'],
    parameters: {
      z: 'Zoom of the tile.',
      x: 'Column of the tile, from the west.',
      y: 'Row of the tile, from the north.',
    },
  },
);
