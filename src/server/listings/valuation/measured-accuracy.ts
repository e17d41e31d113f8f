import { setTimeout as delay } from 'node:timers/promises';
import { measureAccuracy, type MeasuredAccuracy } from '#src/domain/market/valuation/accuracy.ts';
import { dayNumber } from '#src/domain/listing/field-values.ts';
import { offThread } from '../../scheduling/request-work.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { ListingRepository } from '../repository.ts';
import { monthsBefore } from '../similar/comparables.ts';
import { leaveOneOut } from './leave-one-out.ts';
import { recordedSales } from './recorded-sales.ts';

/** Months of sales: the tested half year, and the year before each tested sale. */
const MONTHS = 18;

/** A value is given without its error when measuring takes longer, as at the start of the server. */
const PATIENCE_MS = 300;
const NO_ACCURACY = measureAccuracy([]);

type Measured = {
  /** The errors of values computed from the sales that a viewer may see. */
  readonly accuracyFor: (viewer: Viewer) => Promise<MeasuredAccuracy>;
  /** Measures all anew, until the signal is aborted. */
  readonly refresh: (signal: AbortSignal) => Promise<void>;
};

/** The viewer whose sales are used: values for anonymous viewers come from public sales alone. */
const sightOf = (viewer: Viewer) => (viewer === 'anonymous' ? 'anonymous' : 'verified');

/**
 * The errors of the values, measured on the server's own sales and kept until they are measured anew.
 * Before the first measurement a question waits a moment for it.
 */
export function measuredAccuracy(
  repository: Pick<ListingRepository, 'facts'>,
  today: () => string,
): Measured {
  const current = new Map<Viewer, Promise<MeasuredAccuracy>>();

  async function measure(viewer: Viewer, signal?: AbortSignal): Promise<MeasuredAccuracy> {
    const sales = await recordedSales(repository, viewer, monthsBefore(today(), MONTHS));
    return measureAccuracy(await leaveOneOut(sales, dayNumber(today()), signal));
  }

  function begin(viewer: Viewer, signal?: AbortSignal): Promise<MeasuredAccuracy> {
    const accuracy = measure(viewer, signal);
    const forget = () => {
      if (current.get(viewer) === accuracy) current.delete(viewer);
    };
    // Waiting callers get the failure; the next question measures again.
    accuracy.catch(forget);
    return accuracy;
  }

  return {
    accuracyFor(viewer) {
      const sight = sightOf(viewer);
      const accuracy = current.get(sight) ?? begin(sight);
      current.set(sight, accuracy);
      const patience = delay(PATIENCE_MS, NO_ACCURACY, { ref: false });
      return offThread(() => Promise.race([accuracy, patience]));
    },
    async refresh(signal) {
      for (const sight of ['anonymous', 'verified'] as const) {
        const accuracy = begin(sight, signal);
        // The former errors are given until there are new ones.
        if (!current.has(sight)) current.set(sight, accuracy);
        await accuracy;
        current.set(sight, accuracy);
      }
    },
  };
}
