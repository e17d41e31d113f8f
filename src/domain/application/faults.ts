import {
  CompleteApplicant,
  CompleteChoices,
  CompleteCurrentMortgage,
  CompleteExpectedPrice,
  completeEmployment,
  CompletePropertyDetails,
  CompletePropertyInfo,
  CompleteSigner,
} from '#src/contract/application/complete.ts';
import { ApplicationDraft, SignerDraft } from '#src/contract/application/draft.ts';
import { APPLICATION_LIMITS } from '#src/contract/application/limits.ts';
import { type ApplicationFault, readBy } from '#src/contract/application/reading.ts';
import { hasCurrentMortgage, isBuying } from './purpose.ts';
import { leastDownPayment } from '../mortgage/cash-to-close.ts';
import { provincesOfPostalCode } from '../places/postal-province.ts';

type Schema = Parameters<typeof readBy>[0];

/** Groups that a form has not touched are given as these, so that each missing field is named. */
const UNTOUCHED_PERSON = { name: {}, dateOfBirth: {} };
const UNTOUCHED_DETAILS = { moveIn: {} };

function inGroup(group: string, faults: readonly ApplicationFault[]): ApplicationFault[] {
  return faults.map((fault) => ({
    ...fault,
    field: group ? `${group}.${fault.field}` : fault.field,
  }));
}

function missingIn(group: string, schema: Schema, value: unknown): ApplicationFault[] {
  const read = readBy(schema, value);
  return read.ok ? [] : inGroup(group, read.faults);
}

type DateParts = {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
};

/** A day that the calendar has, and an age at which one may sign. */
function birthFaults(group: string, born: DateParts | undefined, today: string) {
  const { year, month, day } = born ?? {};
  if (year === undefined || month === undefined || day === undefined) return [];
  const field = `${group}.dateOfBirth.day`;
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1) return [{ field, rule: 'pattern' } as const];
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  const age = thisYear - year - (hadBirthday ? 0 : 1);
  const yearField = `${group}.dateOfBirth.year`;
  return age < APPLICATION_LIMITS.applicantAge ? [{ field: yearField, rule: 'age' } as const] : [];
}

/** The tiers of Canada: a twentieth up to 500,000, more of what a home costs beyond. */
function downPaymentFaults({ expectedPrice }: ApplicationDraft): ApplicationFault[] {
  const { totalDollars = 0, downPaymentDollars } = expectedPrice ?? {};
  if (totalDollars <= 0 || downPaymentDollars === undefined) return [];
  const field = 'expectedPrice.downPaymentDollars';
  if (downPaymentDollars > totalDollars) return [{ field, rule: 'max' }];
  const leastDollars = Math.ceil(leastDownPayment(totalDollars));
  return downPaymentDollars < leastDollars ? [{ field, rule: 'downPayment', leastDollars }] : [];
}

function moneyFaults(draft: ApplicationDraft): ApplicationFault[] {
  if (hasCurrentMortgage(draft)) {
    return missingIn('currentMortgage', CompleteCurrentMortgage, draft.currentMortgage ?? {});
  }
  if (!isBuying(draft.purpose)) return [];
  return [
    ...missingIn('expectedPrice', CompleteExpectedPrice, draft.expectedPrice ?? {}),
    ...downPaymentFaults(draft),
  ];
}

function postalCodeFaults({ propertyInfo }: ApplicationDraft): ApplicationFault[] {
  const { postalCode = '', province } = propertyInfo ?? {};
  const provinces = provincesOfPostalCode(postalCode);
  if (!province || provinces.length === 0 || provinces.includes(province)) return [];
  return [{ field: 'propertyInfo.postalCode', rule: 'province' }];
}

function withoutRepeats(faults: readonly ApplicationFault[]): ApplicationFault[] {
  const byField = new Map<string, ApplicationFault>();
  for (const fault of faults) if (!byField.has(fault.field)) byField.set(fault.field, fault);
  return [...byField.values()];
}

/**
 * What is missing or wrong in a signer before the application can be sent.
 *
 * @param today YYYY-MM-DD
 * @param group what the fields' names begin with, such as `signers.0`
 */
export function signerFaults(
  signer: SignerDraft,
  today: string,
  group: string,
): ApplicationFault[] {
  const { employment = {} } = signer;
  return withoutRepeats([
    ...missingIn(group, CompleteSigner, { ...UNTOUCHED_PERSON, ...signer }),
    ...birthFaults(group, signer.dateOfBirth, today),
    ...missingIn(`${group}.employment`, completeEmployment(employment.status), employment),
    ...missingIn(group, SignerDraft, signer),
  ]);
}

/**
 * What is missing or wrong in an application before it can be sent, in the order of its steps, one
 * rule a field. Empty when it is complete.
 *
 * @param today YYYY-MM-DD, for the applicant's age
 */
export function applicationFaults(draft: ApplicationDraft, today: string): ApplicationFault[] {
  const { applicant, employment = {}, propertyInfo = {}, propertyDetails } = draft;
  return withoutRepeats([
    ...missingIn('', CompleteChoices, draft),
    ...missingIn('propertyInfo', CompletePropertyInfo, propertyInfo),
    ...postalCodeFaults(draft),
    ...missingIn('propertyDetails', CompletePropertyDetails, {
      ...UNTOUCHED_DETAILS,
      ...propertyDetails,
    }),
    ...moneyFaults(draft),
    ...missingIn('applicant', CompleteApplicant, { ...UNTOUCHED_PERSON, ...applicant }),
    ...birthFaults('applicant', applicant?.dateOfBirth, today),
    ...missingIn('employment', completeEmployment(employment.status), employment),
    // Also what may be left out has bounds, beyond which the server does not save it.
    ...missingIn('', ApplicationDraft, draft),
  ]);
}
