import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font, Glyph } from 'opentype.js';
import { memoize } from '#src/lib/memoize.ts';
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

// The package is CommonJS without names that Node can detect: a named import would find none.
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
 * Glyph by glyph with kerning: the library's own text layout stops at substitutions of Inter that it does
 * not support, and Latin text in a plan needs none of them.
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

/** The width of the text, in canvas units. */
export function textWidth(text: string, sizePx: number, weight: Weight): number {
  return setText(text, sizePx, weight).widthPx;
}

/** A pen movement, and the coordinates it takes, x and y in turn, in units of the font. */
type PenMove = { readonly letter: string; readonly coordinates: readonly number[] };

/** Cached, as the library computes a glyph anew for each of its places, which takes most of the time. */
const penMoves = {
  400: memoize((glyph: Glyph) => movesOf(glyph, 400)),
  600: memoize((glyph: Glyph) => movesOf(glyph, 600)),
};

function movesOf(glyph: Glyph, weight: Weight): readonly PenMove[] {
  const { commands } = glyph.getPath(0, 0, font(weight).unitsPerEm);
  return commands.map((command) => {
    switch (command.type) {
      case 'C':
        return {
          letter: 'C',
          coordinates: [command.x1, command.y1, command.x2, command.y2, command.x, command.y],
        };
      case 'Q':
        return { letter: 'Q', coordinates: [command.x1, command.y1, command.x, command.y] };
      case 'Z':
        return { letter: 'Z', coordinates: [] };
      default:
        return { letter: command.type, coordinates: [command.x, command.y] };
    }
  });
}

type GlyphPlace = { readonly xPx: number; readonly yPx: number; readonly scale: number };

/** Path data of a glyph, to a tenth of a canvas unit. */
function glyphData(moves: readonly PenMove[], { xPx, yPx, scale }: GlyphPlace): string {
  let data = '';
  for (const { letter, coordinates } of moves) {
    data += letter;
    for (let at = 0; at < coordinates.length; at += 1) {
      const value = (coordinates[at] ?? 0) * scale + (at % 2 === 0 ? xPx : yPx);
      data += `${at === 0 ? '' : ' '}${Math.round(value * 10) / 10}`;
    }
  }
  return data;
}

/** The outlines of a text as path data: it needs no font where it is drawn. */
export function textOutline(text: string, style: Omit<TextStyle, 'color'>): string {
  const { xPx, yPx, sizePx, weight, anchor } = style;
  const { glyphs, widthPx } = setText(text, sizePx, weight);
  const left = xPx - { start: 0, middle: 0.5, end: 1 }[anchor] * widthPx;
  const scale = sizePx / font(weight).unitsPerEm;
  return glyphs
    .map(({ glyph, xPx: at }) => {
      return glyphData(penMoves[weight](glyph), { xPx: left + at, yPx, scale });
    })
    .join('');
}

/** The text as an SVG path element of its outlines. */
export function textPath(text: string, { color, ...style }: TextStyle): string {
  return path(textOutline(text, style), color);
}
