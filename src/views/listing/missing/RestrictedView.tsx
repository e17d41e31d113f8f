import { CircleAlert, LockKeyhole } from 'lucide-react';
import type { RestrictedListing } from '#src/contract/listings/listing.ts';
import { cityLine } from '#src/domain/listing/address.ts';
import { detailPath, listPath, signInPath } from '#src/domain/routes.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { Badge } from '#src/ui/listing/Badge.tsx';
import { icon } from '#src/ui/icon.ts';
import { monthText } from '#src/ui/listing/measures.ts';
import { publicFieldsOf, restrictedBadge } from '#src/ui/listing/restricted/restricted.ts';
import { RestrictedArt } from '#src/ui/listing/restricted/RestrictedArt.tsx';
import { DueTerms } from '#src/ui/vow-terms/DueTerms.tsx';
import { SignInLine } from '#src/ui/listing/restricted/SignInLine.tsx';

/** Shown when the viewer's own view of the listing could not be loaded. */
function PlaceFailure({ city, state }: { city: string; state: string }) {
  const detailWords = useTexts(detailTexts);
  return (
    <div
      role="alert"
      className="when-failed mb-4 px-3.5 py-3 rounded-field bg-alert-tint text-alert"
    >
      <p className="flex items-center gap-2.5 font-medium">
        <CircleAlert {...icon(18)} />
        {detailWords.failed}
      </p>
      <p className="mt-1">
        {detailWords.failedText}{' '}
        <a href={listPath({ city, state })} data-way-back className="link">
          {detailWords.backToList}
        </a>
      </p>
    </div>
  );
}

/** A listing the viewer must sign in for: where it is, why it is closed, and the way in. */
export function RestrictedView({ listing }: { listing: RestrictedListing }) {
  const locale = useLocale();
  const listingWords = useTexts(listingTexts);
  const detailWords = useTexts(detailTexts);
  const open = publicFieldsOf(listing);
  const returnTo = detailPath(open);
  const month = monthText(open.listDate, locale);
  const closingMonth = monthText(open.soldDate ?? '', locale);
  return (
    <div className="max-md:pt-4">
      <PlaceFailure {...open.address} />
      <div className="relative overflow-clip rounded-card aspect-[3/2] md:aspect-[5/2]">
        <RestrictedArt className="size-full" />
        <div className="absolute inset-0 grid place-items-center">
          <a
            href={signInPath('login', returnTo)}
            className="when-idle unless-terms-due btn-primary min-h-13 px-7 tracking-[0.06em]"
          >
            <LockKeyhole {...icon()} />
            {listingWords.loginToView}
          </a>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Badge name={restrictedBadge(open)} />
        {closingMonth && (
          <span className="chip font-medium">{listingWords.closedIn[open.type](closingMonth)}</span>
        )}
        {month && <span className="chip font-medium">{listingWords.listedIn(month)}</span>}
      </div>
      <h1 className="heading-1 mt-4">{listingWords.hiddenHome(cityLine(open.address))}</h1>
      <section aria-labelledby="why-title" className="when-idle mt-6 p-6 rounded-card bg-sand">
        <h2 id="why-title" className="unless-terms-due heading-3">
          {detailWords.restrictedTitle}
        </h2>
        <p className="unless-terms-due prose mt-2">{detailWords.restrictedText}</p>
        <div className="mt-3">
          <SignInLine returnTo={returnTo} />
          <DueTerms heading="h2" />
        </div>
      </section>
      <p className="mt-6 text-sm text-muted">{detailWords.listingId(open.mlsNumber)}</p>
    </div>
  );
}
