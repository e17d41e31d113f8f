import { formatNumber } from '../format.ts';

/** Texts of lists and searches that only the server renders: no script has to carry them. */
export const listPage = {
  mapOfPage: 'These homes on the map',
  aboutMonthly: (payment: string) => `About ${payment}`,
  perSqft: '/sq ft',
  perSquareFoot: 'per square foot',
  openHouse: (day: string, time: string) => `Open house ${day}${time && `, ${time}`}`,
  matching: (count: number, homes: string) =>
    count === 1 ? `1 home for “${homes}”` : `${formatNumber(count)} homes for “${homes}”`,
  homesAsked: (text: string) => `Homes for “${text}”`,
  homesAskedHint: 'Choose a place to see its homes.',
  noPostalCode: 'We don’t know this postal code. Check it, or try a city or a street.',
} as const;
