import type { Purpose } from '#src/contract/application/choices.ts';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';

/** Whether a home is to be bought: its price counts then, and else the mortgage there is. */
export function isBuying(purpose: Purpose | undefined): boolean {
  return purpose !== 'refinance' && purpose !== 'renewal';
}

/** Whether the applicant rents, so that there is no mortgage, tax or fee of a home of theirs. */
export function isTenant({ propertyDetails }: Pick<ApplicationDraft, 'propertyDetails'>): boolean {
  return propertyDetails?.ownership === 'rent';
}

/** Whether the application is about a mortgage the applicant has now. */
export function hasCurrentMortgage(draft: ApplicationDraft): boolean {
  return !isBuying(draft.purpose) && !isTenant(draft);
}
