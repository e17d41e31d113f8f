import '../jitless.ts';
import * as z from 'zod/mini';
import type { ClientCall } from '../client-call.ts';
import { Location } from './calls.ts';
import type { ReverseQuery } from './places.ts';

/** What lies at a point. Only the map asks for it, so no other page loads its script. */
export const PlaceAtPoint = z.object({
  kind: z.enum(['address', 'neighbourhood', 'city']),
  label: z.string(),
  point: Location,
  streetNumber: z.nullable(z.string()),
  streetName: z.nullable(z.string()),
  neighbourhood: z.nullable(z.string()),
  city: z.string(),
  cityKey: z.string(),
  province: z.string(),
});
export type PlaceAtPoint = z.infer<typeof PlaceAtPoint>;

export const reverseGeocodeCall: ClientCall<typeof PlaceAtPoint, { query: typeof ReverseQuery }> = {
  method: 'GET',
  path: '/api/places/reverse',
  reply: PlaceAtPoint,
};
