import '../jitless.ts';
import * as z from 'zod/mini';
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
} from './choices.ts';
import { APPLICATION_LIMITS as LIMITS } from './limits.ts';
import { SINGLE_LINE } from '../lead/limits.ts';

// A draft is saved while it is typed: half an address is no fault, only what no field could hold.

const text = (limit: number) =>
  z.optional(z.string().check(z.maxLength(limit), z.regex(SINGLE_LINE)));
const number = (min: number, max: number) =>
  z.optional(z.number().check(z.minimum(min), z.maximum(max)));
const integer = (min: number, max: number) =>
  z.optional(z.int().check(z.minimum(min), z.maximum(max)));
const oneOf = <const Words extends readonly string[]>(words: Words) => z.optional(z.enum(words));

const dollars = () => number(0, LIMITS.amountDollars);
const percent = (max: number) => number(0, max);
const month = () => integer(1, 12);
const year = () => integer(0, 9999);
const seenFlags = () =>
  z.optional(
    z
      .array(z.string().check(z.maxLength(LIMITS.seenWord), z.regex(SINGLE_LINE)))
      .check(z.maxLength(LIMITS.seenWords)),
  );

const person = {
  name: z.optional(z.strictObject({ first: text(LIMITS.name), last: text(LIMITS.name) })),
  email: text(LIMITS.email),
  phone: text(LIMITS.phone),
  dateOfBirth: z.optional(z.strictObject({ year: year(), month: month(), day: integer(1, 31) })),
  maritalStatus: oneOf(MARITAL_STATUSES),
  citizenship: oneOf(CITIZENSHIPS),
};

/** Who applies. The password of a new account belongs to the sign-up and is in no application. */
export const ApplicantDraft = z.strictObject(person);
export type ApplicantDraft = z.infer<typeof ApplicantDraft>;

export const EmploymentDraft = z.strictObject({
  status: oneOf(EMPLOYMENT_STATUSES),
  compensationType: oneOf(COMPENSATION_TYPES),
  employer: text(LIMITS.employer),
  jobTitle: text(LIMITS.jobTitle),
  annualIncomeDollars: dollars(),
  years: number(0, 80),
});
export type EmploymentDraft = z.infer<typeof EmploymentDraft>;

/** Where the home is. */
export const PropertyInfoDraft = z.strictObject({
  address: text(LIMITS.address),
  unit: text(LIMITS.unit),
  city: text(LIMITS.city),
  province: oneOf(PROVINCE_CODES),
  country: text(LIMITS.country),
  postalCode: text(LIMITS.postalCode),
  latitude: number(-90, 90),
  longitude: number(-180, 180),
  /** MLS number of the listing, when the home was found on this site. */
  mlsNumber: text(LIMITS.mlsNumber),
});
export type PropertyInfoDraft = z.infer<typeof PropertyInfoDraft>;

/** How the applicant lives. */
export const PropertyDetailsDraft = z.strictObject({
  ownership: oneOf(OWNERSHIP_TYPES),
  monthlyPaymentDollars: dollars(),
  otherProperties: oneOf(YES_NO),
  moveIn: z.optional(z.strictObject({ month: month(), year: year() })),
  /** Yearly tax of the home in question, for debt service ratios; usual figures replace missing costs. */
  yearlyTaxDollars: dollars(),
  monthlyHeatingDollars: dollars(),
  monthlyCondoFeeDollars: dollars(),
  /** Monthly payments for loans and cards. */
  monthlyDebtsDollars: dollars(),
});
export type PropertyDetailsDraft = z.infer<typeof PropertyDetailsDraft>;

/** The mortgage to refinance or renew. */
export const CurrentMortgageDraft = z.strictObject({
  balanceDollars: dollars(),
  initialPriceDollars: dollars(),
  ratePercent: percent(LIMITS.ratePercent),
  rateType: oneOf(RATE_TYPES),
});
export type CurrentMortgageDraft = z.infer<typeof CurrentMortgageDraft>;

/** The price a buyer expects. `downPaymentPercent` is the same down payment, of the total. */
export const ExpectedPriceDraft = z.strictObject({
  totalDollars: dollars(),
  downPaymentDollars: dollars(),
  downPaymentPercent: percent(100),
  otherOffer: oneOf(YES_NO),
  ratePercent: percent(LIMITS.ratePercent),
});
export type ExpectedPriceDraft = z.infer<typeof ExpectedPriceDraft>;

/** Everything a mortgage application holds, all of it optional. */
export const ApplicationDraft = z.strictObject({
  purpose: oneOf(PURPOSES),
  lenderName: oneOf(LENDERS),
  applicant: z.optional(ApplicantDraft),
  employment: z.optional(EmploymentDraft),
  propertyInfo: z.optional(PropertyInfoDraft),
  propertyDetails: z.optional(PropertyDetailsDraft),
  currentMortgage: z.optional(CurrentMortgageDraft),
  expectedPrice: z.optional(ExpectedPriceDraft),
  /** Who referred the applicant. */
  partner: z.optional(z.strictObject({ name: text(LIMITS.partner), code: text(LIMITS.partner) })),
  referralCode: text(LIMITS.referralCode),
  /** Whether a realtor of the brokerage may call. */
  realtorIntroduction: z.optional(z.boolean()),
  marketingOptIn: z.optional(z.boolean()),
  modalsSeen: seenFlags(),
  notifications: seenFlags(),
});
export type ApplicationDraft = z.infer<typeof ApplicationDraft>;

/** Another person who will sign the mortgage. */
export const SignerDraft = z.strictObject({
  ...person,
  relation: oneOf(RELATIONS),
  employment: z.optional(EmploymentDraft),
});
export type SignerDraft = z.infer<typeof SignerDraft>;
