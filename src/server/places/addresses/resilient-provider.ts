import { offThread } from '../../scheduling/request-work.ts';
import type { AddressProvider, ResilientProvider } from './address-provider.ts';

/** How long a provider that failed is left alone. */
const PAUSE_MS = 10_000;

type ResilientOptions = {
  /** Called at the first of several failures in a row. */
  readonly onFailure: (error: unknown) => void;
  readonly clock?: { now(): number };
};

/**
 * A provider that may be down: it then finds no address and is left alone for a while, so that nobody who
 * types waits for it.
 */
export function resilientProvider(
  provider: AddressProvider,
  { onFailure, clock = performance }: ResilientOptions,
): ResilientProvider {
  let openUntilMs = 0;
  let hasFailed = false;

  async function ask<Value>(request: () => Promise<Value>, otherwise: Value): Promise<Value> {
    if (clock.now() < openUntilMs) return otherwise;
    try {
      const value = await offThread(request);
      hasFailed = false;
      return value;
    } catch (error) {
      openUntilMs = clock.now() + PAUSE_MS;
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
