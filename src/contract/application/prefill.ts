import '../jitless.ts';
import * as z from 'zod/mini';
import { PROVINCE_CODES } from './choices.ts';
import { APPLICATION_LIMITS as LIMITS, POSTAL_CODE_PATTERN } from './limits.ts';
import { SINGLE_LINE } from '../lead/limits.ts';
import { MLS_NUMBER_PATTERN } from '../listings/listing.ts';

/** Anyone can write anything into an address: a value that no field could hold counts as not given. */
function orNothing<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.catch(z.optional(schema), undefined);
}

const line = (limit: number) =>
  orNothing(z.string().check(z.trim(), z.minLength(1), z.maxLength(limit), z.regex(SINGLE_LINE)));

const wholeDollars = () =>
  orNothing(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)));

/** The values that a link to get pre-approved passes in its address, by the application's names. */
export const ApplicationPrefill = z.object({
  /** Whole dollars, as the two below; the income is yearly. */
  price: wholeDollars(),
  down: wholeDollars(),
  income: wholeDollars(),
  address: line(LIMITS.address),
  unit: line(LIMITS.unit),
  city: line(LIMITS.city),
  province: orNothing(z.enum(PROVINCE_CODES)),
  postalCode: orNothing(z.string().check(z.trim(), z.regex(POSTAL_CODE_PATTERN))),
  /** The MLS® number of the home. */
  listing: orNothing(z.string().check(z.regex(MLS_NUMBER_PATTERN))),
});
export type ApplicationPrefill = z.infer<typeof ApplicationPrefill>;
