/** The kinds of home that can be valued, each from sales of its own kind. */
export const VALUED_TYPES = [
  'detached',
  'semi-detached',
  'townhouse',
  'condo-townhouse',
  'condo-apt',
  'multiplex',
] as const;
export type ValuedType = (typeof VALUED_TYPES)[number];

/** The limits of what may be said about a valued home: square feet, bedrooms, bathrooms. */
export const VALUED_LIMITS = {
  sqft: { min: 100, max: 20_000 },
  beds: { min: 0, max: 12 },
  baths: { min: 0, max: 12 },
} as const;
