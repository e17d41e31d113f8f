/** The initial values of a listing's estimate (specification, business constants). */
export const DEFAULT_MORTGAGE = { ratePercent: 5, years: 25, downPercent: 20 } as const;
