import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import { isTenant } from '#src/domain/application/purpose.ts';

/** Takes away what only an owner has told, once the applicant says that they rent. */
export function withOwnership(draft: ApplicationDraft, changed: string): ApplicationDraft {
  if (changed !== 'propertyDetails.ownership' || !isTenant(draft)) return draft;
  const { yearlyTaxDollars, monthlyHeatingDollars, monthlyCondoFeeDollars, ...propertyDetails } =
    draft.propertyDetails ?? {};
  // The server keeps a group that is not sent, so the group is sent empty.
  return { ...draft, propertyDetails, currentMortgage: {} };
}
