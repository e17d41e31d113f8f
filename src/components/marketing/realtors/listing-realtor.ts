import { getCollection } from 'astro:content';
import { realtorOfArea } from '#src/domain/lead/realtor-of-area.ts';
import type { ListingRealtor } from '#src/domain/lead/listing-realtor.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { realtorPath } from '#src/domain/routes.ts';
import type { Locale } from '#src/messages/locale.ts';
import { realtorPhotos } from './realtor-photos.ts';
import { averageStars, reviewsOf } from './realtor-reviews.ts';

/** The realtor of the area that a home lies in, as its page shows them; undefined for none. */
export async function listingRealtor(
  { city, state }: { readonly city: string; readonly state: string },
  locale: Locale,
): Promise<ListingRealtor | undefined> {
  const realtors = await getCollection('realtors');
  const areas = realtors
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((realtor) => ({ realtor, serves: realtor.data.serves }));
  const province = provinceOf(state)?.code ?? state;
  const realtor = realtorOfArea(areas, { city, province })?.realtor;
  if (!realtor) return undefined;
  const [photo] = await realtorPhotos(realtor, locale);
  const reviews = await reviewsOf(realtor.id);
  const [latest] = reviews;
  const { title, designation, area, languages, hours } = realtor.data;
  return {
    id: realtor.id,
    name: title,
    designation,
    href: realtorPath(realtor.id),
    area,
    languages,
    hours,
    photo,
    reviews: {
      count: reviews.length,
      average: averageStars(reviews),
      latest: latest && {
        text: latest.body?.trim() ?? '',
        by: [latest.data.name, latest.data.city].filter(Boolean).join(', '),
      },
    },
  };
}
