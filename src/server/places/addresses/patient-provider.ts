import { elsewhere } from '../../scheduling/request-work.ts';
import type { AddressProvider, SteadyProvider } from './address-provider.ts';

/** How long a provider that failed is left alone. */
const PAUSE_MS = 10_000;

type PatientOptions = {
  /** Called at the first of several failures in a row. */
  readonly onFailure: (error: unknown) => void;
  readonly clock?: { now(): number };
};

/**
 * A provider that may be down: it then finds no address and is left alone for a while, so that nobody who
 * types waits for it.
 */
export function patientProvider(
  provider: AddressProvider,
  { onFailure, clock = performance }: PatientOptions,
): SteadyProvider {
  let askAgainAtMs = 0;
  let hasFailed = false;

  async function ask<Value>(request: () => Promise<Value>, otherwise: Value): Promise<Value> {
    if (clock.now() < askAgainAtMs) return otherwise;
    try {
      const value = await elsewhere(request);
      hasFailed = false;
      return value;
    } catch (error) {
      askAgainAtMs = clock.now() + PAUSE_MS;
      if (!hasFailed) onFailure(error);
      hasFailed = true;
      return otherwise;
    }
  }

  return {
    search: (text, options) => ask(() => provider.search(text, options), []),
    reverse: (point) => ask(() => provider.reverse(point), undefined),
    isAnswering: () => !hasFailed,
  };
}
