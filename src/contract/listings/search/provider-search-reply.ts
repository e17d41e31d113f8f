import '../../jitless.ts';
import * as z from 'zod/mini';
import { AGGREGATE_PATHS } from '../statistics/aggregate-paths.ts';
import { MonthlyCost, RestrictedListing } from '../listing.ts';
import { ProviderListing } from '../provider/provider-listing.ts';
import { ProviderSummaryResult } from '../provider/provider-summary.ts';
import { ListingSearchReply } from './search-reply.ts';

const counts = z.optional(z.record(z.string(), z.number()));

/** The counts of a section, for example `address`, by the names of its fields. */
function sectionCounts(section: string) {
  const fields = AGGREGATE_PATHS.filter((path) => path.startsWith(`${section}.`));
  const names = fields.map((path) => path.slice(section.length + 1));
  return z.optional(z.object(Object.fromEntries(names.map((name) => [name, counts]))));
}

const { map, listPrice } = ListingSearchReply.shape.aggregates.def.innerType.shape;

/** A listing in a search result, as other programs read it. */
export const ProviderListingResult = z.union([
  RestrictedListing,
  z.extend(ProviderListing, { monthlyCost: z.optional(MonthlyCost) }),
]);

/** The answer to a search as other programs read it; our pages read less of it. */
export const ProviderSearchReply = z.extend(ListingSearchReply, {
  listings: z.array(ProviderListingResult),
  aggregates: z.optional(
    z.object({
      map,
      listPrice,
      address: sectionCounts('address'),
      details: sectionCounts('details'),
      condominium: sectionCounts('condominium'),
      nearby: sectionCounts('nearby'),
      permissions: sectionCounts('permissions'),
      office: sectionCounts('office'),
      photoCount: counts,
      boardId: counts,
      class: counts,
      type: counts,
      status: counts,
      lastStatus: counts,
      standardStatus: counts,
    }),
  ),
});

/** The answer to a search that names no fields besides those of summaries. */
export const SummarySearchReply = z.extend(ProviderSearchReply, {
  listings: z.array(ProviderSummaryResult),
});
