import { expect, test } from 'vitest';
import { canonicalPath, homeCityPath } from '#src/hosting/canonical-path.ts';

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

test.each([
  ['/real-estate/on/richmond%20hill', '/real-estate/on/richmond-hill'],
  ['/real-estate/Quebec/Montr%C3%A9al', '/real-estate/qc/montreal'],
  ['/real-estate/on/richmond-hill', undefined],
  ['/real-estate/on/%20', undefined],
  ['/real-estate/on/a%2Fb', undefined],
  ['/real-estate/list/on/richmond%20hill', undefined],
  ['/real-estate/on/%E0%A4%A', undefined],
])('the home page of the city in %s has the path %s', (path, right) => {
  expect(homeCityPath(path)).toBe(right);
});
