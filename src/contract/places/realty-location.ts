import '../jitless.ts';
import * as z from 'zod/mini';

const Ring = z.array(z.tuple([z.number(), z.number()]));

export const RealtyLocation = z.object({
  /** "CA.ON.toronto", and "CA.ON.toronto.annex" for a part of it. */
  locationId: z.string(),
  name: z.string(),
  type: z.enum(['city', 'neighborhood']),
  map: z.object({
    /** Degrees as text, as the listings provider sends them here. */
    latitude: z.string(),
    longitude: z.string(),
    point: z.optional(z.string()),
    /** Outer rings; null when none is known. */
    boundary: z.optional(z.nullable(z.array(Ring))),
  }),
  address: z.object({
    country: z.literal('CA'),
    state: z.string(),
    city: z.string(),
    area: z.nullable(z.string()),
    neighborhood: z.nullable(z.string()),
  }),
  /** Homes on the market. */
  activeCount: z.number(),
  /** Square kilometres inside its outline, present where outlines or sizes are asked for. */
  size: z.optional(z.nullable(z.number())),
});
export type RealtyLocation = z.infer<typeof RealtyLocation>;

const Point = z.object({ lat: z.number(), lng: z.number() });

export const NeighborhoodMatch = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string(),
  location: Point,
  activeCount: z.number(),
});
export type NeighborhoodMatch = z.infer<typeof NeighborhoodMatch>;

/** Places by name, in three groups. */
export const LocationMatches = z.object({
  areas: z.array(z.object({ name: z.string(), activeCount: z.number() })),
  cities: z.array(z.omit(NeighborhoodMatch, { city: true })),
  neighborhoods: z.array(NeighborhoodMatch),
});
export type LocationMatches = z.infer<typeof LocationMatches>;

const BoardPlace = z.object({
  name: z.string(),
  activeCount: z.number(),
  location: Point,
  coordinates: z.nullable(z.array(Ring)),
});

export const BoardLocations = z.array(
  z.object({
    boardId: z.number(),
    name: z.string(),
    updatedOn: z.nullable(z.string()),
    classes: z.array(
      z.object({
        name: z.string(),
        areas: z.array(
          z.object({
            name: z.string(),
            cities: z.array(
              z.extend(BoardPlace, { state: z.string(), neighborhoods: z.array(BoardPlace) }),
            ),
          }),
        ),
      }),
    ),
  }),
);
export type BoardLocations = z.infer<typeof BoardLocations>;
