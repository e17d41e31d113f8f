import type { FastifyInstance } from 'fastify';
import { getBasemapTile } from '#src/contract/images/basemap.ts';
import { mountRaw } from '../http/mount.ts';

export type TileServer = {
  tile(z: number, x: number, y: number): Promise<Uint8Array | undefined>;
};

/** Not longer: after an upgrade, tiles of two versions would lie side by side. */
const DAY_SECONDS = 86_400;

/** The offline basemap as vector tiles. A tile with nothing in it is answered 204. */
export function basemapModule(app: FastifyInstance, basemap: TileServer): void {
  mountRaw(app, getBasemapTile, async ({ params, reply }) => {
    const tile = await basemap.tile(params.z, params.x, params.y);
    reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
    if (!tile?.length) return reply.code(204).send();
    return reply.type('application/vnd.mapbox-vector-tile').send(Buffer.from(tile));
  });
}
