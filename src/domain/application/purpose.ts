import type { Purpose } from '#src/contract/application/choices.ts';
import type { ApplicationDraft } from '#src/contract/application/draft.ts';

/** Whether a home is to be bought: then its price counts, otherwise the existing mortgage. */
export function isBuying(purpose: Purpose | undefined): boolean {
  return purpose !== 'refinance' && purpose !== 'renewal';
}

/** Whether the applicant rents, and so has no home with a mortgage, tax or fee. */
export function isTenant({ propertyDetails }: Pick<ApplicationDraft, 'propertyDetails'>): boolean {
  return propertyDetails?.ownership === 'rent';
}

/** Whether the application is about a mortgage the applicant has now. */
export function hasCurrentMortgage(draft: ApplicationDraft): boolean {
  return !isBuying(draft.purpose) && !isTenant(draft);
}
