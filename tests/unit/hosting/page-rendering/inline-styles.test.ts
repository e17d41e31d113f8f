import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { asksForStyles, inlineStyles } from '#src/hosting/page-rendering/inline-styles.ts';
import { editedPieces } from '#src/hosting/page-rendering/page-edits.ts';

const ADDRESS = '/real-estate/_astro/SiteLayout.css';
const SHEET = "body{content:'\u00e2\u0080\u0099$&'}";
const LINK = `<link rel="stylesheet" href="${ADDRESS}">`;
const HEADERS = [
  ['content-type', 'text/html'],
  ['content-security-policy', "default-src 'none'; style-src 'self' 'sha256-other='"],
] as const;

const pageWith = (link: string, asks = ' data-styles="inline"') =>
  `<!doctype html><html lang="en-CA"${asks}><head>${link}</head></html>`;

test('a page that asks for it brings its styles, and its policy allows their bytes', () => {
  const { edits, headers } = inlineStyles(pageWith(LINK), HEADERS, { [ADDRESS]: SHEET });
  const hash = createHash('sha256').update(Buffer.from(SHEET, 'latin1')).digest('base64');
  expect(editedPieces(pageWith(LINK), edits).join('')).toBe(pageWith(`<style>${SHEET}</style>`));
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/html',
    'content-security-policy': `default-src 'none'; style-src 'self' 'sha256-${hash}' 'sha256-other='`,
  });
});

test('a page says in its first tag whether it asks for its styles', () => {
  expect(asksForStyles(pageWith(LINK))).toBe(true);
  expect(asksForStyles(pageWith(LINK, ''))).toBe(false);
});

test('a style sheet that the build did not leave stays a link', () => {
  expect(inlineStyles(pageWith(LINK), HEADERS, {}).edits).toEqual([]);
});
