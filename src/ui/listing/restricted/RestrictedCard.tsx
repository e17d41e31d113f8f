import { LockKeyhole } from 'lucide-react';
import type { RestrictedListing } from '#src/contract/listings/listing.ts';
import { cityLine } from '#src/domain/listing/address.ts';
import { VOW_TERMS } from '#src/domain/listing/boards.ts';
import { placeText } from '#src/domain/places/text.ts';
import { detailPath, signInPath } from '#src/domain/routes.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useTexts, useLocale } from '../../locale/use-texts.ts';
import { Badge } from '../Badge.tsx';
import { icon } from '../../icon.ts';
import { monthText } from '../measures.ts';
import { publicFieldsOf, restrictedBadge } from './restricted.ts';
import { RestrictedArt } from './RestrictedArt.tsx';
import { SignInLine } from './SignInLine.tsx';

/** The element of a card's title: it must follow the headings of the page around it. */
export type CardHeading = 'h2' | 'h3' | 'p';

/** The card of a listing that needs sign-in: its place and month, and the way in. */
export function RestrictedCard({
  listing,
  heading: Heading,
}: {
  listing: RestrictedListing;
  heading: CardHeading;
}) {
  const locale = useLocale();
  const words = useTexts(listingTexts);
  const open = publicFieldsOf(listing);
  const returnTo = detailPath(open);
  const month = monthText(open.listDate, locale);
  const place = cityLine({ ...open.address, city: placeText(open.address.city) });
  return (
    <article className="card group h-full flex flex-col">
      <div className="relative aspect-[3/2] overflow-clip">
        <RestrictedArt className="size-full" />
        <span className="absolute left-3 top-3">
          <Badge name={restrictedBadge(open)} floating />
        </span>
        <div className="absolute inset-0 grid place-items-center">
          <a
            href={signInPath('login', returnTo)}
            className="unless-terms-due btn-primary stretched text-sm tracking-[0.06em]"
            aria-label={`${words.loginToView}: ${words.hiddenHome(place)}`}
          >
            <LockKeyhole {...icon(16)} />
            {words.loginToView}
          </a>
          {VOW_TERMS && (
            <button
              type="button"
              className="when-terms-due btn-primary stretched text-sm"
              aria-label={`${words.reviewTerms}: ${words.hiddenHome(place)}`}
              data-review-vow-terms
            >
              {words.reviewTerms}
            </button>
          )}
        </div>
      </div>
      <div className="flex flex-col grow gap-1 p-4">
        <Heading className="font-semibold text-ink">{words.hiddenHome(place)}</Heading>
        {month && <p className="text-sm text-muted">{words.listedIn(month)}</p>}
        <SignInLine returnTo={returnTo} />
      </div>
    </article>
  );
}
