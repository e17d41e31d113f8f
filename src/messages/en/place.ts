import { formatNumber } from './format.ts';

/** A place in numbers, below the list of its homes. */
export const place = {
  title: (name: string) => `${name} in numbers`,
  count: (count: number, place: string) =>
    count === 1
      ? `1 home is for sale in ${place}.`
      : `${formatNumber(count)} homes are for sale in ${place}.`,
  median: (price: string, count: number) =>
    `Half of them ask ${price} or less: the median of ${formatNumber(count)} asking prices.`,
  range: (lowest: string, highest: string) => `Asking prices run from ${lowest} to ${highest}.`,
  afterSignIn: (count: number) =>
    count === 1
      ? '1 of the homes shows its price after you log in.'
      : `${formatNumber(count)} of the homes show their price after you log in.`,
  fewPrices: 'There are too few homes here for a median price.',
  types: 'Kinds of home',
  parts: (name: string) => `Where in ${name}`,
  nearby: (city: string) => `Neighbourhoods of ${city} nearby`,
} as const;
