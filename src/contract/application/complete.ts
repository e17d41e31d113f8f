import '../jitless.ts';
import * as z from 'zod/mini';
import {
  CITIZENSHIPS,
  COMPENSATION_TYPES,
  EMPLOYMENT_STATUSES,
  MARITAL_STATUSES,
  OWNERSHIP_TYPES,
  PROVINCE_CODES,
  PURPOSES,
  RATE_TYPES,
  RELATIONS,
  YES_NO,
} from './choices.ts';
import { APPLICATION_LIMITS as LIMITS, POSTAL_CODE_PATTERN } from './limits.ts';
import { EMAIL_PATTERN, SINGLE_LINE, REFERRAL_CODE_PATTERN } from '../lead/limits.ts';
import { readPhone } from '../lead/phone-number.ts';

// What an application must hold to be sent. Ages and sums that depend on each other are rules of the
// domain, not of a field.

const line = (limit: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(limit), z.regex(SINGLE_LINE));
const dollars = (min = 0) => z.number().check(z.minimum(min), z.maximum(LIMITS.amountDollars));
const percent = () => z.number().check(z.minimum(0), z.maximum(LIMITS.ratePercent));
const month = () => z.int().check(z.minimum(1), z.maximum(12));

const person = {
  name: z.object({ first: line(LIMITS.name), last: line(LIMITS.name) }),
  email: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(LIMITS.email), z.regex(EMAIL_PATTERN)),
  phone: line(LIMITS.phone).check(
    z.refine((text) => readPhone(text) !== undefined, { params: { rule: 'pattern' } }),
  ),
  dateOfBirth: z.object({
    year: z.int().check(z.minimum(LIMITS.earliestBirthYear), z.maximum(9999)),
    month: month(),
    day: z.int().check(z.minimum(1), z.maximum(31)),
  }),
  maritalStatus: z.enum(MARITAL_STATUSES),
  citizenship: z.enum(CITIZENSHIPS),
};

const employment = { status: z.enum(EMPLOYMENT_STATUSES), annualIncomeDollars: dollars() };

/** The work of someone with an employer. */
const EmployedWork = z.object({
  ...employment,
  compensationType: z.enum(COMPENSATION_TYPES),
  employer: line(LIMITS.employer),
});

/** What an income must state: more for someone who has an employer. */
export function completeEmployment(status: string | undefined): z.ZodMiniType {
  return status === 'full_time' || status === 'part_time' ? EmployedWork : z.object(employment);
}

export const CompleteApplicant = z.object(person);

/** A signer without the employment, which `completeEmployment` reads. */
export const CompleteSigner = z.object({ ...person, relation: z.enum(RELATIONS) });

export const CompletePropertyInfo = z.object({
  address: line(LIMITS.address),
  city: line(LIMITS.city),
  province: z.enum(PROVINCE_CODES),
  postalCode: z.string().check(z.trim(), z.minLength(1), z.regex(POSTAL_CODE_PATTERN)),
});

export const CompletePropertyDetails = z.object({
  ownership: z.enum(OWNERSHIP_TYPES),
  monthlyPaymentDollars: dollars(),
  otherProperties: z.enum(YES_NO),
  moveIn: z.object({ month: month(), year: z.int().check(z.minimum(1900), z.maximum(2100)) }),
});

export const CompleteCurrentMortgage = z.object({
  balanceDollars: dollars(1),
  initialPriceDollars: dollars(1),
  ratePercent: percent(),
  rateType: z.enum(RATE_TYPES),
});

export const CompleteExpectedPrice = z.object({
  totalDollars: dollars(1),
  downPaymentDollars: dollars(),
});

export const CompleteChoices = z.object({
  purpose: z.enum(PURPOSES),
  referralCode: z.optional(
    z.union([z.literal(''), z.string().check(z.regex(REFERRAL_CODE_PATTERN))]),
  ),
});
