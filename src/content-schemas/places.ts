import { z } from 'astro/zod';
import { PROVINCES } from '../domain/places/provinces.ts';
import { oneOf, text } from './fields.ts';

const CODES = PROVINCES.map(({ code }) => code) as [string, ...string[]];

const name = text({ about: 'the name of the city', example: 'Toronto' }, 80);
const province = oneOf('the two letters of the province', CODES);

const degrees = (about: string, [least, most]: [number, number], example: number) => {
  const error = `must be a number of degrees from ${least} to ${most}: ${about}. For example: ${example}`;
  return z.number({ error }).min(least, error).max(most, error).describe(about);
};

const center = z.strictObject({
  lat: degrees('how far north', [41, 84], 43.6532),
  lng: degrees('how far west, below zero', [-142, -52], -79.3832),
});
const city = z.strictObject({ name, center });

/** The places that pages name before a visitor has chosen one. */
export const placesFile = z.strictObject({
  area: text({ about: 'what follows the word Homes', example: 'across Canada' }, 60),
  mainCity: z.strictObject({ name, province, center }),
  starts: z.array(city).min(1).describe('The cities below the headline of the home page'),
  provinces: z
    .array(z.strictObject({ code: province, cities: z.array(city).min(1) }))
    .min(1)
    .describe('The provinces of the search page'),
  trends: z
    .array(z.strictObject({ name, province }))
    .min(1)
    .describe('The cities of the market trends; the first is shown at once'),
});
