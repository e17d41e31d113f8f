import type { ListingSummary } from '#src/contract/listings/listing.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useLocale } from '../locale/use-texts.ts';
import { squareFeetText } from './measures.ts';

type Details = Pick<
  ListingSummary['details'],
  'numBedrooms' | 'numBathrooms' | 'numGarageSpaces' | 'sqft'
>;

/** Its style draws each icon. */
type Fact = {
  readonly kind: 'beds' | 'baths' | 'garage' | 'size';
  readonly text: string;
  readonly spokenText: string;
};

function factsOf(details: Details, locale: Locale): readonly Fact[] {
  const { numBedrooms, numBathrooms, numGarageSpaces, sqft } = details;
  const { beds, baths, garage, sqft: area, sqftShort } = listingTexts(locale);
  const size = squareFeetText(sqft, locale);
  const countFact = (kind: Fact['kind'], count: number | null, say: (count: number) => string) =>
    count === null ? [] : [{ kind, text: String(count), spokenText: say(count) }];
  return [
    ...countFact('beds', numBedrooms, beds),
    ...countFact('baths', numBathrooms, baths),
    ...countFact('garage', numGarageSpaces || null, garage),
    ...(size
      ? [{ kind: 'size' as const, text: `${size} ${sqftShort}`, spokenText: area(size) }]
      : []),
  ];
}

/** Beds, baths, garage and size, where they are known. */
export function Facts({ details }: { details: Details }) {
  const facts = factsOf(details, useLocale());
  if (facts.length === 0) return null;
  return (
    <ul className="facts">
      {facts.map(({ kind, text, spokenText }) => (
        <li key={kind} data-fact={kind} title={spokenText}>
          <span aria-hidden="true">{text}</span>
          <span className="sr-only">{spokenText}</span>
        </li>
      ))}
    </ul>
  );
}
