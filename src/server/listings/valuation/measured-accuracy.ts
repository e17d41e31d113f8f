import { measureAccuracy, type MeasuredAccuracy } from '#src/domain/market/valuation/accuracy.ts';
import { dayNumber } from '#src/domain/listing/field-values.ts';
import { elsewhere } from '../../scheduling/request-work.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { ListingRepository } from '../repository.ts';
import { monthsBefore } from '../similar/comparables.ts';
import { leaveOneOut } from './leave-one-out.ts';
import { recordedSales } from './recorded-sales.ts';

/** Months of sales: the half year that is tested, and the year before each of them. */
const MONTHS = 18;

type Measured = {
  /** The errors of values that come from the sales a viewer may see. */
  readonly accuracyFor: (viewer: Viewer) => Promise<MeasuredAccuracy>;
  /** Measures all anew. */
  readonly refresh: () => Promise<void>;
};

/** Whose sales are seen: what anonymous viewers are told comes from public sales alone. */
const sightOf = (viewer: Viewer) => (viewer === 'anonymous' ? 'anonymous' : 'verified');

/**
 * The errors of the values, measured on the server's own sales and kept until they are measured anew.
 * The first question waits for them where nothing was measured yet.
 */
export function measuredAccuracy(
  repository: Pick<ListingRepository, 'facts'>,
  today: () => string,
): Measured {
  const current = new Map<Viewer, Promise<MeasuredAccuracy>>();

  async function measure(viewer: Viewer): Promise<MeasuredAccuracy> {
    const sales = await recordedSales(repository, viewer, monthsBefore(today(), MONTHS));
    return measureAccuracy(await leaveOneOut(sales, dayNumber(today())));
  }

  function begin(viewer: Viewer): Promise<MeasuredAccuracy> {
    const measured = measure(viewer);
    const forget = () => {
      if (current.get(viewer) === measured) current.delete(viewer);
    };
    // Who waits hears of the failure; the next question measures again.
    measured.catch(forget);
    return measured;
  }

  return {
    accuracyFor(viewer) {
      const sight = sightOf(viewer);
      const measured = current.get(sight) ?? begin(sight);
      current.set(sight, measured);
      return elsewhere(() => measured);
    },
    async refresh() {
      for (const sight of ['anonymous', 'verified'] as const) {
        const measured = begin(sight);
        // Until there are new errors, those before are told.
        if (!current.has(sight)) current.set(sight, measured);
        await measured;
        current.set(sight, measured);
      }
    },
  };
}
