import { createHash } from 'node:crypto';
import { BASE_PATH } from '#src/domain/routes.ts';
import type { StaticFile } from '../static-files.ts';
import type { PageEdit } from './page-edits.ts';

/** The texts of style sheets by their addresses, a character a byte. */
export type StyleSheets = Readonly<Record<string, string>>;

type Head = readonly (readonly [name: string, value: string])[];

/** How a page asks for its styles as a part of it, among the attributes with which it begins. */
const ASKS = /<html\b[^>]*\bdata-styles="inline"/;
/** Characters of a page among which its first tag is; what follows is long, and says nothing of it. */
const FIRST_TAG = 1000;

/** Whether a page asks for its styles as a part of it. */
export const asksForStyles = (html: string) => ASKS.test(html.slice(0, FIRST_TAG));

const SHEET_LINK = /<link rel="stylesheet" href="([^"]+)">/g;
const STYLE_SOURCES = "style-src 'self'";

/** The style sheets among the built files. */
export function styleSheetsOf(files: ReadonlyMap<string, StaticFile>): StyleSheets {
  const sheets = [...files]
    .filter(([route]) => route.endsWith('.css'))
    .map(([route, { body }]) => [BASE_PATH + route, body.toString('latin1')]);
  return Object.fromEntries(sheets);
}

const hashOf = (sheet: string) =>
  `'sha256-${createHash('sha256').update(sheet, 'latin1').digest('base64')}'`;

/** Headers whose policy allows these styles besides those it names. */
function withHashes(headers: Head, hashes: readonly string[]): Head {
  const allowed = [STYLE_SOURCES, ...hashes].join(' ');
  return headers.map(([name, value]) =>
    name === 'content-security-policy'
      ? [name, value.replace(STYLE_SOURCES, allowed)]
      : [name, value],
  );
}

/**
 * The edits of a page after which its style sheets are parts of its HTML: a browser that has none of them paints it
 * one way to the server and back earlier. Every such page brings the styles again.
 */
export function inlineStyles(
  html: string,
  headers: Head,
  sheets: StyleSheets,
): { readonly edits: readonly PageEdit[]; readonly headers: Head } {
  const inlined = [...html.matchAll(SHEET_LINK)].flatMap(({ 0: link, 1: address = '', index }) => {
    const sheet = sheets[address];
    return sheet === undefined ? [] : [{ sheet, start: index, end: index + link.length }];
  });
  return {
    edits: inlined.map(({ sheet, ...part }) => ({ ...part, text: `<style>${sheet}</style>` })),
    headers: withHashes(
      headers,
      inlined.map(({ sheet }) => hashOf(sheet)),
    ),
  };
}
