import { CircleAlert, LockKeyhole } from 'lucide-react';
import type { RestrictedListing } from '#src/contract/listings/listing.ts';
import { cityLine } from '#src/domain/listing/address.ts';
import { detailPath, listPath, signInPath } from '#src/domain/routes.ts';
import { en } from '#src/messages/en.ts';
import { detail } from '#src/messages/en/detail.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { icon } from '#src/ui/icon.ts';
import { monthText } from '#src/ui/measures.ts';
import { openOf, restrictedBadge } from '#src/ui/restricted.ts';
import { RestrictedArt } from '#src/ui/RestrictedArt.tsx';
import { SignInLine } from '#src/ui/SignInLine.tsx';

/** Shown when a viewer's own view of the listing was asked for and could not be had. */
function Failed({ city, state }: { city: string; state: string }) {
  return (
    <div role="alert" className="when-failed mb-4 px-3.5 py-3 rounded-field bg-clay-tint text-clay">
      <p className="flex items-center gap-2.5 font-medium">
        <CircleAlert {...icon(18)} />
        {detail.failed}
      </p>
      <p className="mt-1">
        {detail.failedText}{' '}
        <a href={listPath({ city, state })} data-way-back className="link">
          {detail.backToList}
        </a>
      </p>
    </div>
  );
}

/** A listing the viewer must sign in for: where it is, why it is closed, and the way in. */
export function RestrictedView({ listing }: { listing: RestrictedListing }) {
  const open = openOf(listing);
  const returnTo = detailPath(open);
  const month = monthText(open.listDate);
  return (
    <div>
      <Failed {...open.address} />
      <div className="relative overflow-clip rounded-card aspect-[3/2] md:aspect-[5/2]">
        <RestrictedArt className="size-full" />
        <div className="absolute inset-0 grid place-items-center">
          <a
            href={signInPath('login', returnTo)}
            className="when-idle btn-primary min-h-13 px-7 tracking-[0.06em]"
          >
            <LockKeyhole {...icon()} />
            {en.listing.loginToView}
          </a>
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Badge name={restrictedBadge(open)} />
        {month && <span className="chip font-medium">{en.listing.listedIn(month)}</span>}
      </div>
      <h1 className="heading-1 mt-4">{en.listing.hiddenHome(cityLine(open.address))}</h1>
      <section aria-labelledby="why-title" className="when-idle mt-6 p-6 rounded-card bg-sand">
        <h2 id="why-title" className="heading-3">
          {detail.restrictedTitle}
        </h2>
        <p className="prose mt-2">{detail.restrictedText}</p>
        <div className="mt-3">
          <SignInLine returnTo={returnTo} />
        </div>
      </section>
      <p className="mt-6 text-sm text-muted">{detail.listingId(open.mlsNumber)}</p>
    </div>
  );
}
