import { expect, test } from 'vitest';
import { escapeHtml } from '#src/lib/text/escape-html.ts';

test.each([
  ['<b class="x">', '&lt;b class=&quot;x&quot;&gt;'],
  ["Rock & Roll's", 'Rock &amp; Roll&#39;s'],
  ['&lt;', '&amp;lt;'],
  ['Montréal · 2 + 2', 'Montréal · 2 + 2'],
])('%s is escaped', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
