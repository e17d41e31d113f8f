import { HOME_PATH } from '../routes.ts';
import { type JsonLdNode, property } from './node.ts';

/** The facts about the company that the site states. */
export type Brokerage = {
  /** For example https://www.example.ca. */
  readonly origin: string;
  readonly name: string;
  readonly legalName: string;
  readonly phone: string;
  readonly email: string;
  readonly rating: { readonly average: number; readonly count: number };
};

/** A review as its page shows it. */
export type Review = {
  readonly author: string;
  readonly stars: number;
  /** Plain text. */
  readonly text: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Where it was written. */
  readonly platform: string;
};

const BEST_RATING = 5;

function reviewNode({ author, stars, text, day, platform }: Review): JsonLdNode {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author },
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: BEST_RATING },
    datePublished: day,
    publisher: { '@type': 'Organization', name: platform },
    ...property('reviewBody', text),
  };
}

/** The brokerage in the words of schema.org, with those of its reviews that the page shows. */
export function brokerageJsonLd(
  { origin, name, legalName, phone, email, rating }: Brokerage,
  reviews: readonly Review[] = [],
): JsonLdNode {
  const url = `${origin}${HOME_PATH}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${url}#brokerage`,
    ...{ url, name, legalName, telephone: phone, email },
    areaServed: { '@type': 'Country', name: 'Canada' },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
      bestRating: BEST_RATING,
    },
    ...(reviews.length > 0 ? { review: reviews.map(reviewNode) } : {}),
  };
}
