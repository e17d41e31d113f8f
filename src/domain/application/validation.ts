import type * as z from 'zod/mini';
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
import { type FieldError, firstOfEachField, validate } from '#src/lib/validation/validation.ts';
import { hasCurrentMortgage, isBuying } from './purpose.ts';
import { minimumDownPayment } from '../mortgage/closing/cash-to-close.ts';
import { provincesOfPostalCode } from '../places/postal-province.ts';

/** Groups untouched in a form get these values, so that each missing field is named. */
const UNTOUCHED_PERSON = { name: {}, dateOfBirth: {} };
const UNTOUCHED_DETAILS = { moveIn: {} };

/** The errors of a group under the paths its fields have in the whole. */
export function inGroup(group: string, errors: readonly FieldError[]): readonly FieldError[] {
  return errors.map((error) => ({ ...error, field: `${group}.${error.field}` }));
}

function errorsOf(schema: z.ZodMiniType, value: unknown): readonly FieldError[] {
  const result = validate(schema, value);
  return result.ok ? [] : result.errors;
}

/** In a draft that a form holds, a typed text that is no number stays text. */
const isNumber = (value: unknown): value is number => typeof value === 'number';

type DateParts = {
  year?: number | undefined;
  month?: number | undefined;
  day?: number | undefined;
};

/** The birth date must be a day of the calendar, at an age at which one may sign. */
function birthErrors(birthDate: DateParts | undefined, today: string): readonly FieldError[] {
  const { year, month, day } = birthDate ?? {};
  if (!isNumber(year) || !isNumber(month) || !isNumber(day)) return [];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1) return [{ field: 'dateOfBirth.day', rule: 'pattern' }];
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const hadBirthday = thisMonth > month || (thisMonth === month && thisDay >= day);
  const age = thisYear - year - (hadBirthday ? 0 : 1);
  const isTooYoung = age < APPLICATION_LIMITS.applicantAge;
  return isTooYoung ? [{ field: 'dateOfBirth.year', rule: 'age' }] : [];
}

/** The Canadian tiers: a twentieth up to 500,000, a higher share of the price above. */
function downPaymentErrors({ expectedPrice }: ApplicationDraft): readonly FieldError[] {
  const { totalDollars, downPaymentDollars } = expectedPrice ?? {};
  if (!isNumber(totalDollars) || totalDollars <= 0 || !isNumber(downPaymentDollars)) return [];
  const field = 'expectedPrice.downPaymentDollars';
  if (downPaymentDollars > totalDollars) return [{ field, rule: 'max', limit: totalDollars }];
  const limit = Math.ceil(minimumDownPayment(totalDollars));
  return downPaymentDollars < limit ? [{ field, rule: 'downPayment', limit }] : [];
}

function moneyErrors(draft: ApplicationDraft): readonly FieldError[] {
  const { currentMortgage = {}, expectedPrice = {} } = draft;
  if (hasCurrentMortgage(draft)) {
    return inGroup('currentMortgage', errorsOf(CompleteCurrentMortgage, currentMortgage));
  }
  if (!isBuying(draft.purpose)) return [];
  return [
    ...inGroup('expectedPrice', errorsOf(CompleteExpectedPrice, expectedPrice)),
    ...downPaymentErrors(draft),
  ];
}

function postalCodeErrors({ propertyInfo }: ApplicationDraft): readonly FieldError[] {
  const { postalCode = '', province } = propertyInfo ?? {};
  const provinces = provincesOfPostalCode(postalCode);
  if (!province || provinces.length === 0 || provinces.includes(province)) return [];
  return [{ field: 'propertyInfo.postalCode', rule: 'province' }];
}

function employmentErrors({ employment = {} }: ApplicationDraft | SignerDraft) {
  return inGroup('employment', errorsOf(completeEmployment(employment.status), employment));
}

const addressOf = (person: Pick<SignerDraft, 'email'> | undefined) =>
  person?.email?.trim().toLowerCase();

/** Each signer needs an email address of their own. */
function sharedEmailErrors(signer: SignerDraft, { applicant }: ApplicationDraft): FieldError[] {
  const address = addressOf(signer);
  return address && address === addressOf(applicant) ? [{ field: 'email', rule: 'shared' }] : [];
}

/**
 * What is missing or wrong in a signer before the application can be sent, one rule a field.
 *
 * @param draft the application that is to be signed
 * @param today YYYY-MM-DD, for the signer's age
 */
export function signerErrors(
  signer: SignerDraft,
  draft: ApplicationDraft,
  today: string,
): readonly FieldError[] {
  return firstOfEachField([
    ...errorsOf(CompleteSigner, { ...UNTOUCHED_PERSON, ...signer }),
    ...sharedEmailErrors(signer, draft),
    ...birthErrors(signer.dateOfBirth, today),
    ...employmentErrors(signer),
    ...errorsOf(SignerDraft, signer),
  ]);
}

/**
 * What is missing or wrong in an application before it can be sent, in the order of its steps, one
 * rule a field. Empty when it is complete.
 *
 * @param today YYYY-MM-DD, for the applicant's age
 */
export function applicationErrors(draft: ApplicationDraft, today: string): readonly FieldError[] {
  const { applicant, propertyInfo = {}, propertyDetails } = draft;
  const details = { ...UNTOUCHED_DETAILS, ...propertyDetails };
  return firstOfEachField([
    ...errorsOf(CompleteChoices, draft),
    ...inGroup('propertyInfo', errorsOf(CompletePropertyInfo, propertyInfo)),
    ...postalCodeErrors(draft),
    ...inGroup('propertyDetails', errorsOf(CompletePropertyDetails, details)),
    ...moneyErrors(draft),
    ...inGroup('applicant', [
      ...errorsOf(CompleteApplicant, { ...UNTOUCHED_PERSON, ...applicant }),
      ...birthErrors(applicant?.dateOfBirth, today),
    ]),
    ...employmentErrors(draft),
    // Optional values have bounds, too, beyond which the server does not save them.
    ...errorsOf(ApplicationDraft, draft),
  ]);
}
