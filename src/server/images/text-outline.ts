import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph } from 'opentype.js';
import { path } from '#src/lib/svg.ts';

type Weight = 400 | 600;

type TextStyle = {
  /** The anchor point of the text on its baseline, in canvas units. */
  readonly xPx: number;
  readonly yPx: number;
  readonly sizePx: number;
  readonly weight: Weight;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly color: string;
};

// The package is CommonJS without names that Node can see: an import would find none of them.
const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as typeof import('opentype.js');
const fonts = new Map<Weight, Font>();

/** Inter from the package's own files: machines that draw pictures may have no fonts at all. */
function font(weight: Weight): Font {
  const cachedFont = fonts.get(weight);
  if (cachedFont !== undefined) return cachedFont;
  const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  const bytes = readFileSync(file);
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const parsed = parse(buffer);
  fonts.set(weight, parsed);
  return parsed;
}

type PlacedGlyph = { readonly glyph: Glyph; readonly xPx: number };

/**
 * Glyph by glyph with kerning: the library's own text layout stops at substitutions of Inter that
 * it does not know, and Latin text in a plan needs none of them.
 */
function setText(
  text: string,
  sizePx: number,
  weight: Weight,
): { glyphs: PlacedGlyph[]; widthPx: number } {
  const face = font(weight);
  const scale = sizePx / face.unitsPerEm;
  const glyphs: PlacedGlyph[] = [];
  let xPx = 0;
  let previous: Glyph | undefined;
  for (const character of text) {
    const glyph = face.charToGlyph(character);
    if (previous !== undefined) xPx += face.getKerningValue(previous, glyph) * scale;
    glyphs.push({ glyph, xPx });
    xPx += (glyph.advanceWidth ?? 0) * scale;
    previous = glyph;
  }
  return { glyphs, widthPx: xPx };
}

/** How far the text runs, in canvas units. */
export function textWidth(text: string, sizePx: number, weight: Weight): number {
  return setText(text, sizePx, weight).widthPx;
}

/** The text as an SVG path element of its outlines: it needs no font where it is drawn. */
export function textPath(text: string, style: TextStyle): string {
  const { xPx, yPx, sizePx, weight, anchor, color } = style;
  const { glyphs, widthPx } = setText(text, sizePx, weight);
  const left = xPx - { start: 0, middle: 0.5, end: 1 }[anchor] * widthPx;
  const data = glyphs.map(({ glyph, xPx: at }) =>
    glyph.getPath(left + at, yPx, sizePx).toPathData(1),
  );
  return path(data.join(''), color);
}
