/** The fields for a visitor's means to pay for a home. */
export const budget = {
  monthlyMax: 'Maximum monthly cost, $',
  monthlyMaxHint: 'Mortgage payment, property tax and condo fees together.',
  cash: 'Cash available, $',
  cashHint:
    'Pays the land transfer tax first; the rest is your down payment. Leave it empty for 20% down.',
  rate: 'Mortgage rate, %',
  amortization: 'Amortization, years',
  notAnAmount: (low: string, high: string) => `Enter a number from ${low} to ${high}.`,
  budgetNote: 'An estimate, not an offer or an approval.',
  affordabilityLink: 'What can I afford?',
} as const;
