import '../jitless.ts';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const counts = z.record(z.string(), z.number());

const PropertyClass = z.object({
  /** An object for each property type, whose only key is the name of the type. */
  propertyTypes: z.array(
    z.record(z.string(), z.object({ activeCount: z.number(), styles: counts })),
  ),
});

const PropertyTypes = z.object({
  boards: z.array(
    z.object({
      boardId: z.number(),
      name: z.string(),
      classes: z.object({
        residential: PropertyClass,
        condo: PropertyClass,
        commercial: PropertyClass,
      }),
    }),
  ),
});

/** The property types and styles of the homes on the market, by board and class. */
export const listPropertyTypes = endpoint(
  { method: 'GET', path: '/api/realty/listings/property-types', reply: PropertyTypes },
  { query: z.strictObject({}) },
  {
    summary: 'List property types and styles',
    tag: 'Listings',
    ignoresUnknown: true,
    parameters: {},
  },
);
