import type { ReactNode } from 'react';
import { abbreviateDollars } from '#src/domain/money.ts';
import { placeText } from '#src/domain/places/text.ts';
import type {
  PlaceLink,
  PopularSearch,
  SuggestionColumns,
} from '#src/domain/search/suggestions/suggestion-columns.ts';
import type { ListingHint } from '#src/domain/search/suggestions/suggestions.ts';
import type { Locale } from '#src/messages/locale.ts';
import { listingTexts } from '#src/messages/listing/listing.ts';
import { resultsTexts } from '#src/messages/search/results.ts';
import { useTexts, useLocale } from '../../locale/use-texts.ts';
import { priceText } from '../Price.tsx';

/** A link of a column, with a remark at the end of its line. */
type Item = { readonly href: string; readonly text: string; readonly note?: string };

function searchItem({ kind, amount, href }: PopularSearch, city: string, locale: Locale): Item {
  const resultsWords = resultsTexts(locale);
  const amountText = kind === 'under' ? abbreviateDollars(amount, locale) : String(amount);
  return { href, text: resultsWords.popularSearch[kind](placeText(city), amountText) };
}

function placeItem({ city, state, count, href }: PlaceLink, locale: Locale): Item {
  return { href, text: `${placeText(city)}, ${state}`, note: count.toLocaleString(locale) };
}

function homeItem({ street, city, price, path }: ListingHint, locale: Locale): Item {
  const listingWords = listingTexts(locale);
  const text = street ?? listingWords.hiddenHome(placeText(city));
  return { href: path, text, ...(price ? { note: priceText(price, locale) } : {}) };
}

export const SUGGESTION_HEADING = 'text-base font-semibold';

function Column({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <section className="min-w-0">
      <h3 className={SUGGESTION_HEADING}>{title}</h3>
      <ul className="mt-2">
        {items.map(({ href, text, note }) => (
          <li key={href}>
            <a href={href} className="suggestion-link">
              <span className="min-w-0">{text}</span>
              {note && <span className="shrink-0 text-sm text-muted tabular-nums">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type BandProps = { title: string; isLoading?: boolean; children: ReactNode };

/**
 * The band the suggestions lie on, of the same size with and without them; a phone shows its title until its
 * reader opens it.
 */
export function SuggestionBand({ title, isLoading = false, children }: BandProps) {
  const Title = isLoading ? 'p' : 'h2';
  return (
    <div className="bg-sand border-t border-line">
      <div className="page py-3 sm:py-12">
        <Title className="heading-3 max-sm:hidden">{title}</Title>
        <details className="fold-on-phones">
          <summary className="fold-title heading-3">{title}</summary>
          <div className="suggestion-columns">{children}</div>
        </details>
      </div>
    </div>
  );
}

/** Where to look on: searches of a city, cities nearby, popular cities and the latest homes. */
export function SuggestionBlock({ columns }: { columns: SuggestionColumns }) {
  const locale = useLocale();
  const resultsWords = useTexts(resultsTexts);
  const { city, searches, nearby, popular, recent } = columns;
  return (
    <SuggestionBand title={resultsWords.suggestions(placeText(city))}>
      <Column
        title={resultsWords.popularSearches}
        items={searches.map((search) => searchItem(search, city, locale))}
      />
      <Column
        title={resultsWords.nearbyCities}
        items={nearby.map((place) => placeItem(place, locale))}
      />
      <Column
        title={resultsWords.popularCities}
        items={popular.map((place) => placeItem(place, locale))}
      />
      <Column
        title={resultsWords.recentListings}
        items={recent.map((home) => homeItem(home, locale))}
      />
    </SuggestionBand>
  );
}
