import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { cityLine } from '#src/domain/listing/address.ts';
import { provinceOf } from '#src/domain/places/provinces.ts';
import { fold } from '#src/lib/text/fold.ts';
import { listingText, type Suggestion } from '#src/domain/search/suggestions/suggestions.ts';
import type { Locale } from '#src/messages/locale.ts';
import { searchBoxTexts } from '#src/messages/search/search-box.ts';
import { priceText } from '#src/ui/listing/Price.tsx';

/** The texts of a suggestion's line. */
export type OptionText = {
  readonly main: string;
  readonly secondary: string;
  /** At the end of the line. */
  readonly aside: string;
};

type Listing = Extract<Suggestion, { kind: 'listing' }>['listing'];

function listingOption(listing: Listing, typedText: string, locale: Locale): OptionText {
  const words = searchBoxTexts(locale);
  const { mlsNumber, city, state, street, price } = listing;
  const foldedQuery = fold(listingText(typedText));
  const isByNumber = foldedQuery !== '' && fold(mlsNumber).startsWith(foldedQuery);
  const number = isByNumber ? [words.mlsNumber(mlsNumber)] : [];
  if (street === null) {
    const secondary = [words.signIn, ...number].join(' · ');
    return { main: words.hiddenHome(city), secondary, aside: '' };
  }
  const secondary = [cityLine({ city, state }), ...number].join(' · ');
  return { main: street, secondary, aside: price ? priceText(price, locale) : '' };
}

function placeOption(
  { kind, city, state, structured_formatting, homes }: PlaceSuggestion,
  locale: Locale,
): OptionText {
  const words = searchBoxTexts(locale);
  const isCity = kind === 'city';
  const region = isCity ? (provinceOf(state)?.name ?? state) : `${city}, ${state}`;
  return {
    main: structured_formatting.main_text,
    secondary: homes ? `${region} · ${homes.text}` : region,
    // A neighbourhood is listed under a heading of that word.
    aside: kind === 'neighbourhood' ? '' : words.kinds[kind],
  };
}

/** The line of a suggestion; a home shows its number when that was typed. */
export function optionText(suggestion: Suggestion, typedText: string, locale: Locale): OptionText {
  if (suggestion.kind === 'listing') return listingOption(suggestion.listing, typedText, locale);
  return placeOption(suggestion.place, locale);
}

/** The line of a suggestion for screen readers. */
export function optionName({ main, secondary, aside }: OptionText): string {
  return [main, secondary, aside].filter(Boolean).join(', ');
}
