import type { ListingSummary } from '#src/contract/listings/listing.ts';
import {
  type Badge as ListingBadgeName,
  badgeOf,
  priceChangeOf,
} from '#src/domain/listing/badge.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import { listingTexts } from '#src/messages/listing.ts';
import type { Locale } from '#src/messages/locale.ts';
import { useLocale, useTexts } from '../locale/use-texts.ts';
import { useToday } from '../today.ts';

export type BadgeName = ListingBadgeName | 'off-market';

// Green for what is offered, clay for what is not; the shapes differ too.
const DOTS: Readonly<Record<BadgeName, string>> = {
  'for-sale': 'size-2 rounded-full bg-evergreen',
  'for-lease': 'size-2 rounded-full border-2 border-evergreen',
  new: 'size-2 rotate-45 bg-evergreen',
  'price-change': 'w-2.5 h-1 bg-evergreen',
  'coming-soon': 'size-2 rotate-45 border-2 border-evergreen',
  'back-on-market': 'size-2 bg-evergreen',
  'sold-conditionally': 'size-2 rounded-full bg-clay',
  'leased-conditionally': 'size-2 rounded-full border-2 border-clay',
  sold: 'size-2 rotate-45 bg-clay',
  leased: 'size-2 rotate-45 border-2 border-clay',
  'off-market': 'w-2.5 h-0.5 bg-muted',
};

type Marked = Pick<
  ListingSummary,
  'type' | 'lastStatus' | 'listDate' | 'listPrice' | 'originalPrice'
>;

/** The badge of a listing on a day in words: "Sold", "Price Change −$25K". */
export function badgeText(listing: Marked, today: string, locale: Locale): string {
  const { badges, priceChange } = listingTexts(locale);
  const change = priceChangeOf(listing);
  const words = badges[badgeOf(listing, today)];
  if (change === null) return words;
  return priceChange(words, change < 0, abbreviateDollars(Math.abs(change), locale));
}

type Props = { name: BadgeName; text?: string; floating?: boolean };

/** The state of a listing in words; the mark before them differs in shape as well as in colour. */
export function Badge({ name, text, floating = false }: Props) {
  const words = useTexts(listingTexts);
  return (
    <span className={floating ? 'badge-on-photo' : 'chip'}>
      <span className={DOTS[name]} aria-hidden="true" />
      {text ?? words.badges[name]}
    </span>
  );
}

/** The badge of a listing today. */
export function ListingBadge({ listing, floating }: { listing: Marked; floating?: boolean }) {
  const [locale, today] = [useLocale(), useToday()];
  const text = badgeText(listing, today, locale);
  return <Badge name={badgeOf(listing, today)} text={text} floating={floating ?? false} />;
}
