import {
  FIELDS_WITH_OPEN_HOUSES,
  type ListingDocument,
  PHOTOS_OF_SUMMARY,
} from '#src/contract/listings/listing.ts';
import type { ProviderSummary } from '#src/contract/listings/provider/provider-summary.ts';
import { type CostedHome, type HomeCosts, homeCostsOf } from '#src/domain/budget/monthly-cost.ts';
import { inProviderForm } from '../provider-form.ts';
import { fieldPicker } from './field-picker.ts';

/** What lists and maps read of a listing in place of its document. */
export type SummaryDocument = {
  /** The fields of a summary as answers give them. */
  readonly listing: ProviderSummary;
  /** What its monthly cost is made of: answers work that out by how a search says homes are paid for. */
  readonly costs: HomeCosts;
};

const pickSummary = fieldPicker(FIELDS_WITH_OPEN_HOUSES);

/** The summary of a listing, as whoever may see it whole is given it. */
export function summaryOf(document: ListingDocument): SummaryDocument {
  return {
    listing: pickSummary(inProviderForm(document)) as ProviderSummary,
    costs: homeCostsOf(document),
  };
}

/** A summary as the home whose monthly cost is to be told. */
export function costedHome({ listing, costs }: SummaryDocument): CostedHome {
  return { ...listing, costs };
}

const SUMMARY_PATHS: ReadonlySet<string> = new Set(FIELDS_WITH_OPEN_HOUSES);

/** Whether all that a dotted path names of a listing is in its summary, as in its document. */
function isInSummary(path: string): boolean {
  const limit = /^(?:images|photos)\[(\d+)\]$/.exec(path);
  if (limit) return Number(limit[1]) <= PHOTOS_OF_SUMMARY;
  const [section = '', field = ''] = path.split('.');
  return SUMMARY_PATHS.has(section) || SUMMARY_PATHS.has(`${section}.${field}`);
}

/** Whether summaries tell all of the wanted fields; when none are named all of a listing is wanted. */
export function areInSummary(fields: readonly string[] | undefined): boolean {
  return fields?.every(isInSummary) ?? false;
}
