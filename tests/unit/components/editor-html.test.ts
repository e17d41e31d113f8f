import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editorHtml, editorPageHtml } from '#src/components/editor-html.ts';

test.each([
  ['paragraphs and emphasis', '<p>A <strong>good</strong> <em>place</em></p><p>Near<br />it</p>'],
  ['links', '<p><a href="https://larchway.example">A place</a></p>'],
  ['bulleted lists', '<ul><li>Rent</li><li><p>Buy</p><ul><li>New</li></ul></li></ul>'],
  ['numbered lists', '<ol><li>Look</li><li>Offer</li></ol>'],
  ['quotations', '<blockquote><p>Well done.</p></blockquote>'],
])('%s from an editor are preserved', (_, html) => {
  expect(editorHtml(html)).toBe(html);
  expect(editorPageHtml(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p onclick="alert(1)">Hi</p>', '<p>Hi</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<style>p{}</style><p>Hi</p>', '<p>Hi</p>'],
])('%s is sanitized to %s', (html, expected) => {
  expect(editorHtml(html)).toBe(expected);
});

test('no pasted input leaves a tag outside the allow list', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    'script',
    'img',
    ' onerror=',
    '"',
    "'",
    '/',
    'iframe',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(editorHtml(pieces.join(''))).not.toMatch(
        /<(?!\/?(p|br|em|strong|ul|ol|li|a|blockquote)\b)/i,
      );
    }),
  );
});

test('a document page keeps its headings but no scripts or handlers', () => {
  const html = '<h2 onclick="x()">Rights</h2><script>x()</script><p>Ask.</p>';
  expect(editorPageHtml(html)).toBe('<h2>Rights</h2><p>Ask.</p>');
  expect(editorHtml(html)).toBe('Rights<p>Ask.</p>');
});
