import { type CollectionEntry, getCollection } from 'astro:content';
import { starsOf } from '#src/domain/rating.ts';

/** Clients' reviews of a realtor, the latest first. */
export async function reviewsOf(id: string): Promise<CollectionEntry<'reviews'>[]> {
  const reviews = await getCollection('reviews', ({ data }) => data.realtor === id);
  return reviews.toSorted((a, b) => b.data.date.getTime() - a.data.date.getTime());
}

/** The average of five stars; means nothing without a review. */
export function averageStars(reviews: readonly CollectionEntry<'reviews'>[]): number {
  const stars = reviews.map(({ data }) => starsOf(data.rating));
  return stars.reduce((sum, each) => sum + each, 0) / Math.max(1, stars.length);
}
