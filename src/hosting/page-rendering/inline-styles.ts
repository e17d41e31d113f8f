import { createHash } from 'node:crypto';
import { BASE_PATH } from '#src/domain/routes.ts';
import type { StaticFile } from '../static-files.ts';
import type { PageEdit } from './page-edits.ts';

/** The texts of style sheets by their addresses, a character a byte. */
export type StyleSheets = Readonly<Record<string, string>>;

type Head = readonly (readonly [name: string, value: string])[];

/** The attribute of the opening tag by which a page requests inline styles. */
const ASKS = /<html\b[^>]*\bdata-styles="inline"/;
/** The first tag is within this many characters of a page; the long rest need not be searched. */
const FIRST_TAG = 1000;

/** Whether a page requests inline styles. */
export const requestsInlineStyles = (html: string) => ASKS.test(html.slice(0, FIRST_TAG));

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

/** Headers whose policy allows these styles in addition to its own. */
function withHashes(headers: Head, hashes: readonly string[]): Head {
  const allowed = [STYLE_SOURCES, ...hashes].join(' ');
  return headers.map(([name, value]) =>
    name === 'content-security-policy'
      ? [name, value.replace(STYLE_SOURCES, allowed)]
      : [name, value],
  );
}

/**
 * The edits that put a page's style sheets into its HTML: a browser without them paints the page one round
 * trip to the server earlier. Every such page brings the styles again.
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
