import { expect, test } from 'vitest';
import { canonicalPath } from '#src/hosting/canonical-path.ts';

test.each([
  ['/', '/real-estate/'],
  ['/real-estate', '/real-estate/'],
  ['/real-estate//about/', '/real-estate/about'],
  ['/real-estate/search.html', '/real-estate/search'],
  ['/real-estate/index.html', '/real-estate/'],
  ['/real-estate/contact/thanks.html', '/real-estate/contact/thanks'],
])('the canonical address of %s is %s', (path, right) => {
  expect(canonicalPath(path)).toBe(right);
});

test.each(['/real-estate/', '/real-estate/about', '/real-estate/detail/x.htmlish/1'])(
  '%s is already canonical',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  },
);
