import {
  CITIZENSHIPS,
  COMPENSATION_TYPES,
  EMPLOYMENT_STATUSES,
  LENDERS,
  MARITAL_STATUSES,
  OWNERSHIP_TYPES,
  PROVINCE_CODES,
  PURPOSES,
  RATE_TYPES,
  RELATIONS,
  YES_NO,
} from '#src/contract/application/choices.ts';
import { APPLICATION_LIMITS as LIMITS } from '#src/contract/application/limits.ts';

/** The kind of input for a field of an application. */
export type ApplicationFieldKind =
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly texts: string | null }
  | { readonly kind: 'number'; readonly sign: '$' | '%' | ''; readonly isWhole?: boolean }
  | { readonly kind: 'check' }
  | {
      readonly kind: 'text';
      readonly maxLength: number;
      readonly type?: 'email' | 'tel';
      readonly autoComplete?: string;
    };

const choice = (choices: readonly string[], texts: string | null): ApplicationFieldKind => ({
  kind: 'choice',
  choices,
  texts,
});
const text = (maxLength: number, autoComplete?: string): ApplicationFieldKind => ({
  kind: 'text',
  maxLength,
  ...(autoComplete && { autoComplete }),
});

const DOLLARS: ApplicationFieldKind = { kind: 'number', sign: '$' };
const PERCENT: ApplicationFieldKind = { kind: 'number', sign: '%' };
const WHOLE: ApplicationFieldKind = { kind: 'number', sign: '', isWhole: true };
const MONTHS = choice(
  Array.from({ length: 12 }, (_, i) => String(i + 1)),
  'month',
);
const YES_OR_NO = choice(YES_NO, 'yesNo');

/** By the last parts of a field's path. */
const KINDS: Readonly<Record<string, ApplicationFieldKind>> = {
  purpose: choice(PURPOSES, 'purpose'),
  lenderName: choice(LENDERS, null),
  address: text(LIMITS.address, 'address-line1'),
  unit: text(LIMITS.unit, 'address-line2'),
  city: text(LIMITS.city, 'address-level2'),
  province: choice(PROVINCE_CODES, 'province'),
  postalCode: text(LIMITS.postalCode, 'postal-code'),
  mlsNumber: text(LIMITS.mlsNumber),
  ownership: choice(OWNERSHIP_TYPES, 'ownership'),
  otherProperties: YES_OR_NO,
  otherOffer: YES_OR_NO,
  month: MONTHS,
  day: WHOLE,
  year: WHOLE,
  rateType: choice(RATE_TYPES, 'rateType'),
  first: text(LIMITS.name, 'given-name'),
  last: text(LIMITS.name, 'family-name'),
  email: { kind: 'text', maxLength: LIMITS.email, type: 'email', autoComplete: 'email' },
  phone: { kind: 'text', maxLength: LIMITS.phone, type: 'tel', autoComplete: 'tel' },
  maritalStatus: choice(MARITAL_STATUSES, 'maritalStatus'),
  citizenship: choice(CITIZENSHIPS, 'citizenship'),
  relation: choice(RELATIONS, 'relation'),
  status: choice(EMPLOYMENT_STATUSES, 'status'),
  compensationType: choice(COMPENSATION_TYPES, 'compensationType'),
  employer: text(LIMITS.employer, 'organization'),
  jobTitle: text(LIMITS.jobTitle, 'organization-title'),
  years: { kind: 'number', sign: '' },
  referralCode: text(LIMITS.referralCode),
  realtorIntroduction: { kind: 'check' },
  marketingOptIn: { kind: 'check' },
};

const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** The kind of input for the field at a path. */
export function kindOf(path: string): ApplicationFieldKind {
  const name = nameOf(path);
  if (name.endsWith('Dollars')) return DOLLARS;
  if (name.endsWith('Percent')) return PERCENT;
  return KINDS[name] ?? text(LIMITS.address);
}

/** Whether the choices of a field are numbers in the draft. */
export function isNumbered(path: string): boolean {
  return nameOf(path) === 'month';
}

/** Fields an application can be sent without. */
const OPTIONAL = new Set([
  'lenderName',
  'propertyInfo.unit',
  'propertyInfo.mlsNumber',
  'propertyDetails.yearlyTaxDollars',
  'propertyDetails.monthlyHeatingDollars',
  'propertyDetails.monthlyCondoFeeDollars',
  'propertyDetails.monthlyDebtsDollars',
  'expectedPrice.downPaymentPercent',
  'expectedPrice.otherOffer',
  'expectedPrice.ratePercent',
  'employment.jobTitle',
  'employment.years',
  'referralCode',
]);

export function isOptional(path: string): boolean {
  return OPTIONAL.has(path) || /^employment\.(?:jobTitle|years)$/.test(path);
}
