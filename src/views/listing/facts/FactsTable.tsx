import type { FullListing } from '#src/contract/listings/listing.ts';
import type { UsualDays } from '#src/domain/market/trends/load-trends.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { factGroupsOf } from './facts.ts';
import { Section } from '../Section.tsx';

type Props = {
  listing: FullListing;
  /** How long homes around it take to sell; absent where that is not known. */
  usualDays?: UsualDays | undefined;
};

/** The facts about a home, as pairs of a name and a value in a few groups. */
export function FactsTable({ listing, usualDays }: Props) {
  const locale = useLocale();
  const words = useTexts(detailTexts);
  const groups = factGroupsOf(listing, usualDays, locale);
  if (groups.length === 0) return null;
  return (
    <Section id="facts" title={words.facts}>
      <div className="grid sm:grid-cols-2 gap-x-12 gap-y-6 tabular-nums wrap-anywhere">
        {groups.map(({ title, facts }) => (
          <section key={title}>
            <h3 className="heading-group">{title}</h3>
            <dl className="mt-1">
              {facts.map(({ label, value, note }) => (
                <div
                  key={label}
                  className="flex justify-between gap-6 max-[19.9rem]:gap-3 py-1.5 sm:py-2 border-b border-line"
                >
                  <dt className="text-muted shrink-0">{label}</dt>
                  <dd className="font-medium text-right">
                    {value}
                    {note && <span className="block text-sm font-normal text-muted">{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Section>
  );
}
