import { expect, test } from 'vitest';
import { pagePath } from '#src/domain/routes.ts';
import { emailObstacle } from '#src/domain/search/saved/search-address.ts';
import { watchedSearches } from '#src/server/customers/alerts/alert-search.ts';

test.each([
  ['/list/on/toronto?type=lease', undefined],
  ['/list/on', undefined],
  ['/map/43.65;-79.38?z=12', undefined],
  ['/list/on/toronto?show=sold', 'sold'],
  ['/map/43.65;-79.38?z=12&show=sold', 'sold'],
  ['/list?type=lease', 'everywhere'],
  ['/list', 'everywhere'],
])('offers emails about %s exactly when the server takes them', (address, obstacle) => {
  const path = pagePath('/') + address.slice(1);
  expect(emailObstacle(path)).toBe(obstacle);
  expect(watchedSearches(path, '2026-10-15') === undefined).toBe(obstacle !== undefined);
});
