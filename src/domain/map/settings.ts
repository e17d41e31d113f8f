import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { isAllowedOrigin, type MapSource, parseMapSource } from './basemap/source.ts';

/** Sources of the two views of the map, and the further hosts they need. */
type MapSettings = {
  readonly roadmap: MapSource;
  readonly satellite: MapSource;
  /** Origins that a style or an archive loads from besides its own. */
  readonly hosts: readonly string[];
};

/** A setting that cannot be used. */
export type InvalidSetting = { readonly name: string; readonly sentence: string };

const SOURCE_FORMS =
  'embedded, xyz:<tile address with {z}, {x} and {y} and no other braces>, style:<address> or pmtiles:<address>, each with an https address';

function source(name: string) {
  const sentence = `${name} must be ${SOURCE_FORMS}`;
  return z
    ._default(z.string(), 'embedded')
    .check(z.refine((text) => parseMapSource(text) !== undefined, { error: sentence }));
}

const attribution = z._default(z.string(), '');
const isGiven = (form: string, credit: string) =>
  (parseMapSource(form)?.kind ?? 'embedded') === 'embedded' || credit.trim() !== '';
const missing = (name: string) => ({
  path: [`${name}_ATTRIBUTION`],
  error: `${name}_ATTRIBUTION must name the source of the map in ${name}`,
});

const Environment = z
  .object({
    PUBLIC_MAP_ROADMAP: source('PUBLIC_MAP_ROADMAP'),
    PUBLIC_MAP_ROADMAP_ATTRIBUTION: attribution,
    PUBLIC_MAP_SATELLITE: source('PUBLIC_MAP_SATELLITE'),
    PUBLIC_MAP_SATELLITE_ATTRIBUTION: attribution,
    PUBLIC_MAP_HOSTS: z._default(z.string(), '').check(
      z.refine((text) => origins(text).every(isAllowedOrigin), {
        error: 'PUBLIC_MAP_HOSTS must be https origins separated by commas',
      }),
    ),
  })
  .check(
    z.refine(
      (env) => isGiven(env.PUBLIC_MAP_ROADMAP, env.PUBLIC_MAP_ROADMAP_ATTRIBUTION),
      missing('PUBLIC_MAP_ROADMAP'),
    ),
    z.refine(
      (env) => isGiven(env.PUBLIC_MAP_SATELLITE, env.PUBLIC_MAP_SATELLITE_ATTRIBUTION),
      missing('PUBLIC_MAP_SATELLITE'),
    ),
  );

/**
 * Reads the settings of the map, `PUBLIC_MAP_*`. Pure; an empty setting counts as not set. Fails
 * with every bad setting and a sentence, without its full stop, that names it.
 */
export function readMapSettings(
  env: Readonly<Record<string, string | undefined>>,
): Outcome<MapSettings, readonly InvalidSetting[]> {
  const nonEmptyValues = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const parsed = Environment.safeParse(nonEmptyValues);
  if (!parsed.success) {
    return failure(
      parsed.error.issues.map(({ path, message }) => ({
        name: String(path[0]),
        sentence: message,
      })),
    );
  }
  const settings = parsed.data;
  return success({
    roadmap: sourceOf(settings.PUBLIC_MAP_ROADMAP, settings.PUBLIC_MAP_ROADMAP_ATTRIBUTION),
    satellite: sourceOf(settings.PUBLIC_MAP_SATELLITE, settings.PUBLIC_MAP_SATELLITE_ATTRIBUTION),
    hosts: origins(settings.PUBLIC_MAP_HOSTS),
  });
}

/** The origins a browser must be allowed to load the map from, each once. */
export function mapOrigins({ roadmap, satellite, hosts }: MapSettings): readonly string[] {
  const sourceOrigins = [roadmap, satellite].flatMap((from) =>
    from.kind === 'embedded' ? [] : [new URL(from.url).origin],
  );
  return [...new Set([...sourceOrigins, ...hosts])];
}

function origins(text: string): string[] {
  return text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean);
}

function sourceOf(form: string, credit: string): MapSource {
  return parseMapSource(form, credit.trim()) ?? { kind: 'embedded' };
}
