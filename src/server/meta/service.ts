import { BOARDS } from '#src/domain/listing/boards.ts';
import { priceScale } from '#src/domain/search/price-steps.ts';
import { CLOSED_STATUSES } from '#src/domain/listing/status/status.ts';
import {
  CLUSTER_LIMIT,
  CLUSTER_PRECISION_LIMIT,
  PAGE_SIZE_LIMIT,
} from '#src/contract/listings/search/values/search-limits.ts';
import { SORTS } from '#src/contract/listings/search/sorts.ts';
import { ACTIVE_STATUSES, LAST_STATUSES, type LastStatus } from '#src/contract/listings/listing.ts';
import { VERTEX_LIMIT } from '#src/contract/listings/search/values/map-area.ts';
import type { Meta } from '#src/contract/meta.ts';

const API_VERSION = 2;

/** What is said of all listings together, from what everyone may know of each. */
export type Totals = {
  readonly listings: number;
  readonly active: number;
  readonly updatedOn: string | null;
  readonly propertyTypes: readonly string[];
};

export type MetaSources = {
  readonly totals: () => Promise<Totals>;
  /** Whether sold homes may be among the listings. */
  readonly hasSold: boolean;
};

function has(codes: readonly LastStatus[], code: LastStatus): boolean {
  return codes.includes(code);
}

function statusOf(lastStatus: LastStatus): Meta['statuses'][number] {
  const { sale, lease } = CLOSED_STATUSES;
  const sold = has([...sale.closed, ...sale.conditional], lastStatus) ? 'sold' : null;
  const leased = has([...lease.closed, ...lease.conditional], lastStatus) ? 'leased' : null;
  return {
    lastStatus,
    status: has(ACTIVE_STATUSES, lastStatus) ? 'A' : 'U',
    badge: sold ?? leased,
  };
}

/** Describes the realty API to its clients: boards, codes, limits, and how much there is. */
export function metaService({ totals, hasSold }: MetaSources): { meta(): Promise<Meta> } {
  return {
    async meta() {
      const { listings, active, updatedOn, propertyTypes } = await totals();
      return {
        apiVersion: API_VERSION,
        updatedOn,
        counts: { listings, active, offMarket: listings - active },
        capabilities: { sold: hasSold },
        boards: BOARDS.map(({ id, name, credit, disclaimer, showsHistory }) => ({
          boardId: id,
          name,
          credit,
          disclaimer,
          hasHistory: showsHistory ?? false,
        })),
        types: ['Sale', 'Lease'],
        classes: ['residential', 'condo', 'commercial'],
        propertyTypes: [...propertyTypes],
        statuses: LAST_STATUSES.map(statusOf),
        priceSteps: {
          sale: [...priceScale('sale').steps],
          lease: [...priceScale('lease').steps],
        },
        limits: {
          resultsPerPage: PAGE_SIZE_LIMIT,
          clusterLimit: CLUSTER_LIMIT,
          clusterPrecision: CLUSTER_PRECISION_LIMIT,
          mapVertices: VERTEX_LIMIT,
        },
        sorts: [...SORTS],
      };
    },
  };
}
