import { z } from 'astro/zod';
import { PROVINCES } from '../domain/places/provinces.ts';
import { oneOf, text } from './fields.ts';

const CODES = PROVINCES.map(({ code }) => code) as [string, ...string[]];

const name = text({ about: 'the name of the city', example: 'Toronto' }, 80);
const province = oneOf('the two-letter code of the province', CODES);

const degrees = (about: string, [least, most]: [number, number], example: number) => {
  const error = `must be a number of degrees from ${least} to ${most}: ${about}. For example: ${example}`;
  return z.number({ error }).min(least, error).max(most, error).describe(about);
};

const center = z.strictObject({
  lat: degrees('the latitude', [41, 84], 43.6532),
  lng: degrees('the longitude, below zero in Canada', [-142, -52], -79.3832),
});
const city = z.strictObject({ name, center });

/** The places that pages name before a visitor has chosen one. */
export const placesFile = z.strictObject({
  area: text({ about: 'the text after the word Homes', example: 'across Canada' }, 60),
  mainCity: z.strictObject({ name, province, center }),
  starts: z.array(city).min(1).describe('the cities below the headline of the home page'),
  provinces: z
    .array(z.strictObject({ code: province, cities: z.array(city).min(1) }))
    .min(1)
    .describe('the provinces on the search page'),
  trends: z
    .array(z.strictObject({ name, province }))
    .min(1)
    .describe('the cities of the market trends; the first one is shown by default'),
});
