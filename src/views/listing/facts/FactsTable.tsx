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

/** Characters that have room beside another fact on a phone. */
const SHORT = 22;

const isLong = (value: string, note: string | undefined) => Boolean(note) || value.length > SHORT;

/** The facts about a home, as pairs of a name and a value in a few groups. */
export function FactsTable({ listing, usualDays }: Props) {
  const locale = useLocale();
  const words = useTexts(detailTexts);
  const groups = factGroupsOf(listing, usualDays, locale);
  if (groups.length === 0) return null;
  return (
    <Section id="facts" title={words.facts}>
      <div className="grid sm:grid-cols-2 gap-x-12 gap-y-4 sm:gap-y-6 tabular-nums wrap-anywhere">
        {groups.map(({ title, facts }) => (
          <section key={title}>
            <h3 className="heading-group">{title}</h3>
            <dl className="fact-pairs mt-1">
              {facts.map(({ label, value, note }) => (
                <div
                  key={label}
                  className={`flex justify-between gap-x-6 py-1 sm:py-2 border-b border-line ${isLong(value, note) ? 'is-long' : ''}`}
                >
                  <dt className="text-muted shrink-0 max-sm:text-sm">{label}</dt>
                  <dd className="font-medium sm:text-right">
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
