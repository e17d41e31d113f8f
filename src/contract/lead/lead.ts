import '../jitless.ts';
import * as z from 'zod/mini';
import {
  EMAIL_PATTERN,
  LEAD_LIMITS,
  SINGLE_LINE,
  REALTOR_ID_PATTERN,
  REFERRAL_CODE_PATTERN,
  MULTI_LINE,
} from './limits.ts';
import { SELLING_TIMINGS, SELLING_TYPES } from './purposes.ts';
import { MLS_NUMBER_PATTERN } from '../listings/listing.ts';
import { PHONE_PATTERN } from './phone-number.ts';
import { RequestedShowing } from './showing.ts';

const line = (limit: number) =>
  z.string().check(z.minLength(1), z.maxLength(limit), z.regex(SINGLE_LINE));

const name = z.object({ first: line(LEAD_LIMITS.name), last: line(LEAD_LIMITS.name) });
const email = z.string().check(z.maxLength(LEAD_LIMITS.email), z.regex(EMAIL_PATTERN));
const phone = z.string().check(z.regex(PHONE_PATTERN));

const LeadUser = z.object({ name, email, phone });

/** The sender's consent, with the words they read; absent when nothing was agreed to. */
const LeadConsent = z.object({
  marketing: z.boolean(),
  wording: z.string().check(z.maxLength(LEAD_LIMITS.wording), z.regex(MULTI_LINE)),
});

const commonFields = {
  user: LeadUser,
  message: z.optional(z.string().check(z.maxLength(LEAD_LIMITS.message), z.regex(MULTI_LINE))),
  consent: z.optional(LeadConsent),
  /** The person at the brokerage whom the sender writes to or was told will answer: their page's name. */
  realtor: z.optional(z.string().check(z.regex(REALTOR_ID_PATTERN))),
};

/** The lead of the long form: someone looks for a home in a city at a price, dollars. */
export const LongLead = z.object({
  ...commonFields,
  purpose: z.optional(z.literal('buying')),
  property: z.object({
    city: line(LEAD_LIMITS.city),
    price: z.number().check(z.minimum(LEAD_LIMITS.minPrice), z.maximum(LEAD_LIMITS.maxPrice)),
  }),
  code: z.optional(z.string().check(z.maxLength(LEAD_LIMITS.code), z.regex(REFERRAL_CODE_PATTERN))),
});
export type LongLead = z.infer<typeof LongLead>;

/**
 * The lead of a listing's form: `code` is its MLS number. Other facts about the listing may be left out, as
 * a restricted listing shows no price and no address.
 */
export const ListingLead = z.object({
  ...commonFields,
  property: z.optional(
    z.object({
      city: z.optional(line(LEAD_LIMITS.city)),
      price: z.optional(z.number().check(z.minimum(0), z.maximum(LEAD_LIMITS.maxListingPrice))),
      address: z.optional(line(LEAD_LIMITS.address)),
    }),
  ),
  code: z.string().check(z.regex(MLS_NUMBER_PATTERN)),
  boardId: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** Present when the sender asks to see the home, and not only about it. */
  showing: z.optional(RequestedShowing),
});
export type ListingLead = z.infer<typeof ListingLead>;

/** A rule over several fields, reported together with what is wrong with single ones. */
const always = () => true;

const dollars = z.int().check(z.positive(), z.maximum(LEAD_LIMITS.maxListingPrice));

/** The computed value of the home that the sender was shown, and its range. */
const ShownEstimate = z.object({ value: dollars, low: dollars, high: dollars });

/** The lead of the seller's form: someone has a home to sell, and can be written to or called. */
export const SellingLead = z.object({
  ...commonFields,
  purpose: z.literal('selling'),
  user: z.object({ name, email: z.optional(email), phone: z.optional(phone) }).check(
    z.refine((user) => user.email !== undefined || user.phone !== undefined, {
      path: ['email'],
      params: { rule: 'emailOrPhone' },
      when: always,
    }),
  ),
  property: z.object({
    address: line(LEAD_LIMITS.address),
    type: z.enum(SELLING_TYPES),
    timing: z.enum(SELLING_TIMINGS),
    estimate: z.optional(ShownEstimate),
  }),
});
export type SellingLead = z.infer<typeof SellingLead>;

/** A general question. It takes a phone number only from a sender who wants a call. */
export const QuestionLead = z
  .object({
    ...commonFields,
    purpose: z.literal('question'),
    user: z.object({ name, email, phone: z.optional(phone) }),
    callBack: z.optional(z.boolean()),
    message: z
      .string()
      .check(z.minLength(1), z.maxLength(LEAD_LIMITS.message), z.regex(MULTI_LINE)),
  })
  .check(
    z.refine(({ callBack, user }) => callBack !== true || user.phone !== undefined, {
      path: ['user', 'phone'],
      params: { rule: 'required' },
      when: always,
    }),
  );
export type QuestionLead = z.infer<typeof QuestionLead>;

/** What a visitor sends to the brokerage. A lead with a board is about a listing. */
export type Lead = LongLead | ListingLead | SellingLead | QuestionLead;

export function isListingLead(lead: Lead): lead is ListingLead {
  return 'boardId' in lead;
}

export function isSellingLead(lead: Lead): lead is SellingLead {
  return 'purpose' in lead && lead.purpose === 'selling';
}
