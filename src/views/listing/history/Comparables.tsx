import type { Comparable } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { memoize } from '#src/lib/memoize.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { Section } from '../Section.tsx';

/** Homes that are seen at a time (specification, business constants). */
const AT_A_TIME = 2;

const kilometres = memoize(
  (locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

function Pair({ homes }: { homes: readonly Comparable[] }) {
  const locale = useLocale();
  const { comparables: words } = useTexts(detailTexts);
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {homes.map((home) => (
        <li key={listingKey(home)} className="flex flex-col min-w-0">
          <ListingCard listing={home} />
          {home.distance !== null && (
            <p className="mt-1.5 text-sm text-muted tabular-nums wrap-anywhere">
              {words.away(kilometres(locale).format(home.distance))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The first homes, and the others behind a button: each opens the next two, without a script. */
function Some({ homes }: { homes: readonly Comparable[] }) {
  const { comparables: words } = useTexts(detailTexts);
  const rest = homes.slice(AT_A_TIME);
  return (
    <>
      <Pair homes={homes.slice(0, AT_A_TIME)} />
      {rest.length > 0 && (
        <details className="mt-5 [&[open]>summary]:hidden">
          <summary className="btn-secondary w-fit mx-auto list-none">{words.more}</summary>
          <Some homes={rest} />
        </details>
      )}
    </>
  );
}

type Props = { homes: readonly Comparable[]; type: 'Sale' | 'Lease' };

/** Closed homes that compare to one, as far as the viewer may see them. */
export function Comparables({ homes, type }: Props) {
  const { comparables: words } = useTexts(detailTexts);
  return (
    <div data-for-viewer="comparables">
      {homes.length > 0 && (
        <Section id="comparables" title={type === 'Sale' ? words.sold : words.leased}>
          <Some homes={homes} />
        </Section>
      )}
    </div>
  );
}
