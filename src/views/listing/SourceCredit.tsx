import type { FullListing } from '#src/contract/listings/listing.ts';
import { en } from '#src/messages/en.ts';
import { detail } from '#src/messages/en/detail.ts';
import { dayText } from '#src/ui/measures.ts';
import { Section } from './Section.tsx';

/** What a real estate board wants said beside its listings. */
export type BoardNotice = { readonly credit: string; readonly disclaimer: string };

type Props = { listing: FullListing; board: BoardNotice | undefined };

/** Where the listing comes from: its number, its brokerage and the board's own words. */
export function SourceCredit({ listing, board }: Props) {
  const { brokerageName } = listing.office;
  const updated = dayText(listing.timestamps.listingUpdated ?? '');
  return (
    <Section id="source" title={detail.source}>
      <p className="font-medium">
        {brokerageName ? en.listing.brokerage(brokerageName) : en.listing.brokerageUnknown}
      </p>
      <p className="mt-1 text-sm text-muted tabular-nums wrap-anywhere">
        {detail.listingId(listing.mlsNumber)}
        {updated && ` · ${detail.updated(updated)}`}
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
