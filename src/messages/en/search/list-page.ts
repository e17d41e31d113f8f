import { formatNumber } from '../format.ts';

/** What only the server says on the pages of lists and searches: no script has to carry it. */
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
  noPostalCode: 'No area has this postal code. Check it, or try a city or a street.',
  account: {
    title: (count: number) =>
      count === 1
        ? '1 more home with an account'
        : `${formatNumber(count)} more homes with an account`,
    reason:
      'Some sellers and boards show their homes only to people who are logged in. An account is free, with no obligation.',
    closedTitle: (count: number) =>
      count === 1
        ? '1 home with a price to see after you log in'
        : `${formatNumber(count)} homes with prices to see after you log in`,
    closedReason:
      'Real estate boards let us show what these homes went for only to people who are logged in. An account is free, with no obligation.',
    average: (place: string) => `Average sold price in ${place}`,
    join: 'Sign up free',
    login: 'Log in',
  },
} as const;
