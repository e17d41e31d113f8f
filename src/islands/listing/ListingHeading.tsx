import { CalendarDays, MapPin } from 'lucide-react';
import type { FullListing } from '#src/contract/listing.ts';
import { cityLine, streetLine } from '#src/domain/address.ts';
import { badgeOf } from '#src/domain/status.ts';
import { en } from '#src/messages/en.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { icon } from '#src/ui/icon.ts';
import { dayText, squareFeetText } from '#src/ui/measures.ts';
import { Price } from '#src/ui/Price.tsx';

function keyFacts({ details }: FullListing): { label: string; value: string }[] {
  const { beds, baths, garage, sqft } = en.detail.factLabel;
  const rows = [
    { label: beds, value: details.numBedrooms?.toString() },
    { label: baths, value: details.numBathrooms?.toString() },
    { label: garage, value: (details.numGarageSpaces || null)?.toString() },
    { label: sqft, value: squareFeetText(details.sqft) },
  ];
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function KeyFacts({ listing }: { listing: FullListing }) {
  const facts = keyFacts(listing);
  if (facts.length === 0) return null;
  return (
    <dl
      aria-label={en.detail.keyFacts}
      className="mt-6 flex flex-wrap gap-x-8 sm:gap-x-12 gap-y-4 py-4 border-y border-line"
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Status, price, address and key facts of a home. */
export function ListingHeading({ listing, mapHref }: { listing: FullListing; mapHref: string }) {
  const listed = dayText(listing.listDate);
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-center gap-2">
        <Badge name={badgeOf(listing)} />
        {listed && (
          <span className="chip font-medium">
            <CalendarDays {...icon(15)} />
            {en.detail.listedOn(listed)}
          </span>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Price listing={listing} size="page" />
          <h1 className="mt-2 text-lg sm:text-xl leading-snug">
            <span className="font-semibold">{streetLine(listing.address)}</span>{' '}
            <span className="block text-muted">{cityLine(listing.address)}</span>
          </h1>
        </div>
        <a href={mapHref} className="btn-secondary">
          <MapPin {...icon()} />
          {en.detail.viewOnMap}
        </a>
      </div>
      <KeyFacts listing={listing} />
    </div>
  );
}
