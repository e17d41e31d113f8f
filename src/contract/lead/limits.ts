/** Characters; dollars where the name says price. */
export const LEAD_LIMITS = {
  name: 35,
  email: 254,
  city: 100,
  address: 200,
  message: 500,
  code: 35,
  wording: 500,
  priceLength: 9,
  minPrice: 50_000,
  maxPrice: 10_000_000,
  /** A listing's own price; rents are far below the least price a buyer may name. */
  maxListingPrice: 1_000_000_000,
} as const;

/** One line of text: no control characters and no line separators, so that it can be a header. */
export const SINGLE_LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u;

/** Text of several lines. */
export const MULTI_LINE = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/** A local part, an at sign, a dotted domain that ends in two letters or more. */
export const EMAIL_PATTERN =
  /^[^\s<>@,;:"()[\]\\\p{C}]+@(?:[^\s<>@,;:"()[\]\\.\p{C}]+\.)+[A-Za-z]{2,}$/u;

/** The name of a realtor's file, which is also that of the page. */
export const REALTOR_ID_PATTERN = /^[a-z0-9][a-z0-9-]{0,79}$/;

export const REFERRAL_CODE_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;
