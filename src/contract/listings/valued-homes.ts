/** The kinds of home that a value can be computed for, each from sales of its own kind. */
export const VALUED_TYPES = [
  'detached',
  'semi-detached',
  'townhouse',
  'condo-townhouse',
  'condo-apt',
  'multiplex',
] as const;
export type ValuedType = (typeof VALUED_TYPES)[number];

/** What may be said of a home that is valued: square feet, bedrooms, bathrooms. */
export const VALUED_LIMITS = {
  sqft: { min: 100, max: 20_000 },
  beds: { min: 0, max: 12 },
  baths: { min: 0, max: 12 },
} as const;
