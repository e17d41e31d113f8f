import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineStyles, withInlineStyles } from '#src/hosting/inline-styles.ts';
import type { StaticFile } from '#src/hosting/static-files.ts';

const TEXT = 'p::before{content:"–"}';
const HASH = createHash('sha256').update(TEXT).digest('base64');

const file = (text: string): StaticFile => ({
  body: Buffer.from(text),
  brotli: undefined,
  gzip: undefined,
  contentType: '',
  etag: '',
  cacheControl: '',
});
const STYLES = inlineStyles(
  new Map([
    ['/_astro/a.css', file(TEXT)],
    ['/_astro/a.js', file('')],
  ]),
);
const POLICY = "default-src 'none'; style-src 'self' 'sha256-x'; img-src 'self'";

const page = (attributes: string, sheet = '/real-estate/_astro/a.css') =>
  `<!DOCTYPE html><html${attributes}><head><link rel="stylesheet" href="${sheet}"></head></html>`;

test('a page that asks for it has its style in it, byte by byte, and a policy that allows it', () => {
  const { html, policy } = withInlineStyles(
    { html: page(' lang="en-CA" data-inline-styles'), policy: POLICY },
    STYLES,
  );
  expect(Buffer.from(html, 'latin1').toString()).toContain(`<head><style>${TEXT}</style></head>`);
  expect(policy).toBe(
    `default-src 'none'; style-src 'self' 'sha256-${HASH}' 'sha256-x'; img-src 'self'`,
  );
});

test.each([
  ['asks for nothing', page(' lang="en-CA"')],
  ['has the words elsewhere', page('').replace('</head>', '<p data-inline-styles></head>')],
  ['names a style sheet of another site', page(' data-inline-styles', 'https://a.example/a.css')],
])('a page that %s stays as it is', (_, html) => {
  expect(withInlineStyles({ html, policy: POLICY }, STYLES)).toEqual({ html, policy: POLICY });
});
