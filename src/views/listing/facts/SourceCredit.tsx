import type { FullListing } from '#src/contract/listings/listing.ts';
import type { Board } from '#src/domain/listing/boards.ts';
import { localDay } from '#src/domain/listing/local-day.ts';
import { BASE_PATH } from '#src/domain/routes.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { dayText } from '#src/ui/listing/measures.ts';
import { Section } from '../Section.tsx';
import { safeUrl } from './safe-url.ts';

type Props = { listing: FullListing; board: Board | undefined };

const REALTOR_CA = 'https://www.realtor.ca/';

/** The link to the page of the home on REALTOR.ca, which the rules of DDF ask for. */
function RealtorCaBadge({ listing }: { listing: FullListing }) {
  const { poweredByRealtorCa } = useTexts(detailTexts);
  const href = safeUrl(listing.details.moreInformationLink) ?? REALTOR_CA;
  return (
    <p>
      <a href={href} rel="noreferrer" target="_blank" className="lone-link">
        {poweredByRealtorCa}
      </a>
    </p>
  );
}

/** The source of the listing: its number, its brokerage and the board's own words. */
export function SourceCredit({ listing, board }: Props) {
  const locale = useLocale();
  const detailWords = useTexts(detailTexts);
  const listingWords = useTexts(listingTexts);
  const { brokerageName } = listing.office;
  const { timestamps, address } = listing;
  const updatedOn = dayText(localDay(timestamps.listingUpdated ?? '', address.state), locale);
  return (
    <Section id="source" title={detailWords.source}>
      <p className="font-medium">
        {brokerageName ? listingWords.brokerage(brokerageName) : listingWords.brokerageUnknown}
      </p>
      <p className="mt-1 text-sm text-muted tabular-nums wrap-anywhere">
        {detailWords.listingId(listing.mlsNumber)}
        {updatedOn && ` · ${detailWords.updated(updatedOn)}`}
      </p>
      {board && (
        <div className="mt-4 max-w-[70ch] text-sm text-muted grid gap-2">
          <p>{board.credit}</p>
          <p>{board.disclaimer}</p>
          {board.logo && (
            <img
              src={`${BASE_PATH}/${board.logo.file}`}
              width={board.logo.width}
              height={board.logo.height}
              alt={board.name}
              loading="lazy"
            />
          )}
          {board.realtorCaBadge && <RealtorCaBadge listing={listing} />}
        </div>
      )}
    </Section>
  );
}
