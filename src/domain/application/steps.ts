import type { ApplicationDraft } from '#src/contract/application/draft.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import { omittedEmploymentFields } from './employment-fields.ts';
import { hasCurrentMortgage, isBuying, isTenant } from './purpose.ts';

/** One page of the application's form. */
type ApplicationStep = {
  readonly id: string;
  /** Its fields by their paths in `ApplicationDraft`, in the order they are asked. */
  readonly fields: readonly string[];
};

const under = (group: string, names: readonly string[]) => names.map((name) => `${group}.${name}`);

const PURPOSE_STEP: ApplicationStep = { id: 'purpose', fields: ['purpose', 'lenderName'] };

const PROPERTY_STEP: ApplicationStep = {
  id: 'property',
  fields: under('propertyInfo', ['address', 'unit', 'city', 'province', 'postalCode', 'mlsNumber']),
};

const HOME_STEP: ApplicationStep = {
  id: 'home',
  fields: under('propertyDetails', [
    'ownership',
    'monthlyPaymentDollars',
    'otherProperties',
    'moveIn.month',
    'moveIn.year',
    'yearlyTaxDollars',
    'monthlyHeatingDollars',
    'monthlyCondoFeeDollars',
    'monthlyDebtsDollars',
  ]),
};

const PRICE_STEP: ApplicationStep = {
  id: 'price',
  fields: under('expectedPrice', [
    'totalDollars',
    'downPaymentDollars',
    'downPaymentPercent',
    'otherOffer',
    'ratePercent',
  ]),
};

const MORTGAGE_STEP: ApplicationStep = {
  id: 'mortgage',
  fields: under('currentMortgage', [
    'balanceDollars',
    'initialPriceDollars',
    'ratePercent',
    'rateType',
  ]),
};

const APPLICANT_STEP: ApplicationStep = {
  id: 'applicant',
  fields: under('applicant', [
    'name.first',
    'name.last',
    'email',
    'phone',
    'dateOfBirth.month',
    'dateOfBirth.day',
    'dateOfBirth.year',
    'maritalStatus',
    'citizenship',
  ]),
};

const EMPLOYMENT_STEP: ApplicationStep = {
  id: 'employment',
  fields: under('employment', [
    'status',
    'compensationType',
    'employer',
    'jobTitle',
    'annualIncomeDollars',
    'years',
  ]),
};

const LAST_STEP: ApplicationStep = {
  id: 'finish',
  fields: ['referralCode', 'realtorIntroduction', 'marketingOptIn'],
};

/** Fields that only the owner of a home has. */
const OF_AN_OWNER: readonly string[] = [
  'lenderName',
  ...under('propertyDetails', [
    'yearlyTaxDollars',
    'monthlyHeatingDollars',
    'monthlyCondoFeeDollars',
  ]),
];

/** Fields that only a home for sale has. */
const OF_A_LISTING: readonly string[] = ['propertyInfo.mlsNumber'];

function moneySteps(draft: ApplicationDraft): readonly ApplicationStep[] {
  if (isBuying(draft.purpose)) return [PRICE_STEP];
  return hasCurrentMortgage(draft) ? [MORTGAGE_STEP] : [];
}

/** The steps of an application in their order, which depend on what it is for and who applies. */
export function applicationSteps(draft: ApplicationDraft): readonly ApplicationStep[] {
  const omittedFields = [
    ...(isTenant(draft) ? OF_AN_OWNER : []),
    ...(isBuying(draft.purpose) ? [] : OF_A_LISTING),
    ...omittedEmploymentFields(draft),
  ];
  return [
    PURPOSE_STEP,
    PROPERTY_STEP,
    HOME_STEP,
    ...moneySteps(draft),
    APPLICANT_STEP,
    EMPLOYMENT_STEP,
    LAST_STEP,
  ].map(({ id, fields }) => ({
    id,
    fields: fields.filter((field) => !omittedFields.includes(field)),
  }));
}

/** Those errors of an application that concern one step. */
export function errorsOfStep(
  { fields }: Pick<ApplicationStep, 'fields'>,
  errors: readonly FieldError[],
): readonly FieldError[] {
  return errors.filter(({ field }) => fields.includes(field));
}
