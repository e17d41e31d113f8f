import type { ListingSearch } from '#src/contract/listings/search/search.ts';
import { homeCostsOf, monthlyCostOf } from '#src/domain/budget/monthly-cost.ts';
import { purchaseTermsOf } from '#src/domain/budget/budget.ts';
import { costedHome } from '#src/domain/listing/summary/summary-document.ts';
import { toListItem, isPublicView } from './list-items.ts';
import type { StoredListing, StoredSummary } from './repository.ts';

const COST = /^monthlyCost(\.|$)/;

function wantsCost(fields: readonly string[] | undefined): boolean {
  return fields?.some((field) => COST.test(field)) ?? true;
}

/**
 * Turns listings into answers of a search, each with its monthly cost under the search's way of paying,
 * unless only other fields are wanted. A public view has no price, and so no cost.
 */
export function listingResultMapper(search: ListingSearch, fields: readonly string[] | undefined) {
  const terms = purchaseTermsOf(search);
  const isCosted = wantsCost(fields);
  return (listing: StoredListing) => {
    const listedForm = toListItem(listing);
    if (!isCosted || isPublicView(listing)) return listedForm;
    const monthlyCost = monthlyCostOf({ ...listing, costs: homeCostsOf(listing) }, terms);
    return monthlyCost ? { ...listedForm, monthlyCost } : listedForm;
  };
}

/** The same for summaries. */
export function summaryResultMapper(search: ListingSearch, fields: readonly string[] | undefined) {
  const terms = purchaseTermsOf(search);
  const isCosted = wantsCost(fields);
  return (summary: StoredSummary) => {
    if ('restricted' in summary) return summary;
    const monthlyCost = isCosted ? monthlyCostOf(costedHome(summary), terms) : undefined;
    return monthlyCost ? { ...summary.listing, monthlyCost } : summary.listing;
  };
}
