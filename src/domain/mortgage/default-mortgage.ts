/** What the estimate of a listing begins with (specification, business constants). */
export const DEFAULT_MORTGAGE = { ratePercent: 5, years: 25, downPercent: 20 } as const;
