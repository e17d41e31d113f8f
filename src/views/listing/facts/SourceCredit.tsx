import type { FullListing } from '#src/contract/listings/listing.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { dayText } from '#src/ui/listing/measures.ts';
import { Section } from '../Section.tsx';

/** What a real estate board wants said beside its listings. */
export type BoardNotice = { readonly credit: string; readonly disclaimer: string };

type Props = { listing: FullListing; board: BoardNotice | undefined };

/** Where the listing comes from: its number, its brokerage and the board's own words. */
export function SourceCredit({ listing, board }: Props) {
  const locale = useLocale();
  const detailWords = useTexts(detailTexts);
  const listingWords = useTexts(listingTexts);
  const { brokerageName } = listing.office;
  const updatedOn = dayText(listing.timestamps.listingUpdated ?? '', locale);
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
        </div>
      )}
    </Section>
  );
}
