import { expect, test } from 'vitest';
import { basemap } from '#src/messages/en/search/basemap.ts';
import { filters } from '#src/messages/en/search/filters.ts';
import { listing } from '#src/messages/en/listing/listing.ts';
import { map } from '#src/messages/en/search/map.ts';
import { notices } from '#src/messages/en/site/notices.ts';
import { paging } from '#src/messages/en/search/paging.ts';
import { results } from '#src/messages/en/search/results.ts';
import { searchBox } from '#src/messages/en/search/search-box.ts';
import { detail } from '#src/messages/en/listing/detail.ts';
import { home } from '#src/messages/en/site/home.ts';
import { lead } from '#src/messages/en/lead/lead.ts';
import { site } from '#src/messages/en/site/site.ts';
import { marketing } from '#src/messages/en/site/marketing.ts';

function texts(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => texts(child, `${path}.${key}`));
}

const browser = { basemap, filters, listing, map, notices, paging, results, searchBox };
const all = texts({ ...browser, site, detail, home, lead, marketing }, 'en');

test('no text is empty or padded', () => {
  for (const { path, text } of all) expect(text, path).toBe(text.trim());
  expect(all.filter(({ text }) => text === '')).toEqual([]);
});

test('MLS and REALTOR are always written as the association requires', () => {
  for (const { path, text } of all) {
    expect(text.replaceAll(/MLS®|REALTORS?®|REALTOR\.ca/g, ''), path).not.toMatch(
      /\b(mls|realtors?)\b/i,
    );
  }
});

test('a count of one uses the singular', () => {
  expect([listing.beds(1), listing.beds(2)]).toEqual(['1 bedroom', '2 bedrooms']);
  expect([detail.days(1), detail.days(0)]).toEqual(['1 day', '0 days']);
  expect(detail.photoCount(1)).toBe('1 photo');
});
