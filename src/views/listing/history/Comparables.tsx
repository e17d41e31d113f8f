import { decimalText } from '#src/lib/text/decimal-text.ts';
import type { Comparable, FullListing } from '#src/contract/listings/listing.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { perSqftText } from '#src/ui/listing/per-sqft-text.ts';
import { CachedCard } from '../../CachedCard.tsx';
import { Section } from '../Section.tsx';
import { ComparablesMap, type NumberedHome } from './ComparablesMap.tsx';
import { differenceText } from './difference-text.ts';

/** Homes that are seen at a time (specification, business constants). */
const AT_A_TIME = 2;

type Details = FullListing['details'];

/** Its distance differs between pages; its card is the same on all. */
const withoutDistance = ({ distance: _, ...home }: Comparable) => home;

/** The price per square foot of a home, its differences from the one it is compared with, its distance. */
function Comparison({ home, details }: { home: Comparable; details: Details }) {
  const locale = useLocale();
  const { comparables: words } = useTexts(detailTexts);
  const perSqft = perSqftText(home, locale);
  const facts = [
    perSqft,
    home.distance !== null && words.away(decimalText(home.distance, locale, { most: 1 })),
  ].filter(Boolean);
  return (
    <div className="mt-1.5 text-sm tabular-nums wrap-anywhere">
      <p className="font-medium first-letter:uppercase">
        {differenceText(details, home.details, locale)}
      </p>
      {facts.length > 0 && <p className="text-muted">{facts.join(' · ')}</p>}
    </div>
  );
}

type HomesProps = { homes: readonly NumberedHome[]; details: Details };

function Pair({ homes, details }: HomesProps) {
  const { comparables: words } = useTexts(detailTexts);
  return (
    <ul className="grid gap-x-5 sm:grid-cols-2">
      {homes.map(({ home, number }) => (
        // The cards of a row are equally high, so that the lines below them are level.
        <li
          key={listingKey(home)}
          className="grid grid-cols-1 grid-rows-subgrid row-span-3 min-w-0 not-last:max-sm:mb-5"
        >
          {home.map && (
            <p className="mb-1.5 flex items-center gap-2 text-sm text-muted">
              <span
                aria-hidden="true"
                className="grid place-items-center size-6 rounded-full bg-alert text-white font-semibold"
              >
                {number}
              </span>
              {words.onMap(number)}
            </p>
          )}
          <div className="row-start-2 grid">
            <CachedCard listing={withoutDistance(home)} />
          </div>
          <Comparison home={home} details={details} />
        </li>
      ))}
    </ul>
  );
}

/** The first homes, and the others behind a button: each opens the next two, without a script. */
function Some({ homes, details }: HomesProps) {
  const { comparables: words } = useTexts(detailTexts);
  const rest = homes.slice(AT_A_TIME);
  return (
    <>
      <Pair homes={homes.slice(0, AT_A_TIME)} details={details} />
      {rest.length > 0 && (
        <details className="mt-5 [&[open]>summary]:hidden">
          <summary className="btn-secondary w-fit mx-auto list-none">{words.more}</summary>
          <Some homes={rest} details={details} />
        </details>
      )}
    </>
  );
}

/** Closed homes comparable to one, as far as the viewer may see them. */
export function Comparables({ listing }: { listing: FullListing }) {
  const { comparables: words } = useTexts(detailTexts);
  const { comparables, type, map, details } = listing;
  const homes = comparables.map((home, index) => ({ home, number: index + 1 }));
  return (
    <div data-for-viewer="comparables">
      {homes.length > 0 && (
        <Section id="comparables" title={type === 'Sale' ? words.sold : words.leased}>
          {map && <ComparablesMap listing={{ ...listing, map }} homes={homes} />}
          <Some homes={homes} details={details} />
        </Section>
      )}
    </div>
  );
}
