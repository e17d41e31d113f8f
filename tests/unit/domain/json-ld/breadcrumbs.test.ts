import { expect, test } from 'vitest';
import { breadcrumbsJsonLd } from '#src/domain/json-ld/breadcrumbs.ts';
import { brokerageJsonLd } from '#src/domain/json-ld/brokerage.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { listBreadcrumbs } from '#src/page-data/list-links.ts';

const ORIGIN = 'https://www.example.ca';
const province = provinceOf('ON');

test.each([
  [{}, []],
  [{ citySlug: 'port-hope' }, [['Port Hope', 'on/port-hope']]],
  [
    { citySlug: 'toronto', neighborhoodSlug: 'annex' },
    [
      ['Toronto', 'on/toronto'],
      ['Annex', 'on/toronto/annex'],
    ],
  ],
])('the breadcrumbs of a list name each enclosing place: %o', (place, steps) => {
  if (!province) throw new Error('There is no Ontario.');
  const node = breadcrumbsJsonLd(listBreadcrumbs({ province, ...place }, []), ORIGIN);
  expect(node).toMatchObject({ '@context': 'https://schema.org', '@type': 'BreadcrumbList' });
  expect(node['itemListElement']).toEqual(
    [['Ontario', 'on'], ...steps].map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${ORIGIN}/real-estate/list/${path}`,
    })),
  );
});

test('the brokerage has its rating and only the reviews shown on the page', () => {
  const brokerage = {
    origin: ORIGIN,
    ...{ name: 'Larchway', legalName: 'Larchway Realty Inc.', phone: '1', email: 'a@b.ca' },
    rating: { average: 4.9, count: 400 },
  };
  expect(brokerageJsonLd(brokerage)).not.toHaveProperty('review');
  const review = { author: 'A', stars: 5, text: 'Good.', day: '2026-09-14', platform: 'Google' };
  expect(brokerageJsonLd(brokerage, [review])).toMatchObject({
    '@type': 'RealEstateAgent',
    url: `${ORIGIN}/real-estate/`,
    aggregateRating: { ratingValue: 4.9, reviewCount: 400 },
    review: [{ reviewBody: 'Good.', reviewRating: { ratingValue: 5, bestRating: 5 } }],
  });
});
