import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';

/** The weight, or the range of weights, that is left of a variable font. */
export type FontAxes = { readonly wght: number | { readonly min: number; readonly max: number } };

const FOLDER = join(import.meta.dirname, '../../.cache/fonts');

/** The characters of the Latin subset of Google Fonts, in which English and French are written. */
const LATIN: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
];

function latinText(): string {
  const codes = LATIN.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  );
  return String.fromCodePoint(...codes);
}

/**
 * The path of a font with fewer weights, half the bytes for every page; made once and kept in the
 * cache of the project.
 *
 * @param file its absolute path
 */
export async function subsetFont(file: string, axes: FontAxes): Promise<string> {
  const font = readFileSync(file);
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([axes, LATIN]))
    .digest('hex');
  const path = join(FOLDER, `${key.slice(0, 16)}.woff2`);
  if (existsSync(path)) return path;
  const bytes = await subset(font, latinText(), { targetFormat: 'woff2', variationAxes: axes });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path, bytes);
  return path;
}
