import type { FastifyInstance } from 'fastify';
import { BUILDING_SEARCHES, getBuilding } from '#src/contract/listings/buildings.ts';
import { RefusedRequest } from '#src/contract/problem.ts';
import { mount } from '../http/mount.ts';

/** The provider's calls about buildings, which stay empty: listings are not grouped by building. */
export function buildingRoutes(app: FastifyInstance): void {
  for (const search of BUILDING_SEARCHES) {
    mount(app, search, async ({ query: { pageNum, resultsPerPage } }) => ({
      page: pageNum,
      numPages: 0,
      pageSize: resultsPerPage,
      count: 0,
      buildings: [],
    }));
  }
  mount(app, getBuilding, async () => {
    throw new RefusedRequest(404, [
      { param: 'addressKey', msg: 'there is no data about buildings here' },
    ]);
  });
}
