import { formatNumber } from '../format.ts';

/** Replaces the homes that need an account. */
export const accountPanel = {
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
    'Real estate boards let us show what these homes sold for only to people who are logged in. An account is free, with no obligation.',
  termsTitle: (count: number) =>
    count === 1
      ? '1 more home once you accept the boards’ terms'
      : `${formatNumber(count)} more homes once you accept the boards’ terms`,
  termsReason:
    'Real estate boards show these homes and prices only to registered visitors who have accepted their terms of use:',
  acceptTerms: 'I accept these terms',
  average: (place: string) => `Average sold price in ${place}`,
  join: 'Sign up free',
  login: 'Log in',
} as const;
