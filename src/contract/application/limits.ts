/** Characters, dollars, percent or years, as the name says. */
export const APPLICATION_LIMITS = {
  name: 35,
  email: 254,
  phone: 32,
  address: 200,
  unit: 20,
  city: 100,
  country: 60,
  postalCode: 10,
  mlsNumber: 32,
  employer: 100,
  jobTitle: 100,
  referralCode: 35,
  partner: 100,
  /** For the words in the lists of seen items. */
  seenWord: 60,
  seenWords: 100,
  amountDollars: 1_000_000_000,
  ratePercent: 30,
  earliestBirthYear: 1900,
  /** Years. */
  applicantAge: 18,
} as const;

/** A Canadian postal code, with or without its space; letters that no postal code has are refused. */
export const POSTAL_CODE_PATTERN =
  /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** How many of each one customer may have. */
export const APPLICATION_COUNTS = { applications: 10, signers: 4, documents: 20 } as const;
