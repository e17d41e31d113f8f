import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { slug } from '#src/lib/text/fold.ts';
import json from './neighbourhoods.json' with { type: 'json' };
import type { PlaceCity } from './place-city.ts';

const fsaStart = z.string().check(z.regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]?$/));

const Neighbourhood = z.pipe(
  z.tuple([z.string(), z.number(), z.number(), z.nullable(fsaStart)]),
  z.transform(([name, lat, lng, fsa]) => ({ name, lat, lng, fsa })),
);

const City = z.object({
  key: z.string().check(z.regex(/^[A-Z]{2}\/[a-z0-9-]+$/)),
  name: z.string(),
  province: z.string().check(z.length(2)),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
  fsa: z.array(fsaStart),
  neighbourhoods: z.array(Neighbourhood).check(z.minLength(1)),
});

const Town = z.pipe(
  z.tuple([z.string(), z.string(), z.number(), z.number(), z.number()]),
  z.transform(([name, province, lat, lng, population]): PlaceCity => {
    const key = cityKey({ name, province });
    return { key, name, province, lat, lng, population, fsa: [], neighbourhoods: [] };
  }),
);

const Move = z.tuple([z.string(), z.string(), z.nullable(z.string())]);

const { cities, towns, moves } = z.parse(
  z.object({ cities: z.array(City), towns: z.array(Town), moves: z.array(Move) }),
  json,
);

/** The cities of the market, with neighbourhoods reviewed by hand. */
export const marketCities: readonly PlaceCity[] = cities;

/** Towns whose population the open data leave out. */
export const addedTowns: readonly PlaceCity[] = towns;

/**
 * Sections that distance alone would give to the wrong city: the wrong city's key, a bar and the section's
 * name, mapped to the key of the right city, or to null for none.
 */
export const movedSections: ReadonlyMap<string, string | null> = new Map(
  moves.map(([name, wrong, right]) => [`${wrong}|${name}`, right]),
);

/** The key of a city: "Québec", "QC" → "QC/quebec". */
export function cityKey({ name, province }: { name: string; province: string }): string {
  return `${province}/${slug(name)}`;
}
