import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedPieces, insertion } from '#src/hosting/page-rendering/page-edits.ts';

test('edits apply at their positions in any order', () => {
  const edits = [
    { start: 5, end: 6, text: '' },
    insertion(8, '!'),
    { start: 0, end: 1, text: 'H' },
    insertion(0, '> '),
  ];
  expect(editedPieces('hello, you', edits).join('')).toBe('> Hello y!ou');
});

test.each([
  ['deleted', '', 'a-c'],
  ['replaced', 'B', 'a-Bc'],
])('an insertion at the start of a %s range precedes it', (_, text, page) => {
  const edits = [{ start: 1, end: 2, text }, insertion(1, '-')];
  expect(editedPieces('abc', edits).join('')).toBe(page);
  expect(editedPieces('abc', edits.toReversed()).join('')).toBe(page);
});

test('a page without edits is unchanged', () => {
  fc.assert(fc.property(fc.string(), (html) => editedPieces(html, []).join('') === html));
});
