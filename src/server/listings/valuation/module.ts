import type { FastifyInstance } from 'fastify';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type { IdentifyViewer } from '../../http/mount.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type Job, repeatedJob } from '../../scheduling/repeated-job.ts';
import type { Derived } from '../directory/listing-directory.ts';
import type { HistoryIndex } from '../history/history-index.ts';
import type { ListingRepository, StoredListing } from '../repository.ts';
import { measuredAccuracy } from './measured-accuracy.ts';
import { nearbySales } from './nearby-sales.ts';
import { valuationOptOuts } from './opt-outs.ts';
import { valuations } from './valuation.ts';
import { valuationRoutes } from './valuation-routes.ts';

type ValuationModuleDependencies = {
  readonly repository: ListingRepository;
  readonly homes: Derived<HistoryIndex>;
  readonly getListing: (key: ListingKey, viewer: Viewer) => Promise<StoredListing>;
  readonly identify: IdentifyViewer;
  readonly today: () => string;
};

const DAY_MS = 86_400_000;

/** Mounts the calls that value homes; its job measures each day how far the values are off. */
export function valuationModule(
  server: FastifyInstance,
  { repository, homes, getListing, identify, today }: ValuationModuleDependencies,
): Job {
  const accuracy = measuredAccuracy(repository, today);
  const values = valuations({
    findSales: nearbySales(repository, today),
    accuracyFor: accuracy.accuracyFor,
    hasOptedOut: valuationOptOuts({ homes, repository }),
    getListing,
  });
  valuationRoutes(server, { values, identify });
  return repeatedJob({
    everyMs: DAY_MS,
    run: accuracy.refresh,
    onError: (error) => server.log.error(error, 'the accuracy of the values could not be measured'),
  });
}
