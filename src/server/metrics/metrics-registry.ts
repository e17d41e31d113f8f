import { collectDefaultMetrics, Registry } from 'prom-client';

/** Measurements of this process: memory, processor time, delay of the event loop, garbage collection. */
export function metricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
