import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { systemClock } from '#src/lib/clock.ts';
import type { AppDependencies } from './app.ts';
import { measureState } from './metrics/state-metrics.ts';

type MeasuredModules = {
  /** The day of the newest change of a listing, YYYY-MM-DD; undefined while it is unknown. */
  readonly feedUpdatedOn: () => string | undefined;
  readonly policyReports: () => ReadonlyMap<string, number>;
};

const nowMs = () => systemClock.now().getTime();

/** Measures what the modules of an app hold. */
export function measureModules(
  server: FastifyInstance,
  registry: Registry,
  { leads, customers, accounts, indexReadAtMs, feedReads, sharedListings }: AppDependencies,
  { feedUpdatedOn, policyReports }: MeasuredModules,
): void {
  measureState(registry, {
    queues: {
      leads: leads.repository.unsentCounts,
      alerts: customers.repository.alerts.unsentCounts,
      accounts: async () => ({ waiting: accounts?.embedded?.waitingEmails() ?? 0, dead: 0 }),
    },
    indexReadAtMs: indexReadAtMs ?? (() => undefined),
    copyCurrentAtMs: sharedListings?.currentAtMs,
    feedUpdatedAtMs: () => {
      const day = feedUpdatedOn();
      return day === undefined ? undefined : Date.parse(day);
    },
    feedReads: feedReads ?? (async () => []),
    policyReports,
    onError: (error) => server.log.error(error),
    nowMs,
  });
}
