import '../jitless.ts';
import * as z from 'zod/mini';
import { FullListing, MLS_NUMBER_PATTERN } from './listing.ts';

const DAY = /^\d{4}-\d{2}-\d{2}(T|$)/;
const AMOUNT = /^\d+(\.\d+)?$/;

const day = z.string().check(z.regex(DAY));

/** What a listing has to be to enter the store: stricter than what a browser reads of one. */
export const FeedListing = z.extend(FullListing, {
  mlsNumber: z.string().check(z.regex(MLS_NUMBER_PATTERN)),
  boardId: z.int(),
  listPrice: z.union([z.number().check(z.nonnegative()), z.string().check(z.regex(AMOUNT))]),
  listDate: day,
  soldDate: z.optional(z.nullable(day)),
  map: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  photoCount: z.int().check(z.nonnegative()),
});
