import { Bath, BedDouble, Car, Maximize } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListingSummary } from '#src/contract/listings/listing.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { useLocale } from '../locale/use-texts.ts';
import { icon } from '../icon.ts';
import { squareFeetText } from './measures.ts';

type Details = Pick<
  ListingSummary['details'],
  'numBedrooms' | 'numBathrooms' | 'numGarageSpaces' | 'sqft'
>;

type Item = { glyph: ReactNode; text: string; spokenText: string };

function Fact({ glyph, text, spokenText }: Item) {
  return (
    <li className="inline-flex items-center gap-1 whitespace-nowrap" title={spokenText}>
      <span className="text-primary">{glyph}</span>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spokenText}</span>
    </li>
  );
}

function itemsOf(
  { numBedrooms, numBathrooms, numGarageSpaces, sqft }: Details,
  locale: Locale,
): Item[] {
  const words = listingTexts(locale);
  const { beds, baths, garage, sqft: area, sqftShort } = words;
  const size = squareFeetText(sqft, locale);
  const countFact = (glyph: ReactNode, count: number | null, say: (count: number) => string) =>
    count === null ? [] : [{ glyph, text: String(count), spokenText: say(count) }];
  return [
    ...countFact(<BedDouble {...icon(15)} />, numBedrooms, beds),
    ...countFact(<Bath {...icon(15)} />, numBathrooms, baths),
    ...countFact(<Car {...icon(15)} />, numGarageSpaces || null, garage),
    ...(size
      ? [
          {
            glyph: <Maximize {...icon(15)} />,
            text: `${size} ${sqftShort}`,
            spokenText: area(size),
          },
        ]
      : []),
  ];
}

/** Beds, baths, garage and size, as far as they are known. */
export function Facts({ details }: { details: Details }) {
  const locale = useLocale();
  const items = itemsOf(details, locale);
  if (items.length === 0) return null;
  return (
    <ul className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.84rem] font-medium text-ink tabular-nums">
      {items.map((item) => (
        <Fact key={item.spokenText} {...item} />
      ))}
    </ul>
  );
}
