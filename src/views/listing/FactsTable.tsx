import type { FullListing } from '#src/contract/listings/listing.ts';
import { detail } from '#src/messages/en/detail.ts';
import { factsOf } from './facts.ts';
import { Section } from './Section.tsx';

/** What is known of a home, as pairs of a name and a value. */
export function FactsTable({ listing }: { listing: FullListing }) {
  const facts = factsOf(listing);
  if (facts.length === 0) return null;
  return (
    <Section id="facts" title={detail.facts}>
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
