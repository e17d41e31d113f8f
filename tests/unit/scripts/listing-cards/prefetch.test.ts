// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(navigator, 'connection');
});

const load = () => import('#src/scripts/listing-cards/prefetch.ts');

function prefetchedUrls(): (string | null)[] {
  return [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) =>
    link.getAttribute('href'),
  );
}

const finish = (index: number) =>
  document.head.querySelectorAll('link')[index]?.dispatchEvent(new Event('load'));

test('a page is prefetched once', async () => {
  const { prefetchPage } = await load();
  prefetchPage('/a');
  prefetchPage('/a');
  expect(prefetchedUrls()).toEqual(['/a']);
});

test('two pages are prefetched at a time, then the latest requested one', async () => {
  const { prefetchPage } = await load();
  for (const href of ['/a', '/b', '/c', '/d']) prefetchPage(href);
  expect(prefetchedUrls()).toEqual(['/a', '/b']);
  finish(0);
  expect(prefetchedUrls()).toEqual(['/a', '/b', '/d']);
  finish(1);
  expect(prefetchedUrls()).toEqual(['/a', '/b', '/d', '/c']);
});

test('nothing is prefetched for a visitor who saves data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  const { prefetchPage } = await load();
  prefetchPage('/a');
  expect(prefetchedUrls()).toEqual([]);
});
