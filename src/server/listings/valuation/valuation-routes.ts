import type { FastifyInstance } from 'fastify';
import { getListingValuation, getValuation } from '#src/contract/listings/valuations.ts';
import type { IdentifyViewer } from '../../http/mount.ts';
import { mountForViewer } from '../../http/mount-for-viewer.ts';
import { boardInHeader } from '../detail/board-header.ts';
import type { valuations } from './valuation.ts';

type ValuationRouteDependencies = {
  readonly values: ReturnType<typeof valuations>;
  readonly identify: IdentifyViewer;
};

/** The values of homes, on the market or not. */
export function valuationRoutes(
  app: FastifyInstance,
  { values, identify }: ValuationRouteDependencies,
): void {
  mountForViewer(app, { identify }, getValuation, ({ query, viewer }) =>
    values.ofHome(query, viewer),
  );
  mountForViewer(app, { identify }, getListingValuation, (call) => {
    const { boardId = boardInHeader(call) } = call.query;
    return values.ofListing({ ...call.params, boardId }, call.viewer);
  });
}
