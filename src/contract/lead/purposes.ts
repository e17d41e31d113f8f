/** What a visitor writes about; a lead without a purpose is a buyer's. */
export const LEAD_PURPOSES = ['buying', 'selling', 'question'] as const;
export type LeadPurpose = (typeof LEAD_PURPOSES)[number];

/** The kinds of home someone may sell. */
export const SELLING_TYPES = ['house', 'semi', 'townhouse', 'condo', 'other'] as const;

/** When a seller wants to sell. */
export const SELLING_TIMINGS = ['now', 'three_months', 'this_year', 'unsure'] as const;
