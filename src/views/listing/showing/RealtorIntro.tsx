import { decimalText } from '#src/lib/text/decimal-text.ts';
import { Star } from 'lucide-react';
import type { ListingRealtor } from '#src/domain/lead/listing-realtor.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { marketingTexts } from '#src/messages/site/marketing.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';

function Rating({ reviews }: Pick<ListingRealtor, 'reviews'>) {
  const locale = useLocale();
  const { realtor: words } = useTexts(detailTexts);
  if (reviews.count === 0) return null;
  const average = decimalText(reviews.average, locale, { least: 1, most: 1 });
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm">
      <Star {...icon(16)} className="fill-accent text-accent" />
      {words.rating(average, reviews.count)}
    </p>
  );
}

/** The person who answers and shows the home: face, languages and clients' rating. */
export function RealtorIntro({ realtor }: { realtor: ListingRealtor }) {
  const words = useTexts(marketingTexts);
  const { name, designation, href, area, languages, photo, reviews } = realtor;
  return (
    <div className="mt-4 flex gap-4 items-center">
      {photo && (
        <picture className="shrink-0">
          <source type="image/webp" srcSet={photo.src} />
          <img
            src={photo.fallback}
            alt={photo.alt}
            width={72}
            height={72}
            loading="lazy"
            decoding="async"
            className="block size-18 rounded-full object-cover bg-sand"
          />
        </picture>
      )}
      <div className="min-w-0">
        <p className="text-lg leading-snug font-semibold">
          <a href={href} className="text-ink underline decoration-1 underline-offset-4">
            {name}
          </a>
        </p>
        <p className="text-sm font-medium">{designation}</p>
        <p className="text-sm text-muted">
          {words.knows} {area}
        </p>
        <p className="text-sm text-muted">{words.speaks(languages)}</p>
        <Rating reviews={reviews} />
      </div>
    </div>
  );
}

/** The latest client's review of them. */
export function RealtorQuote({ realtor }: { realtor: ListingRealtor }) {
  const { latest } = realtor.reviews;
  if (!latest) return null;
  return (
    <blockquote className="contact-quote mt-4 pt-4 border-t border-line text-sm text-muted">
      <p className="line-clamp-3">“{latest.text}”</p>
      <footer className="mt-1">{latest.by}</footer>
    </blockquote>
  );
}
