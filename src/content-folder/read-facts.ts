import '../contract/jitless.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import * as z from 'zod/mini';
import { BoardFacts, BrandFacts, DesignFacts, PlaceFacts } from './fact-schemas.ts';

const DATA_FILES = ['brand.yaml', 'boards.json', 'places.yaml', 'design.yaml'] as const;

/** The files of a content folder that are read by programs, not only by pages. */
export const FACT_FILES = [...DATA_FILES, 'logo.svg'] as const;

const flaw = (path: string, correction: string) =>
  new Error(`${path} has an error: ${correction}. Run "npm run build" for details.`);

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw flaw(path, 'it cannot be read, so restore it');
  }
}

function parsedFile(path: string): unknown {
  const text = textOf(path);
  try {
    // YAML holds JSON too.
    return parse(text);
  } catch (error) {
    const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
    throw flaw(path, line === undefined ? 'correct its lines' : `correct line ${line}`);
  }
}

function readFacts<Schema extends z.core.$ZodType>(
  folder: string,
  file: (typeof DATA_FILES)[number],
  schema: Schema,
): z.core.output<Schema> {
  const path = join(folder, 'site', file);
  const outcome = z.safeParse(schema, parsedFile(path));
  if (outcome.success) return outcome.data;
  const fields = outcome.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw flaw(path, `correct ${fields || 'its fields'}`);
}

/**
 * The facts that the program itself needs about the brokerage of a content folder: names, boards, places,
 * the look. Throws a sentence with the file and the fields when one is wrong.
 */
export function brokerageFacts(folder: string) {
  const brand = readFacts(folder, 'brand.yaml', BrandFacts);
  const places = readFacts(folder, 'places.yaml', PlaceFacts);
  const design = readFacts(folder, 'design.yaml', DesignFacts);
  const { boards, vowTerms } = readFacts(folder, 'boards.json', BoardFacts);
  return {
    BROKERAGE_NAME: brand.name,
    BROKERAGE_PHONE: brand.contact.phone,
    BROKERAGE_EMAIL: brand.contact.email,
    BROKERAGE_ADDRESS: brand.address,
    LICENCE_LINE: brand.licenceLine,
    LOGO: textOf(join(folder, 'site/logo.svg')).trim(),
    BOARD_FACTS: boards,
    // The build writes facts as JSON, which has no undefined.
    VOW_TERMS_FACT: vowTerms ?? null,
    SERVED_AREA: places.area,
    MAIN_CITY: { name: places.mainCity.name, province: places.mainCity.province },
    MAP_CENTER: places.mainCity.center,
    START_CITIES: places.starts,
    SEARCH_PROVINCES: places.provinces,
    TREND_CITY_FACTS: places.trends,
    COLORS: design.colors,
    FONTS: design.fonts,
  };
}
