import { formatNumber } from '../format.ts';

/** A place in numbers, below the list of its homes. */
export const place = {
  title: (name: string) => `${name} at a glance`,
  count: (count: number, place: string) =>
    count === 1
      ? `1 home is for sale in ${place}.`
      : `${formatNumber(count)} homes are for sale in ${place}.`,
  median: (price: string, count: number) =>
    `The median asking price is ${price} (${formatNumber(count)} homes).`,
  range: (lowest: string, highest: string) => `Prices range from ${lowest} to ${highest}.`,
  afterLogin: (count: number) =>
    count === 1
      ? 'Log in to see the price of 1 more.'
      : `Log in to see the prices of ${formatNumber(count)} more.`,
  fewPrices: 'That is too few for a median price.',
  types: 'Home types',
  cities: (province: string) => `Cities in ${province}`,
  neighbourhoods: (city: string) => `Neighbourhoods in ${city}`,
  nearby: 'Nearby neighbourhoods',
} as const;
