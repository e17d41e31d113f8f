import '../../jitless.ts';
import * as z from 'zod/mini';
import { SearchResult, ListingSummary, RestrictedListing } from '../listing.ts';
import { ProviderListing } from './provider-listing.ts';

/** A mask of the fields of a shape, for cutting schemas. */
function maskOf<const Shape extends object>(shape: Shape): { [Name in keyof Shape]: true } {
  return Object.fromEntries(Object.keys(shape).map((name) => [name, true])) as never;
}

const { monthlyCost, ...inProviderListing } = SearchResult.shape;

/** The summary of a listing as other programs read it: what cards and pins ask for of `ProviderListing`. */
export const ProviderSummary = z.extend(z.pick(ProviderListing, maskOf(inProviderListing)), {
  details: z.pick(ProviderListing.shape.details, maskOf(ListingSummary.shape.details.shape)),
  monthlyCost,
});
export type ProviderSummary = z.input<typeof ProviderSummary>;

/** A listing in the result of a search for summaries. */
export const ProviderSummaryResult = z.union([RestrictedListing, ProviderSummary]);
