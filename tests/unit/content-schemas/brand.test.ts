import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { brand } from '#src/content-schemas/brand.ts';

const FILE = new URL('../../../content/site/brand.yaml', import.meta.url);
const { links, ...facts } = parse(readFileSync(FILE, 'utf8'));
const { realtorBrokerage, ...otherLinks } = links;

test('the realtor brokerage website may be given or left out', () => {
  expect(brand.parse({ ...facts, links }).links.realtorBrokerage).toBe(realtorBrokerage);
  expect(brand.parse({ ...facts, links: otherLinks }).links.realtorBrokerage).toBeUndefined();
});

test.each(['realty.larchway.example', 'http://realty.larchway.example', '/about', ''])(
  '%j is refused as a brokerage website',
  (site) => {
    const outcome = brand.safeParse({ ...facts, links: { ...otherLinks, realtorBrokerage: site } });
    expect(outcome.error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'links.realtorBrokerage',
    ]);
  },
);
