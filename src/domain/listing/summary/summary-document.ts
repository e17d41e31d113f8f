import {
  FIELDS_WITH_OPEN_HOUSES,
  type ListingDocument,
  PHOTOS_OF_SUMMARY,
} from '#src/contract/listings/listing.ts';
import type { ProviderSummary } from '#src/contract/listings/provider/provider-summary.ts';
import { type CostedHome, type HomeCosts, homeCostsOf } from '#src/domain/budget/monthly-cost.ts';
import { toProviderListing } from '../provider-form.ts';
import { fieldPicker } from './field-picker.ts';

/** What lists and maps read in place of a listing's document. */
export type SummaryDocument = {
  /** The fields of a summary in answers. */
  readonly listing: ProviderSummary;
  /** The parts of its monthly cost: answers compute that by the purchase terms of a search. */
  readonly costs: HomeCosts;
};

const pickSummary = fieldPicker(FIELDS_WITH_OPEN_HOUSES);

/** The summary of a listing for viewers who may see it whole. */
export function summaryOf(document: ListingDocument): SummaryDocument {
  return {
    listing: pickSummary(toProviderListing(document)) as ProviderSummary,
    costs: homeCostsOf(document),
  };
}

/** A summary in the form that its monthly cost is computed from. */
export function costedHome({ listing, costs }: SummaryDocument): CostedHome {
  return { ...listing, costs };
}

const SUMMARY_PATHS: ReadonlySet<string> = new Set(FIELDS_WITH_OPEN_HOUSES);

/** Whether the summary holds all that a dotted path names in the document. */
function isInSummary(path: string): boolean {
  const limit = /^(?:images|photos)\[(\d+)\]$/.exec(path);
  if (limit) return Number(limit[1]) <= PHOTOS_OF_SUMMARY;
  const [section = '', field = ''] = path.split('.');
  return SUMMARY_PATHS.has(section) || SUMMARY_PATHS.has(`${section}.${field}`);
}

/** Whether summaries hold all of the wanted fields; when none are named, the whole listing is wanted. */
export function summaryHasFields(fields: readonly string[] | undefined): boolean {
  return fields?.every(isInSummary) ?? false;
}
