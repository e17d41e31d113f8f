import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { requestsInlineStyles, inlineStyles } from '#src/hosting/page-rendering/inline-styles.ts';
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

test('a page that asks for inline styles gets them, and its policy allows their hash', () => {
  const { edits, headers } = inlineStyles(pageWith(LINK), HEADERS, { [ADDRESS]: SHEET });
  const hash = createHash('sha256').update(Buffer.from(SHEET, 'latin1')).digest('base64');
  expect(editedPieces(pageWith(LINK), edits).join('')).toBe(pageWith(`<style>${SHEET}</style>`));
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/html',
    'content-security-policy': `default-src 'none'; style-src 'self' 'sha256-${hash}' 'sha256-other='`,
  });
});

test('the html tag tells whether a page asks for inline styles', () => {
  expect(requestsInlineStyles(pageWith(LINK))).toBe(true);
  expect(requestsInlineStyles(pageWith(LINK, ''))).toBe(false);
});

test('a style sheet missing from the build stays a link', () => {
  expect(inlineStyles(pageWith(LINK), HEADERS, {}).edits).toEqual([]);
});
