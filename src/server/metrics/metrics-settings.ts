import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { InvalidSetting } from '#src/domain/map/settings.ts';

export type MetricsConfig = {
  /** Port that Prometheus reads the metrics from; undefined for none. */
  readonly metricsPort: number | undefined;
};

/** The settings of the metrics, as the README lists them. */
export const METRICS_SETTINGS = [
  {
    name: 'METRICS_PORT',
    byDefault: '',
    meaning:
      'Port on HOST that serves /metrics to Prometheus; without it, nothing is measured. Do not make it accessible to visitors',
  },
] as const;

const MAX_PORT = 65_535;

/** How these settings are read from the environment. */
export const metricsEnvironment = {
  METRICS_PORT: z.optional(
    z.string().check(
      z.refine((text) => /^\d{1,5}$/.test(text) && +text >= 1 && +text <= MAX_PORT, {
        error: 'METRICS_PORT must be a whole number from 1 to 65535, or empty',
      }),
    ),
  ),
};

/** Two servers cannot share a port. */
export function metricsFlaws(
  { metricsPort }: MetricsConfig,
  port: number,
): readonly InvalidSetting[] {
  if (metricsPort !== port) return [];
  return [
    {
      name: 'METRICS_PORT',
      sentence: `METRICS_PORT must be a different port from PORT, which is ${port}`,
    },
  ];
}

/** Makes the configuration from the values of the environment. */
export function metricsConfigOf({
  METRICS_PORT: port,
}: {
  METRICS_PORT?: string | undefined;
}): MetricsConfig {
  return { metricsPort: port === undefined ? undefined : Number(port) };
}
