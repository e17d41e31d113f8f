import './badge.css';
import type { ListingSummary } from '#src/contract/listings/listing.ts';
import {
  type Badge as ListingBadgeName,
  badgeOf,
  priceChangeOf,
} from '#src/domain/listing/badge.ts';
import { abbreviateDollars } from '#src/domain/money.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import type { Locale } from '#src/messages/locale.ts';
import { useTexts } from '../locale/use-texts.ts';

export type BadgeName = ListingBadgeName | 'off-market';

type BadgeFields = Pick<
  ListingSummary,
  'type' | 'lastStatus' | 'listDate' | 'listPrice' | 'originalPrice'
>;

/** The badge of a listing on a day in words: "Sold", "Price Change −$25K". */
export function badgeText(listing: BadgeFields, today: string, locale: Locale): string {
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
      <span className="badge-dot" data-badge={name} aria-hidden="true" />
      {text ?? words.badges[name]}
    </span>
  );
}
