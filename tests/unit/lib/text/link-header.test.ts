import { expect, test } from 'vitest';
import { linkTargets } from '#src/lib/text/link-header.ts';

test('Link header targets are found by relation', () => {
  const header =
    '</a>; rel="first"; type="x", </b?x=1>; title="t"; rel="second third", </c>; rel=bare';
  expect([...linkTargets(header)]).toEqual([
    ['first', '/a'],
    ['second', '/b?x=1'],
    ['third', '/b?x=1'],
    ['bare', '/c'],
  ]);
});

test('a link without a relation or a missing header has no targets', () => {
  expect(linkTargets('</a>; type="x"').size).toBe(0);
  expect(linkTargets('nonsense').size).toBe(0);
  expect(linkTargets(null).size).toBe(0);
});
