import '#src/contract/jitless.ts';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import type { InvalidSetting } from '#src/domain/map/settings.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';

/** The source of schools, transit, parks and shops. */
export type PointsConfig =
  /** The invented ones of the demo world, which the embedded map shows. */
  | { readonly kind: 'demo' }
  | { readonly kind: 'none' }
  /** `file` is an absolute path. */
  | { readonly kind: 'osm'; readonly file: string };

export const POINTS_SETTINGS = [
  {
    name: 'POINTS_OF_INTEREST',
    byDefault: 'demo with demo listings, otherwise none',
    meaning:
      'Source of schools, transit, parks and shops near a home: demo for invented ones, osm for an extract of OpenStreetMap, or none',
  },
  {
    name: 'POINTS_OF_INTEREST_FILE',
    byDefault: '',
    meaning: 'File with the OpenStreetMap extract, one GeoJSON feature per line; required with osm',
  },
] as const;

const KINDS = ['demo', 'osm', 'none'] as const;

const Environment = z.object({
  POINTS_OF_INTEREST: z.optional(z.enum(KINDS)),
  POINTS_OF_INTEREST_FILE: z.optional(z.string()),
});

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/**
 * Reads the source of points of interest; by default the demo world, when the listings come from it too.
 */
export function readPointsSettings(
  values: Readonly<Record<string, string | undefined>>,
  { hasFeed }: { readonly hasFeed: boolean },
): Outcome<PointsConfig, readonly InvalidSetting[]> {
  const parsed = Environment.safeParse(values);
  if (!parsed.success) {
    const sentence = `POINTS_OF_INTEREST must be one of ${KINDS.join(', ')}`;
    return failure([{ name: 'POINTS_OF_INTEREST', sentence }]);
  }
  const { POINTS_OF_INTEREST: kind = hasFeed ? 'none' : 'demo', POINTS_OF_INTEREST_FILE: file } =
    parsed.data;
  if (kind === 'osm') {
    if (file !== undefined && isFile(resolve(file))) return success({ kind, file: resolve(file) });
    const sentence =
      'POINTS_OF_INTEREST_FILE must name a file with an extract of OpenStreetMap, such as points.geojsonseq, when POINTS_OF_INTEREST is osm';
    return failure([{ name: 'POINTS_OF_INTEREST_FILE', sentence }]);
  }
  if (file === undefined) return success({ kind });
  const sentence = 'POINTS_OF_INTEREST must be osm when POINTS_OF_INTEREST_FILE is set';
  return failure([{ name: 'POINTS_OF_INTEREST', sentence }]);
}
