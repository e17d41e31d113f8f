import './jitless.ts';
import * as z from 'zod/mini';
import {
  EMAIL_PATTERN,
  LEAD_LIMITS,
  ONE_LINE,
  REFERRAL_CODE_PATTERN,
  SEVERAL_LINES,
} from './lead-limits.ts';
import { MLS_NUMBER_PATTERN } from './listing.ts';
import { PHONE_PATTERN } from './phone-number.ts';

const line = (limit: number) =>
  z.string().check(z.minLength(1), z.maxLength(limit), z.regex(ONE_LINE));

const LeadUser = z.object({
  name: z.object({ first: line(LEAD_LIMITS.name), last: line(LEAD_LIMITS.name) }),
  email: z.string().check(z.maxLength(LEAD_LIMITS.email), z.regex(EMAIL_PATTERN)),
  phone: z.string().check(z.regex(PHONE_PATTERN)),
});

/** What the sender agreed to, with the words they read; without it nothing was agreed to. */
const LeadConsent = z.object({
  marketing: z.boolean(),
  wording: z.string().check(z.maxLength(LEAD_LIMITS.wording), z.regex(SEVERAL_LINES)),
});

const told = {
  user: LeadUser,
  message: z.optional(z.string().check(z.maxLength(LEAD_LIMITS.message), z.regex(SEVERAL_LINES))),
  consent: z.optional(LeadConsent),
};

/** The lead of the long form: someone looks for a home in a city at a price, dollars. */
export const LongLead = z.object({
  ...told,
  property: z.object({
    city: line(LEAD_LIMITS.city),
    price: z.number().check(z.minimum(LEAD_LIMITS.minPrice), z.maximum(LEAD_LIMITS.maxPrice)),
  }),
  code: z.optional(z.string().check(z.maxLength(LEAD_LIMITS.code), z.regex(REFERRAL_CODE_PATTERN))),
});
export type LongLead = z.infer<typeof LongLead>;

/**
 * The lead of a listing's form: `code` is its MLS number. What else is said of the listing may be
 * left out, as a restricted listing shows no price and no address.
 */
export const ListingLead = z.object({
  ...told,
  property: z.optional(
    z.object({
      city: z.optional(line(LEAD_LIMITS.city)),
      price: z.optional(z.number().check(z.minimum(0), z.maximum(LEAD_LIMITS.maxListingPrice))),
      address: z.optional(line(LEAD_LIMITS.address)),
    }),
  ),
  code: z.string().check(z.regex(MLS_NUMBER_PATTERN)),
  boardId: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type ListingLead = z.infer<typeof ListingLead>;

/** What a visitor sends to the brokerage. A lead with a board is about a listing. */
export type Lead = LongLead | ListingLead;

export function isListingLead(lead: Lead): lead is ListingLead {
  return 'boardId' in lead;
}
