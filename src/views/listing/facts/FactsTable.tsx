import type { FullListing } from '#src/contract/listings/listing.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { factsOf } from './facts.ts';
import { Section } from '../Section.tsx';

/** What is known of a home, as pairs of a name and a value. */
export function FactsTable({ listing }: { listing: FullListing }) {
  const locale = useLocale();
  const words = useTexts(detailTexts);
  const facts = factsOf(listing, locale);
  if (facts.length === 0) return null;
  return (
    <Section id="facts" title={words.facts}>
      <dl className="grid sm:grid-cols-2 gap-x-10 tabular-nums wrap-anywhere">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-6 py-2.5 border-b border-line">
            <dt className="text-muted shrink-0">{label}</dt>
            <dd className="font-medium text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
